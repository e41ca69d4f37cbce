import { createLineWriter, type LogLine } from './log/outage-lines.ts'
import { counter } from './telemetry/metrics.ts'
import { tracer } from './telemetry/trace.ts'

/** Facts never include bodies, emails, names, addresses or tokens. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, facts?: Readonly<Record<string, unknown>>) => void

function writeLine({ level, part, event, facts }: LogLine): void {
  const write = level === 'error' ? console.error : console.log
  write(JSON.stringify({ time: new Date().toISOString(), level, part, event, ...facts }))
}

const alarms = counter({ name: 'welt_alarms_total', help: 'Log lines that are alarms', labels: {} })
const errors = counter({ name: 'welt_log_errors_total', help: 'Log lines of level error', labels: {} })

function countLine({ level, facts }: LogLine): void {
  if (facts.alarm === true) alarms.add({})
  if (level === 'error') errors.add({})
}

const LINES = Symbol.for('welt.log-lines')
const shared = globalThis as { [LINES]?: (line: LogLine) => void }

/**
 * Errors go to stderr. Repeated outage lines are throttled to one a second per process, even across bundled copies of
 * this module.
 */
export function createLog(part: string): Log {
  shared[LINES] ??= createLineWriter(writeLine)
  const write = shared[LINES]
  return (level, event, facts = {}) => {
    const trace = tracer()?.traceId()
    const line = { level, part, event, facts: trace === undefined ? facts : { ...facts, trace } }
    countLine(line)
    write(line)
  }
}

/** Quoted schema names; other quotations come from the client. */
const QUOTED = /((?:fields?|arguments?|types?|fragments?|directives?|variables?) )?"(?:[^"\\]|\\.)*"/gi

/** Some patterns take quadratic time. */
const LONGEST_MESSAGE = 2000

/** Strips values of variables and arguments. [A91] */
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

export function operationNameOf(document: string): string {
  return /\b(?:query|mutation)\s+(\w{1,80})/.exec(document)?.[1] ?? 'unnamed'
}
