import { findInstant, localDate } from '@welt/kit/time'
import { dateAfter, hoursOn, type Schedule } from './schedule.ts'

export interface Opening {
  readonly opens: Date
  readonly closes: Date
}

/** A store that opens on none of these days is taken for closed. */
const DAYS_AHEAD = 21

/** The one of this moment, if the store is open, and those to come. */
export function* openingsFrom(schedule: Schedule, now: Date): Generator<Opening> {
  const today = localDate(now, schedule.time_zone)
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = dateAfter(today, ahead)
    const { hours } = hoursOn(schedule, date)
    const opens = hours && findInstant(`${date}T${hours.opens}`, schedule.time_zone, 'start')
    const closes = hours && findInstant(`${date}T${hours.closes}`, schedule.time_zone, 'end')
    if (opens && closes && now < closes) yield { opens, closes }
  }
}
