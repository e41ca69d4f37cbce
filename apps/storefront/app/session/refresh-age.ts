import { DAY_MS, HOUR_MS, MINUTE_MS } from '@welt/kit/time'

/** [R3.113, R9.01] */
export const TOKEN_LIFE_MS = 3 * DAY_MS
/** [R9.06] */
const REFRESH_FACTOR = 1

/** An hour if tokens live longer than a day, else a minute. [R9.04, R9.05, A46] */
export function refreshAgeMs(lifeMs: number): number {
  return lifeMs > DAY_MS ? HOUR_MS * REFRESH_FACTOR : MINUTE_MS
}
