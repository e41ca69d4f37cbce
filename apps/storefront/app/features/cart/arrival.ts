import { formatArrival } from '@welt/kit/arrival'

interface Promised {
  readonly estimated_from?: string | null
  readonly estimated_to?: string | null
}

/**
 * `Tue 24 November to Fri 27 November`, in the words of the confirmation's mail; undefined where no day was promised.
 */
export function arrivalOf(promise: Promised | null | undefined): string | undefined {
  const { estimated_from: earliest, estimated_to: latest } = promise ?? {}
  return earliest && latest ? formatArrival({ earliest, latest }) : undefined
}

const dayFormat = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-AU', { ...parts, timeZone: 'UTC' })
const DAY = dayFormat({ weekday: 'short', day: 'numeric' })
const DAY_MONTH = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' })

/** "Tue 25 – Thu 27 Nov" from two local dates (`YYYY-MM-DD`); one day when they are the same. */
export function promiseText(from: string | null | undefined, to: string | null | undefined): string | undefined {
  if (!from || !to) return undefined
  const [first, last] = [new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)]
  const formatDate = (format: Intl.DateTimeFormat, date: Date) => format.format(date).replace(',', '')
  if (from === to) return formatDate(DAY_MONTH, first)
  return `${formatDate(from.slice(0, 7) === to.slice(0, 7) ? DAY : DAY_MONTH, first)} – ${formatDate(DAY_MONTH, last)}`
}
