import { createLineWriter, type LogLine } from './log/outage-lines.ts'

/**
 * Writes what happened as one JSON line: an event and facts about it, never bodies, emails, names, addresses or tokens.
 */
export type Log = (level: 'info' | 'warn' | 'error', event: string, facts?: Readonly<Record<string, unknown>>) => void

function writeLine({ level, part, event, facts }: LogLine): void {
  const write = level === 'error' ? console.error : console.log
  write(JSON.stringify({ time: new Date().toISOString(), level, part, event, ...facts }))
}

const LINES = Symbol.for('welt.log-lines')
const shared = globalThis as { [LINES]?: (line: LogLine) => void }

/**
 * The logger of a part (`storefront`, `commerce`, `worker` …); errors go to standard error. Repeats of an outage become
 * one line a second per process, even across bundled copies of this module.
 */
export function createLog(part: string): Log {
  shared[LINES] ??= createLineWriter(writeLine)
  const write = shared[LINES]
  return (level, event, facts = {}) => write({ level, part, event, facts })
}

/** Names of the schema that errors quote; whatever else they quote, a client sent. */
const QUOTED = /((?:fields?|arguments?|types?|fragments?|directives?|variables?) )?"(?:[^"\\]|\\.)*"/gi

/** Longest message that is searched for values: some patterns take as long as its length squared. */
const LONGEST_MESSAGE = 2000

/**
 * A GraphQL error's message without the values of variables and arguments that it may repeat; a longer one, which
 * repeats a long value, ends before its first quote. [A91]
 */
export function withoutValues(message: string): string {
  if (message.length > LONGEST_MESSAGE)
    return `${withoutValues(message.slice(0, LONGEST_MESSAGE).replace(/".*/s, ''))}…`
  return message
    .replace(/ got invalid value [\s\S]*; /, ' got an invalid value; ')
    .replace(/(represent [\w\s-]*value): [\s\S]*/, '$1')
    .replace(/, found [\s\S]*/, '')
    .replace(QUOTED, (quoted, isName) => (isName ? quoted : '"…"'))
    .replace(/\S+@\S+/g, '…')
}

/** The name of an operation, for a log line. */
export function operationNameOf(document: string): string {
  return /\b(?:query|mutation)\s+(\w{1,80})/.exec(document)?.[1] ?? 'unnamed'
}
