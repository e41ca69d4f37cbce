import { HOUR_MS, MINUTE_MS, SECOND_MS } from './time.ts'

/** What a commerce server answers, with HTTP 503, while a site is in maintenance. [R8.66, A21] */
export const MAINTENANCE_TEXT = 'the maintenance mode is enabled'

/** When to come back to a site in maintenance, in seconds: at its end, if that is known, but within the hour. */
export function maintenanceWaitSeconds(until: Date | undefined, now: Date): number {
  const leftMs = until ? until.getTime() - now.getTime() : MINUTE_MS
  return Math.ceil(Math.min(HOUR_MS, Math.max(MINUTE_MS, leftMs)) / SECOND_MS)
}
