import { createHash } from 'node:crypto'
import { parseAllDocuments } from 'yaml'
import type { Source } from '../render/chart/source.ts'
import type { ValuePath } from '../render/chart/values.ts'

type Values = Readonly<Record<string, unknown>>

export const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((tree, name) => (tree as Values | undefined)?.[name], values)

const digestOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** Objects made of it are what the templates have to render. */
export const realSource = (values: Values): Source => ({
  text: (path) => String(valueAt(values, path)),
  hostOf: (site) =>
    (valueAt(values, 'hosts') as Record<string, string>)[site] ||
    String(valueAt(values, 'publicHost')).replaceAll('{site}', site),
  count: (path) => Number(valueAt(values, path)),
  list: <T>(path: ValuePath) => valueAt(values, path) as T[],
  map: (path) => valueAt(values, path) as Record<string, string>,
  digest: (path) => digestOf(valueAt(values, path)),
})

/** The functions of Helm that the templates use; any other fails. */
function applied(value: unknown, call: string): unknown {
  const [, from, to] = /^replace `([^`]*)` `([^`]*)`$/.exec(call) ?? []
  if (from !== undefined && to !== undefined) return String(value).replaceAll(from, to)
  if (call === 'toJson') return JSON.stringify(value)
  if (call === 'int') return Number(value)
  if (call === 'sha256sum') return createHash('sha256').update(String(value)).digest('hex')
  throw new Error(`The templates may not use ${call}.`)
}

function expressed(expression: string, values: Values): string {
  const [, map = '', name = '', standard] =
    /^index \.Values\.(\S+) `([^`]*)` \| default \((.*)\)$/.exec(expression) ?? []
  if (standard !== undefined)
    return (valueAt(values, map) as Record<string, string>)[name] || expressed(standard, values)
  const [path = '', ...calls] = expression.split(' | ').map((part) => part.trim())
  const value = valueAt(values, path.replace(/^\.Values\./, ''))
  if (!path.startsWith('.Values.') || value === undefined) throw new Error(`There is no value ${path}.`)
  return String(calls.reduce<unknown>(applied, value))
}

export interface Release {
  readonly values: Values
  readonly isInstall: boolean
}

/** `and`, `not`, parentheses, and paths. */
export function isTrue(condition: string, { values, isInstall }: Release): boolean {
  const inner = condition.trim().replace(/^\((.*)\)$/, '$1')
  if (inner === '.Release.IsInstall') return isInstall
  if (inner.startsWith('.Values.')) return Boolean(valueAt(values, inner.slice('.Values.'.length)))
  if (inner.startsWith('not ')) return !isTrue(inner.slice(4), { values, isInstall })
  const [, left, right] = /^and (\S+) (\(.*\)|\S+)$/.exec(inner) ?? []
  if (left === undefined || right === undefined) throw new Error(`The templates may not ask ${condition}.`)
  return isTrue(left, { values, isInstall }) && isTrue(right, { values, isInstall })
}

const BLOCK = /^\{\{- if (.*) \}\}\n([\s\S]*?)^\{\{- end \}\}\n/gm

/** Objects of a template, as Helm renders it. @throws Error for what is neither in the templates' subset nor YAML */
export function renderTemplate(template: string, release: Release): readonly object[] {
  const chosen = template.replace(BLOCK, (_, condition: string, body: string) =>
    isTrue(condition, release) ? body : '',
  )
  const text = chosen.replace(/\{\{ (.*?) \}\}/g, (_, expression: string) => expressed(expression, release.values))
  if (/\{\{|\}\}/.test(text)) throw new Error(`An expression was not rendered: ${text}`)
  return parseAllDocuments(text).flatMap((document) => {
    if (document.errors.length > 0) throw document.errors[0]
    const object = document.toJS() as object | null
    return object === null ? [] : [object]
  })
}
