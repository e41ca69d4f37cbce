import { type ParseArgsConfig, parseArgs } from 'node:util'
import { brands } from '@welt/brands'
import { COMMANDS } from './table/commands.ts'

/** Of every command. */
const COMMON_OPTIONS = ' --json --dry-run'

/** Wrong arguments: prints the command's usage and exits with 2. */
export class UsageError extends Error {}

/** A valid call that is refused: prints its message and exits with 1. */
export class Refusal extends Error {}

export const MISUSED = 2

export function usageOf(name: string): string {
  const call = COMMANDS[name]
  return call ? `npm run welt -- ${name} ${call.usage}\n  ${call.does}\n` : ''
}

interface CallToken {
  /** The word without brackets; literal unless `isFree`. */
  readonly text: string
  readonly isFree: boolean
  readonly isOptional: boolean
}

interface Form {
  readonly text: string
  readonly words: readonly CallToken[]
  readonly isRepeated: boolean
  readonly options: Readonly<Record<string, NonNullable<ParseArgsConfig['options']>[string]>>
}

function readForm(text: string): Form {
  const words: CallToken[] = []
  const options: Record<string, { type: 'boolean' | 'string'; multiple: boolean }> = {}
  let isOptional = false
  for (const [token] of `${text}${COMMON_OPTIONS}`.matchAll(/<[^>]+>|[[\]…]|--[\w-]+(?:=\*?)?|[\w-]+/g)) {
    if (token === '[') isOptional = true
    else if (token === ']' || token === '…') continue
    else if (token.startsWith('--')) {
      const [name = '', value] = token.slice(2).split('=')
      options[name] = { type: value === undefined ? 'boolean' : 'string', multiple: value === '*' }
    } else words.push({ text: token.replace(/[<>]/g, ''), isFree: token.startsWith('<'), isOptional })
  }
  return { text, words, isRepeated: text.includes('…'), options }
}

const list = (words: readonly string[]) => words.join(', ').replace(/, ([^,]*)$/, ' or $1')

function mismatch({ words, isRepeated }: Form, given: readonly string[]): string | undefined {
  for (const [at, { text, isFree, isOptional }] of words.entries()) {
    const token = given[at]
    if (token === undefined && isOptional) return undefined
    if (token === undefined) return `<${text}> is missing.`
    if (!isFree && token !== text) return `Use ${text}, not "${token}".`
    if (isFree && text === 'site' && !brands.some(({ id }) => id === token)) return `There is no site "${token}".`
    if (isFree && text !== 'value' && token.trim() === '') return `<${text}> is empty.`
  }
  if (given.length > words.length && !isRepeated) return `Unexpected argument "${given[words.length]}".`
  return undefined
}

/** @throws UsageError for an unknown verb */
function formsFor(forms: readonly Form[], given: readonly string[]): readonly Form[] {
  const verbOf = ({ words: [first] }: Form) => (first && !first.isFree ? first.text : undefined)
  const verbs = forms.map(verbOf).filter((verb) => verb !== undefined)
  if (verbs.length === 0) return forms
  const fitting = forms.filter((form) => (given[0] === undefined ? form.words.length === 0 : verbOf(form) === given[0]))
  const withoutVerb = forms.filter(({ words: [first] }) => first?.isFree && !first.isOptional)
  if (fitting.length === 0 && withoutVerb.length > 0) return withoutVerb
  if (fitting.length === 0)
    throw new UsageError(`Use ${list(verbs)}${given[0] === undefined ? '' : `, not "${given[0]}"`}.`)
  return fitting
}

export interface CheckedCall {
  /** As in COMMANDS. */
  readonly form: string
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>
  readonly isJson: boolean
  readonly isDryRun: boolean
}

/**
 * Checks word order, sites and options; commands check the values.
 * @throws UsageError
 */
export function checkCall(name: string, args: readonly string[]): CheckedCall {
  const forms = COMMANDS[name]?.forms.map(readForm) ?? []
  const known = Object.assign({}, ...forms.map((form) => form.options))
  let parsed: { values: CheckedCall['options']; positionals: string[] }
  try {
    parsed = parseArgs({ args: [...args], options: known, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0] ?? '')
  }
  const { values: options, positionals: words } = parsed
  let reason: string | undefined
  for (const form of formsFor(forms, words)) {
    const stray = Object.keys(options).find((option) => !Object.hasOwn(form.options, option))
    reason = mismatch(form, words) ?? (stray === undefined ? undefined : `--${stray} can't be used here.`)
    const isJson = options.json === true
    if (reason === undefined) return { form: form.text, words, options, isJson, isDryRun: options['dry-run'] === true }
  }
  throw new UsageError(reason)
}
