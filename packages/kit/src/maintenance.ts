import { HOUR_MS, MINUTE_MS, SECOND_MS } from './time.ts'

/** Sent with HTTP 503. [R8.66, A21] */
export const MAINTENANCE_TEXT = 'the maintenance mode is enabled'

/** Time to the end of maintenance, at most an hour. */
export function maintenanceWaitSeconds(until: Date | undefined, now: Date): number {
  const leftMs = until ? until.getTime() - now.getTime() : MINUTE_MS
  return Math.ceil(Math.min(HOUR_MS, Math.max(MINUTE_MS, leftMs)) / SECOND_MS)
}
