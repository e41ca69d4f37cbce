import { normalValue } from '@welt/kit/text/typed-text'
import { DAY_MS } from '@welt/kit/time'
import type { Parsed } from './parsed.ts'

/** In milliseconds; NaN unless the text is a day that exists, as `YYYY-MM-DD`. */
function timeOf(text: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return Number.isNaN(time) || dateOf(time) === text ? time : Number.NaN
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

export const isDate = (text: string) => !Number.isNaN(timeOf(text))

/** @param today `YYYY-MM-DD`, local to the site */
export function parseDayAhead(
  text: string,
  today: string,
  mostDays: number,
): Parsed<string, 'not-a-day' | 'past' | 'too-late'> {
  const date = normalValue(text)
  if (!isDate(date)) return { fault: 'not-a-day' }
  if (date < today) return { fault: 'past' }
  return date > dateOf(timeOf(today) + mostDays * DAY_MS) ? { fault: 'too-late' } : { value: date }
}

const EARLIEST_BIRTH_YEAR = '1900'

/** Null when empty: it is optional. [A60] */
export function parseBirthDate(text: string, today: string): Parsed<string | null, 'not-a-day' | 'future'> {
  const date = normalValue(text)
  if (date === '') return { value: null }
  if (!isDate(date) || date < EARLIEST_BIRTH_YEAR) return { fault: 'not-a-day' }
  return date > today ? { fault: 'future' } : { value: date }
}
