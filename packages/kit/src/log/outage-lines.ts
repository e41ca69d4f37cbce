export interface LogLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly part: string
  readonly event: string
  readonly facts: Readonly<Record<string, unknown>>
}

/** Codes for a system that is unreachable, stopping or starting. */
const OUTAGE_CODES =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|CERT_\w+|UND_ERR_\w+|08\w{3}|57P0[1-5]|53[123]00)$/
const OUTAGE_TEXTS =
  /\b(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH)\b|connection terminated|connection ended|terminating connection|timeout exceeded when trying to connect|timeout expired|the database system is|server closed the connection|connection error and is not queryable|fetch failed|other side closed|socket hang up/i

/** Undefined for lines that report no outage. */
function outageOf({ event, facts }: LogLine): string | undefined {
  if (facts.alarm === true) return undefined
  const code = typeof facts.code === 'string' && OUTAGE_CODES.test(facts.code) ? facts.code : undefined
  const [text] = [facts.message, facts.error].flatMap((fact) =>
    typeof fact === 'string' ? (OUTAGE_TEXTS.exec(fact) ?? []) : [],
  )
  const reason = code ?? text
  const job = typeof facts.kind === 'string' ? ` ${facts.kind}` : ''
  return reason === undefined ? undefined : `${event}${job}: ${reason}`
}

/** Then the next outage is logged in full again. */
const QUIET_SECONDS = 10
const MOST_KINDS = 32

interface Timer {
  start(everyMs: number, run: () => void): { stop(): void }
}

const clock: Timer = {
  start(everyMs, run) {
    const timer = setInterval(run, everyMs)
    timer.unref()
    return { stop: () => clearInterval(timer) }
  },
}

/** Writes the first line of each kind of outage in full, then one summary a second. Other lines pass unchanged. */
export function createLineWriter(write: (line: LogLine) => void, timer: Timer = clock): (line: LogLine) => void {
  const seen = new Set<string>()
  let repeats = new Map<string, number>()
  let quietSeconds = 0
  let running: { stop(): void } | undefined

  const tick = (part: string) => {
    quietSeconds = repeats.size > 0 ? 0 : quietSeconds + 1
    if (repeats.size > 0) {
      const count = [...repeats.values()].reduce((sum, one) => sum + one, 0)
      write({
        level: 'error',
        part,
        event: 'outage continues',
        facts: { count, repeated: Object.fromEntries(repeats) },
      })
      repeats = new Map()
    }
    if (quietSeconds < QUIET_SECONDS) return
    running?.stop()
    running = undefined
    seen.clear()
  }

  return (line) => {
    const kind = outageOf(line)
    if (kind === undefined) return write(line)
    if (!seen.has(kind) && seen.size < MOST_KINDS) {
      seen.add(kind)
      write(line)
    } else repeats.set(kind, (repeats.get(kind) ?? 0) + 1)
    if (running) return
    quietSeconds = 0
    running = timer.start(1000, () => tick(line.part))
  }
}
