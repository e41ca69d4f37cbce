import { clockText } from '@welt/kit/stores/store-clock'

/** `09:00-17:00`, or null when closed. */
export type DeskDay = string | null

const WORKDAY_HOURS = '09:00-17:00'
const CLOSED = 'closed'

/** Monday first. */
const USUAL_HOURS: readonly DeskDay[] = [...Array.from({ length: 5 }, () => WORKDAY_HOURS), null, null]

const isDay = (text: string) => {
  const [, opens = '', closes = ''] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? []
  return opens < closes
}

/** Seven days with commas between, Monday first. */
export function parseDeskHours(text: string): readonly DeskDay[] | undefined {
  const days = text.split(',').map((day) => day.trim())
  if (days.length !== 7 || !days.every((day) => day === CLOSED || isDay(day))) return undefined
  return days.map((day) => (day === CLOSED ? null : day))
}

export const deskHoursSetting = (hours: readonly DeskDay[]) => hours.map((day) => day ?? CLOSED).join(',')

/** Falls back to the default hours when the stored value is malformed. */
export function deskHoursOf(value: unknown): readonly DeskDay[] {
  const stored = Array.isArray(value) ? value.map((day: unknown) => (day === null ? CLOSED : String(day))) : []
  return parseDeskHours(stored.join(',')) ?? USUAL_HOURS
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const rangeText = (day: string) => {
  const [opens, closes] = day.split('-').map((time) => clockText(`2000-01-01T${time}:00Z`))
  return `${opens} to ${closes}`
}

const cityOf = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone

/** `Monday to Friday, 9 am to 5 pm Melbourne time`. */
export function deskHoursText(hours: readonly DeskDay[], timeZone: string): string {
  const groups: { readonly first: string; last: string; readonly day: string }[] = []
  for (const [at, day] of hours.entries()) {
    const name = WEEKDAYS[at] ?? ''
    const group = groups.at(-1)
    if (group && group.day === day && at > 0 && hours[at - 1] === day) group.last = name
    else if (day !== null) groups.push({ first: name, last: name, day })
  }
  if (groups.length === 0) return 'Closed at the moment'
  const texts = groups.map(({ first, last, day }) => {
    const days = first === last ? first : `${first} to ${last}`
    return `${days}, ${rangeText(day)}`
  })
  return `${texts.join('; ')} ${cityOf(timeZone)} time`
}
