import { findInstant, localDate, MINUTE_MS } from '@welt/kit/time'
import { dateAfter, hoursOn, type Schedule } from './schedule.ts'

export interface Opening {
  readonly opens: Date
  readonly closes: Date
}

/** A store that opens on none of these days is taken for closed. */
const DAYS_AHEAD = 21

function* calculateOpenings(schedule: Schedule, now: Date): Generator<Opening> {
  const today = localDate(now, schedule.time_zone)
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = dateAfter(today, ahead)
    const { hours } = hoursOn(schedule, date)
    const opens = hours && findInstant(`${date}T${hours.opens}`, schedule.time_zone, 'start')
    const closes = hours && findInstant(`${date}T${hours.closes}`, schedule.time_zone, 'end')
    if (opens && closes && now < closes) yield { opens, closes }
  }
}

interface OpeningsOfMinute {
  readonly minute: number
  readonly calculated: Opening[]
  readonly others: Generator<Opening>
}

/** Stores open and close on whole minutes, so all requests of a minute share the openings of a schedule. */
const openingsOfMinute = new WeakMap<Schedule, OpeningsOfMinute>()

function requireMinute(schedule: Schedule, now: Date): OpeningsOfMinute {
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const known = openingsOfMinute.get(schedule)
  if (known?.minute === minute) return known
  const started = { minute, calculated: [], others: calculateOpenings(schedule, now) }
  openingsOfMinute.set(schedule, started)
  return started
}

/** The one of this moment, if the store is open, and those to come. */
export function* openingsFrom(schedule: Schedule, now: Date): Generator<Opening> {
  const { calculated, others } = requireMinute(schedule, now)
  for (let at = 0; ; at += 1) {
    const opening = calculated[at] ?? others.next().value
    if (!opening) return
    calculated[at] = opening
    yield opening
  }
}
