import { DAY_MS, HOUR_MS, MINUTE_MS } from '@welt/kit/time'

/** Life of a customer token when the shop's configuration does not say. [R3.113, R9.01] */
export const TOKEN_LIFE_MS = 3 * DAY_MS
/** Factor of the hour after which a token is renewed. [R9.06] */
const REFRESH_FACTOR = 1

/**
 * Age from which a token, or a guest's time, is renewed: an hour when tokens live for more than a day, else a minute.
 * [R9.04, R9.05, A46]
 */
export function refreshAgeMs(lifeMs: number): number {
  return lifeMs > DAY_MS ? HOUR_MS * REFRESH_FACTOR : MINUTE_MS
}
