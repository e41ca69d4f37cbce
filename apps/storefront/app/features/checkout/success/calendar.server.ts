import { clockText } from '@welt/kit/stores/store-clock'
import { MINUTE_MS } from '@welt/kit/time'
import type { CollectionStore } from '#app/features/cart/collection/collection-store.ts'

interface CalendarEntry {
  readonly number: string
  readonly code: string | null
  readonly store: Pick<CollectionStore, 'name' | 'address' | 'phone'>
  /** ISO 8601 with the store's offset. */
  readonly readyAt: string
}

const COLLECTING_MS = 30 * MINUTE_MS

/** `20261130T040000Z` */
const stamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** At most 75 bytes a line; lines are cut between characters. [RFC 5545] */
function folded(line: string): string {
  const lines = ['']
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > 74) {
      lines.push('')
      bytes = 0
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines.join('\r\n ')
}

/** iCalendar of one visit to the store. */
export function calendarText({ number, code, store, readyAt }: CalendarEntry): string {
  const start = Date.parse(readyAt)
  const about = [
    `Order ${number}, ready from ${clockText(readyAt)}.`,
    code ? `Collection code ${code}. Bring a photo ID.` : '',
    store.phone ? `Call ${store.phone}` : '',
  ]
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Welt//Collection//EN',
    'BEGIN:VEVENT',
    `UID:order-${number}@collection`,
    `DTSTAMP:${stamp(start)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + COLLECTING_MS)}`,
    `SUMMARY:${escaped(`Collect your order at ${store.name}`)}`,
    `LOCATION:${escaped(`${store.name}, ${store.address}`)}`,
    `DESCRIPTION:${escaped(about.filter(Boolean).join('\n'))}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

/** In the page, so that a shared link never serves a code. */
export const calendarHref = (entry: CalendarEntry) =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarText(entry))}`
