import { HOUR_MS, MINUTE_MS, toStoreTime } from '@welt/kit/time'
import { openingsFrom } from './openings.ts'
import type { Schedule } from './schedule.ts'

/** An order of the last hour is prepared from the next opening on. */
const PREPARATION = { openMs: 2 * HOUR_MS, lastOrderBeforeClosingMs: HOUR_MS, stepMs: 15 * MINUTE_MS } as const

const roundedUp = (ms: number) => Math.ceil(ms / PREPARATION.stepMs) * PREPARATION.stepMs

/** When a pair ordered now can be collected, in hours of opening; undefined when the store does not open again. */
export function collectionReadyAt(schedule: Schedule, now: Date): string | undefined {
  let leftMs: number = PREPARATION.openMs
  for (const { opens, closes } of openingsFrom(schedule, now)) {
    const begins = Math.max(opens.getTime(), now.getTime())
    const isUnderWay = opens < now
    if (isUnderWay && closes.getTime() - begins < PREPARATION.lastOrderBeforeClosingMs) continue
    if (begins + leftMs <= closes.getTime())
      return toStoreTime(new Date(roundedUp(begins + leftMs)), schedule.time_zone)
    leftMs -= closes.getTime() - begins
  }
  return undefined
}
