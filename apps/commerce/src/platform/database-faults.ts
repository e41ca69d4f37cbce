import { counter } from '@welt/kit/telemetry/metrics'
import { MINUTE_MS } from '@welt/kit/time'

/** Disk full, out of memory, too many connections, a limit of the configuration, a disk that fails. */
const FOR_OPERATORS = ['53100', '53200', '53300', '53400', '58030'] as const

const AGAIN_MS = 10 * MINUTE_MS

const faults = counter({
  name: 'welt_database_faults_total',
  help: 'Statements that failed because the database lacks room, memory or connections',
  labels: { code: FOR_OPERATORS },
})

/** Counts each fault that an operator has to mend; logs an alarm at once, then every ten minutes while it lasts. */
export function createFaultAlarm(
  log: (level: 'error', event: string, facts: Readonly<Record<string, unknown>>) => void,
  nowMs: () => number = Date.now,
): (error: unknown) => void {
  const loggedMs = new Map<string, number>()
  return (error) => {
    const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown }
    const known = FOR_OPERATORS.find((each) => each === code)
    if (!known) return
    faults.add({ code: known })
    const now = nowMs()
    if (now - (loggedMs.get(known) ?? Number.NEGATIVE_INFINITY) < AGAIN_MS) return
    loggedMs.set(known, now)
    log('error', 'the database needs an operator', { alarm: true, code: known, message })
  }
}
