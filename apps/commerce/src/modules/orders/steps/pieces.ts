import { sql } from 'kysely'
import type { AllocationState } from '#src/order-lifecycle/allocations'
import { listed, UNFULFILLED } from '#src/order-lifecycle/states'
import type { Db } from '#src/platform/database'
import type { OrderDeliveryGroupRow, OrderRow } from '../tables.ts'

/** An allocation with what a store needs to find its shoes. */
export interface Piece {
  readonly id: number
  readonly orderId: number
  readonly orderNumber: string
  readonly placedAt: Date
  /** Position of the line in its order. */
  readonly line: number
  readonly orderLineId: number
  readonly group: number
  readonly kind: OrderDeliveryGroupRow['kind']
  readonly collectedAt: string | null
  readonly promise: OrderDeliveryGroupRow['promise']
  readonly source: string
  readonly isAtStore: boolean
  readonly sku: string
  readonly name: string
  readonly colour: string | null
  readonly size: string | null
  readonly sizeScale: string | null
  readonly quantity: number
  readonly state: AllocationState
  readonly pickedAt: Date | null
  readonly readyAt: Date | null
  readonly collectUntil: string | null
  readonly endedAt: Date | null
  readonly collectedBy: string | null
}

const PIECES = sql`
  select a.id, a.order_id as "orderId", o.number as "orderNumber", o.placed_at as "placedAt", l.position as line,
    l.id as "orderLineId", a.delivery_group as "group", g.kind, g.store_code as "collectedAt", g.promise, a.source,
    s.kind = 'store' as "isAtStore",
    coalesce(l.variant_sku, l.product_sku) as sku, l.name, l.colour, l.size_label as size,
    l.size_scale as "sizeScale", a.quantity, a.state, a.picked_at as "pickedAt", a.ready_at as "readyAt",
    a.collect_until::text as "collectUntil", a.ended_at as "endedAt", a.collected_by as "collectedBy"
  from order_allocation a join orders o on o.id = a.order_id join order_line l on l.id = a.order_line_id
    join source s on s.code = a.source join order_delivery_group g on g.order_id = a.order_id and g.position = a.delivery_group`

/** Of all sources, without gift cards; by line, oldest first. */
export async function loadPieces(db: Db, { id }: Pick<OrderRow, 'id'>): Promise<readonly Piece[]> {
  const { rows } = await sql<Piece>`
    ${PIECES} where a.order_id = ${id} and a.source is not null order by l.position, a.id`.execute(db)
  return rows
}

/** Pieces of paid orders that the source has still to find, oldest order first. */
export async function listPiecesToPick(db: Db, source: string): Promise<readonly Piece[]> {
  const { rows } = await sql<Piece>`
    ${PIECES} where a.source = ${source} and a.state = 'to_pick' and o.state in ${listed(UNFULFILLED)}
      and o.review_reason is null
      and not exists (select from orders s where s.id = o.exchange_of and s.review_reason is not null)
    order by o.placed_at, o.id, l.position, a.id`.execute(db)
  return rows
}

/** A store or warehouse; codes are typed in any case. */
export async function findSource(
  db: Db,
  code: string,
): Promise<{ readonly code: string; readonly timeZone: string } | undefined> {
  const { rows } = await sql<{ code: string; timeZone: string }>`
    select s.code, coalesce(t.time_zone, 'Australia/Melbourne') as "timeZone" from source s
      left join store t on t.store_code = s.code
    where upper(s.code) = upper(${code})`.execute(db)
  return rows[0]
}
