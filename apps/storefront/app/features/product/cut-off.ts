import { formatArrival } from '@welt/kit/arrival'
import { clockText } from '@welt/kit/stores/store-clock'
import { DAY_MS } from '@welt/kit/time'

const WEEKDAY = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' })

/** "Order by 2 pm Monday"; days are those of the time's own offset. */
export function orderByText(orderBefore: string, now: Date): string {
  const day = orderBefore.slice(0, 10)
  const at = Date.parse(`${day}T00:00:00Z`)
  const offsetMs = Date.parse(`${orderBefore.slice(0, 19)}Z`) - Date.parse(orderBefore)
  const days = Math.ceil((at - (now.getTime() + offsetMs)) / DAY_MS)
  const dayText =
    ['today', 'tomorrow'][days] ?? (days < 7 ? WEEKDAY.format(at) : formatArrival({ earliest: day, latest: day }))
  return `Order by ${clockText(orderBefore)} ${dayText}`
}
