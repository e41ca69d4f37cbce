import { Scalar, stringify } from 'yaml'
import { VALUES, type ValuePath } from './values.ts'

/** The values that objects of the chart are made of: real ones, or marks that become expressions of a template. */
export interface Source {
  text(path: ValuePath): string
  /** A shop's own, or the one of `publicHost`. */
  hostOf(site: string): string
  count(path: ValuePath): number
  list<T>(path: ValuePath): T[]
  map(path: ValuePath): Record<string, string>
  /** Differs when the values at the path do. */
  digest(path: ValuePath): string
}

const OPEN = '⟦'
const CLOSE = '⟧'
const mark = (expression: string) => `${OPEN}${expression}${CLOSE}`

const paths = Object.keys(VALUES) as ValuePath[]
/** A count has to be a number until it is printed. */
const COUNT_MARK = 990_000
const countMark = (path: ValuePath) => COUNT_MARK + paths.indexOf(path)
/** Printed without quotes, since JSON is YAML. */
const whole = (path: ValuePath) => mark(`WHOLE .Values.${path} | toJson`)

const markSource: Source = {
  text: (path) => mark(`.Values.${path}`),
  hostOf: (site) =>
    mark(`index .Values.hosts \`${site}\` | default (.Values.publicHost | replace \`{site}\` \`${site}\`)`),
  count: countMark,
  list: <T>(path: ValuePath) => whole(path) as unknown as T[],
  map: (path) => whole(path) as unknown as Record<string, string>,
  digest: (path) => mark(`.Values.${path} | toJson | sha256sum`),
}

export interface Entry {
  readonly build: (source: Source) => object
  /** An expression of Helm; the object is left out where it is false. */
  readonly when?: string
}

/** Double quotes around what has marks, so that no value changes the structure of the document. */
function quoted(value: unknown): unknown {
  if (typeof value === 'string' && value.includes(OPEN))
    return Object.assign(new Scalar(value), { type: 'QUOTE_DOUBLE' as const })
  if (Array.isArray(value)) return value.map(quoted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, quoted(each)]))
}

const printed = (object: object) =>
  stringify(quoted(object), { lineWidth: 0, aliasDuplicateObjects: false })
    .replace(/"⟦WHOLE ([^⟧]*)⟧"/g, '{{ $1 }}')
    .replace(/⟦([^⟧]*)⟧/g, '{{ $1 }}')
    .replace(/\b990\d{3}\b/g, (digits) => `{{ .Values.${paths[Number(digits) - COUNT_MARK]} | int }}`)

/** Text of a template with one or more objects. */
export function template(entries: readonly Entry[]): string {
  return entries
    .map(({ build, when }) => {
      const text = `---\n${printed(build(markSource))}`
      return when ? `{{- if ${when} }}\n${text}{{- end }}\n` : text
    })
    .join('')
}
