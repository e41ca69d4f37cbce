import { type RawBuilder, sql } from 'kysely'
import type { OrderState } from '#src/order-lifecycle/states'
import type { Db } from '#src/platform/database'

/** What decides whether pieces of a line can come back. Amounts in cents. */
export interface LineFacts {
  readonly lineId: number
  readonly orderId: number
  readonly name: string
  readonly productId: number
  readonly productSku: string
  readonly styleCode: string | null
  readonly variantSku: string | null
  readonly orderState: OrderState
  readonly isGiftCard: boolean
  readonly ordered: number
  readonly cancelled: number
  readonly shipped: number
  /** In returns that were not cancelled. */
  readonly requested: number
  /** Refunded in another way than by a return. */
  readonly refundedOtherwise: number
  /** Price of all pieces, after discounts. */
  readonly netCents: number
  /** Of all pieces. */
  readonly rowCents: number
  readonly unitCents: number
  /** Last day to ask for a return, `YYYY-MM-DD` in the site's zone; null before anything was sent. [A58] */
  readonly until: string | null
  readonly isInWindow: boolean
}

export interface Window {
  readonly timeZone: string
  readonly returnWindowDays: number
}

/** Days count from the last time that pieces of the line were sent or collected. */
async function loadFacts(db: Db, window: Window, lines: RawBuilder<unknown>): Promise<readonly LineFacts[]> {
  const { rows } = await sql<LineFacts>`
    select l.id as "lineId", l.order_id as "orderId", coalesce(l.name, l.product_sku) as name,
      l.product_id as "productId", l.product_sku as "productSku", p.style_code as "styleCode", l.variant_sku as "variantSku", o.state as "orderState",
      l.product_type = 'giftcard' as "isGiftCard",
      l.quantity as ordered, l.quantity_cancelled as cancelled, l.quantity_shipped as shipped,
      asked.pieces as requested, greatest(0, l.quantity_refunded - asked.refunded) as "refundedOtherwise",
      l.row_cents - l.discount_cents as "netCents", l.row_cents as "rowCents", l.unit_cents as "unitCents",
      to_char(sent.until, 'YYYY-MM-DD') as until,
      coalesce(sent.until >= (shop_now() at time zone ${window.timeZone})::date, false) as "isInWindow"
    from order_line l join orders o on o.id = l.order_id left join product p on p.id = l.product_id
      cross join lateral (
        select coalesce(sum(i.quantity), 0)::int as pieces,
          coalesce(sum(i.quantity) filter (where i.refund_cents is not null
            or (i.status = 'APPROVED' and r.status = 'PROCESSED_AND_CLOSED')), 0)::int as refunded
        from return_item i join return_request r on r.id = i.return_id
        where i.order_line_id = l.id and r.status <> 'CLOSED') asked
      cross join lateral (
        select (max(coalesce(a.ended_at, s.shipped_at)) at time zone ${window.timeZone})::date
          + ${window.returnWindowDays}::int as until
        from order_allocation a join shipment s on s.id = a.shipment_id
        where a.order_line_id = l.id and a.state in ('shipped', 'collected')) sent
    where ${lines} order by l.order_id, l.position`.execute(db)
  return rows
}

export function loadLineFacts(db: Db, window: Window, lineIds: readonly number[]): Promise<readonly LineFacts[]> {
  return loadFacts(db, window, sql`l.id = any(${[...lineIds]}::bigint[])`)
}

export function loadFactsOfOrders(db: Db, window: Window, orderIds: readonly number[]): Promise<readonly LineFacts[]> {
  return loadFacts(db, window, sql`l.order_id = any(${[...orderIds]}::bigint[])`)
}
