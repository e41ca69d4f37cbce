import { DAY_MS, findInstant } from '@welt/kit/time'

export interface LocalWindow {
  readonly startsLocal: string | null
  readonly endsLocal: string | null
  /** Inclusive. */
  readonly startsAt: Date | null
  /** Exclusive. */
  readonly endsAt: Date | null
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

function endOf(text: string): string {
  if (!DAY.test(text)) return text
  const next = Date.parse(`${text}T00:00Z`) + DAY_MS
  return Number.isNaN(next) ? text : `${new Date(next).toISOString().slice(0, 10)}T00:00`
}

/** Dates are inclusive. @returns undefined when invalid or not ascending */
export function parseWindow(
  from: string | undefined,
  to: string | undefined,
  timeZone: string,
): LocalWindow | undefined {
  const startsLocal = from === undefined ? null : DAY.test(from) ? `${from}T00:00` : from
  const endsLocal = to === undefined ? null : endOf(to)
  const startsAt = startsLocal === null ? null : findInstant(startsLocal, timeZone, 'start')
  const endsAt = endsLocal === null ? null : findInstant(endsLocal, timeZone, 'end')
  if (startsAt === undefined || endsAt === undefined) return undefined
  if (startsAt && endsAt && startsAt >= endsAt) return undefined
  return { startsLocal, endsLocal, startsAt, endsAt }
}
