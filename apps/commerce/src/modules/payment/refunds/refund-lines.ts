import { sql } from 'kysely'
import type { CreditedLine } from '#modules/orders'
import type { Db } from '#src/platform/database'

/** Pieces that the shopper has. */
export interface RefundedLine {
  readonly orderLineId: number
  readonly quantity: number
  /** Undefined: their share of the line after discounts. */
  readonly cents?: number
}

export type LineRefusal =
  | { readonly refusal: 'unknown-line' | 'gift-card'; readonly lineId: number }
  | { readonly refusal: 'too-many' | 'too-much'; readonly lineId: number; readonly left: number }

interface LineLeft {
  readonly id: number
  readonly isGiftCard: boolean
  readonly ordered: number
  readonly netCents: number
  readonly rowCents: number
  /** Handed over to the shopper and not refunded. */
  readonly pieces: number
  /** Cancelled or refunded before. */
  readonly gone: number
  readonly cents: number
}

async function loadLinesLeft(db: Db, orderId: number): Promise<ReadonlyMap<number, LineLeft>> {
  const { rows } = await sql<LineLeft>`
    select l.id, l.product_type = 'giftcard' as "isGiftCard", l.quantity as ordered,
      l.row_cents - l.discount_cents as "netCents", l.row_cents as "rowCents",
      l.quantity_shipped - l.quantity_refunded as pieces, l.quantity_cancelled + l.quantity_refunded as gone,
      (l.row_cents - l.discount_cents - floor((l.row_cents - l.discount_cents)::numeric * l.quantity_cancelled / l.quantity)
        - coalesce((select sum(m.cents) from credit_memo_line m where m.order_line_id = l.id), 0))::int as cents
    from order_line l where l.order_id = ${orderId}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Rounds shares down; the last pieces of a line get the rest. @param gone pieces whose share was already used
 */
export function shareOf(cents: number, ordered: number, gone: number, pieces: number): number {
  return Math.floor((cents * (gone + pieces)) / ordered) - Math.floor((cents * gone) / ordered)
}

/** The caller has locked the order. */
export async function creditLines(
  db: Db,
  orderId: number,
  wanted: readonly RefundedLine[],
): Promise<readonly CreditedLine[] | LineRefusal> {
  const left = await loadLinesLeft(db, orderId)
  const credited: CreditedLine[] = []
  for (const { orderLineId, quantity, cents } of wanted) {
    const line = left.get(orderLineId)
    if (!line || credited.some((other) => other.orderLineId === orderLineId))
      return { refusal: 'unknown-line', lineId: orderLineId }
    if (line.isGiftCard) return { refusal: 'gift-card', lineId: orderLineId }
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > line.pieces)
      return { refusal: 'too-many', lineId: orderLineId, left: line.pieces }
    const netCents = shareOf(line.netCents, line.ordered, line.gone, quantity)
    const share = cents ?? Math.min(netCents, line.cents)
    if (!Number.isInteger(share) || share < 0 || share > line.cents)
      return { refusal: 'too-much', lineId: orderLineId, left: line.cents }
    const discountCents = shareOf(line.rowCents, line.ordered, line.gone, quantity) - netCents
    credited.push({ orderLineId, quantity, cents: share, discountCents })
  }
  return credited
}
