import { normalizeSku } from '@welt/kit/text/skus'
import { MINUTE_MS } from '@welt/kit/time'
import { type FeedPage, type FeedRow, InventoryFeedError } from '../../modules/stores/ports.ts'

export const PAGE_ROWS = 5000
const MOST_PIECES = 1_000_000
const MOST_MALFORMED = 20
/** A later clock than ours would block the rows that follow. */
const AHEAD_MS = 5 * MINUTE_MS

type Fields = Readonly<Record<string, unknown>>

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most

/** Below nothing is nothing: some systems book sales before deliveries. @returns a row, or what is wrong with it */
function toRow(value: unknown, now: Date): FeedRow | string {
  if (typeof value !== 'object' || value === null) return 'no object'
  const { sku, source, on_hand: onHand, as_of: asOf, sequence = 0, counted = false } = value as Fields
  if (!isText(sku, 64)) return 'sku'
  if (!isText(source, 64)) return 'source'
  if (!Number.isInteger(onHand) || Math.abs(Number(onHand)) > MOST_PIECES) return 'on_hand'
  const instant =
    typeof asOf === 'string' && /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/.test(asOf) ? new Date(asOf) : undefined
  if (!instant || Number.isNaN(instant.getTime())) return 'as_of'
  if (instant.getTime() > now.getTime() + AHEAD_MS) return 'as_of is in the future'
  if (!Number.isSafeInteger(sequence) || Number(sequence) < 0) return 'sequence'
  if (typeof counted !== 'boolean') return 'counted'
  return {
    sku: normalizeSku(sku),
    source: source.trim(),
    onHand: Math.max(0, Number(onHand)),
    asOf: instant,
    sequence: Number(sequence),
    isCounted: counted,
  }
}

/** @throws InventoryFeedError when the answer, or every row of it, makes no sense */
export function toPage(text: string, now: Date): FeedPage {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    throw new InventoryFeedError('the answer is no JSON')
  }
  const { rows, cursor, has_more: hasMore } = (answer ?? {}) as Fields
  if (!Array.isArray(rows) || rows.length > PAGE_ROWS)
    throw new InventoryFeedError('the answer has no rows, or too many')
  if (!isText(cursor, 500)) throw new InventoryFeedError('the answer has no cursor')
  if (typeof hasMore !== 'boolean') throw new InventoryFeedError('the answer does not say whether there is more')
  const parsed = rows.map((row, i) => ({ i, row: toRow(row, now) }))
  const malformed = parsed.flatMap(({ i, row }) => (typeof row === 'string' ? [`row ${i + 1}: ${row}`] : []))
  if (rows.length > 0 && malformed.length === rows.length) throw new InventoryFeedError('no row makes sense')
  return {
    rows: parsed.flatMap(({ row }) => (typeof row === 'string' ? [] : [row])),
    malformed: malformed.slice(0, MOST_MALFORMED),
    cursor,
    hasMore,
  }
}
