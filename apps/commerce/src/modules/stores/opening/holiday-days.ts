import { DAY_MS } from '@welt/kit/time'

/** Midnights in UTC; some rules have no day in some years. */
export type DaysOfYear = (year: number) => readonly Date[]

const SUNDAY = 0
export const MONDAY = 1
export const TUESDAY = 2
export const FRIDAY = 5
const SATURDAY = 6

const addDays = (day: Date, days: number) => new Date(day.getTime() + days * DAY_MS)

const dateOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day))

const firstFrom = (from: Date, weekday: number) => addDays(from, (weekday - from.getUTCDay() + 7) % 7)

export const isWeekend = (day: Date) => day.getUTCDay() === SUNDAY || day.getUTCDay() === SATURDAY

export const fixed =
  (month: number, day: number): DaysOfYear =>
  (year) => [dateOf(year, month, day)]

export const dates =
  (...listed: readonly string[]): DaysOfYear =>
  (year) =>
    listed.filter((date) => date.startsWith(`${year}-`)).map((date) => new Date(`${date}T00:00:00Z`))

export const after =
  (days: number, of: DaysOfYear): DaysOfYear =>
  (year) =>
    of(year).map((day) => addDays(day, days))

/** From a date on. */
export const first =
  (weekday: number, month: number, day = 1): DaysOfYear =>
  (year) => [firstFrom(dateOf(year, month, day), weekday)]

export const last =
  (weekday: number, month: number): DaysOfYear =>
  (year) => [addDays(firstFrom(dateOf(year, month + 1, 1), weekday), -7)]

export const second = (weekday: number, month: number) => first(weekday, month, 8)
export const fourth = (weekday: number, month: number) => first(weekday, month, 22)

export const nearestMonday =
  (month: number, day: number): DaysOfYear =>
  (year) => [firstFrom(addDays(dateOf(year, month, day), -3), MONDAY)]

/** The day itself, or on a weekend the Monday instead. */
export const orMonday =
  (month: number, day: number): DaysOfYear =>
  (year) => {
    const date = dateOf(year, month, day)
    return [isWeekend(date) ? firstFrom(date, MONDAY) : date]
  }

export const mondayAfterWeekend =
  (month: number, day: number): DaysOfYear =>
  (year) => {
    const date = dateOf(year, month, day)
    return isWeekend(date) ? [firstFrom(date, MONDAY)] : []
  }

export const mondayAfterSunday =
  (month: number, day: number): DaysOfYear =>
  (year) => {
    const date = dateOf(year, month, day)
    return date.getUTCDay() === SUNDAY ? [addDays(date, 1)] : []
  }

/** Of two holidays in a row each that is on a weekend has another day two days later. */
export const afterPair =
  (month: number, day: number): DaysOfYear =>
  (year) => {
    const date = dateOf(year, month, day)
    return isWeekend(date) ? [addDays(date, 2)] : []
  }

/** Gregorian computus. */
export const easterSunday: DaysOfYear = (year) => {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const moon = (correction + 19 * golden + 15) % 30
  const late = moon - (moon === 29 || (moon === 28 && golden > 10) ? 1 : 0)
  return [firstFrom(addDays(dateOf(year, 3, 22), late), SUNDAY)]
}
