import { sql } from 'kysely'
import { OPEN_ALLOCATION } from '#src/order-lifecycle/allocations'
import { FAILED, listed } from '#src/order-lifecycle/states'
import type { Db } from '#src/platform/database'
import type { StoreRow } from '#tables/stores'
import type { OrderDeliveryGroupRow, OrderLineRow, OrderRow, ShipmentRow } from './tables.ts'

export async function findOrder(db: Db, id: number): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findOrdersById(db: Db, ids: readonly number[]): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
}

/** @throws Error when there is none: ids come from our own rows. */
export async function requireOrder(db: Db, id: number): Promise<OrderRow> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Locks the row until the transaction ends, after the cart's. */
export async function lockOrder(trx: Db, id: number): Promise<OrderRow> {
  return trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export async function findOrderByToken(db: Db, websiteId: number, token: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('access_token', '=', token)
    .where('website_id', '=', websiteId)
    .executeTakeFirst()
}

export async function findOrderByNumber(db: Db, websiteId: number, number: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .where('website_id', '=', websiteId)
    .executeTakeFirst()
}

/** In any state. */
export async function findNewestOrderOfCart(db: Db, cartId: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Another live order of the cart means that this one may not be revived (I2). */
export async function hasOtherLiveOrder(db: Db, order: Pick<OrderRow, 'id' | 'cart_id'>): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', order.cart_id)
    .where('id', '!=', order.id)
    .where('state', 'not in', [...FAILED])
    .executeTakeFirst()
  return row !== undefined
}

/** Ordered by position. */
export function loadOrderLines(db: Db, orderId: number): Promise<OrderLineRow[]> {
  return db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).orderBy('position').execute()
}

export interface ShippedParcel extends ShipmentRow {
  readonly lines: readonly { readonly orderLineId: number; readonly quantity: number }[]
}

export interface OrderGroup extends OrderDeliveryGroupRow {
  /** Of collection. */
  readonly store: StoreRow | null
  readonly lineIds: readonly number[]
  /** `YYYY-MM-DD`, of pieces that are ready. */
  readonly collectUntil: string | null
  /** Pieces. */
  readonly toPick: number
  /** Pieces still to be handed over or sent. */
  readonly toCome: number
  /** Oldest first. */
  readonly events: readonly GroupEvent[]
}

interface GroupEvent {
  readonly kind: 'PACKED' | 'READY' | 'COLLECTED' | 'SHIPPED' | 'NOT_COLLECTED' | 'CANCELLED' | 'SIZE_CHANGED'
  readonly at: Date
  /** Pieces. */
  readonly quantity: number
  /** In full; null of other kinds than SIZE_CHANGED. */
  readonly size: string | null
}

/** Lines and delivery groups are ordered by position. */
export interface OrderParts {
  readonly lines: readonly OrderLineRow[]
  readonly groups: readonly OrderGroup[]
  readonly shipments: readonly ShippedParcel[]
  /** The payment service has not decided yet. */
  readonly isPaymentPending: boolean
}

/** The first group sent to an address; none for gift cards alone. */
export function deliveryOf({ groups }: Pick<OrderParts, 'groups'>): OrderGroup | undefined {
  return groups.find(({ kind }) => kind === 'delivery')
}

/** Instants are strings in JSON. */
function fromJson(parts: OrderParts): OrderParts {
  return {
    lines: parts.lines,
    isPaymentPending: parts.isPaymentPending,
    groups: parts.groups.map((group) => ({
      ...group,
      ready_at: group.ready_at && new Date(group.ready_at),
      events: group.events.map((event) => ({ ...event, at: new Date(event.at) })),
    })),
    shipments: parts.shipments.map((parcel) => ({
      ...parcel,
      shipped_at: new Date(parcel.shipped_at),
      delivered_at: parcel.delivered_at && new Date(parcel.delivered_at),
    })),
  }
}

/** Of one delivery group. Declined pieces are allocated again and have no events of their own. */
const EVENTS = sql`
  select coalesce(jsonb_agg(e order by e.at, e.kind desc), '[]') as events from (
    select m.kind, m.at, sum(a.quantity)::int as quantity, null::text as size
    from order_allocation a cross join lateral (values ('PACKED', a.picked_at), ('READY', a.ready_at),
        (case a.state when 'collected' then 'COLLECTED' when 'shipped' then 'SHIPPED'
          when 'not_collected' then 'NOT_COLLECTED' when 'cancelled' then 'CANCELLED' end, a.ended_at)) m (kind, at)
    where a.order_id = o.id and a.delivery_group = g.position and a.source is not null and a.state <> 'declined'
      and m.kind is not null and m.at is not null
    group by m.kind, m.at
    union all
    select 'SIZE_CHANGED', c.at, (c.detail ->> 'quantity')::int, c.detail ->> 'size' from order_event c
    where c.order_id = o.id and c.kind = 'size_changed' and (c.detail ->> 'group')::int = g.position) e`

/** One statement, keyed by order id. */
export async function loadOrderParts(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, OrderParts>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await sql<OrderParts & { readonly id: number }>`
    select o.id,
      (select coalesce(jsonb_agg(l order by l.position), '[]') from order_line l where l.order_id = o.id) as lines,
      (select coalesce(jsonb_agg(to_jsonb(g) || jsonb_build_object('store', to_jsonb(s), 'lineIds', array(
          select l.id from order_line l where l.id in (
            select a.order_line_id from order_allocation a where a.order_id = o.id and a.delivery_group = g.position)
          order by l.position), 'collectUntil', open.until, 'toPick', open.unpicked, 'toCome', open.left, 'events', happened.events)
          order by g.position), '[]')
        from order_delivery_group g left join store s on s.store_code = g.store_code
          cross join lateral (select min(a.collect_until) as until, coalesce(sum(a.quantity), 0)::int as left,
              coalesce(sum(a.quantity) filter (where a.state = 'to_pick'), 0)::int as unpicked from order_allocation a
            where a.order_id = o.id and a.delivery_group = g.position and a.state in ${listed(OPEN_ALLOCATION)}) open
          cross join lateral (${EVENTS}) happened
        where g.order_id = o.id) as groups,
      (select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object('lines', (
          select coalesce(jsonb_agg(jsonb_build_object('orderLineId', a.order_line_id, 'quantity', a.quantity)
            order by a.id), '[]')
          from order_allocation a where a.shipment_id = s.id)) order by s.id), '[]')
        from shipment s where s.order_id = o.id) as shipments,
      exists (select from payment_attempt p where p.order_id = o.id and p.state = 'pending') as "isPaymentPending"
    from unnest(${[...orderIds]}::bigint[]) as o (id)`.execute(db)
  return new Map(rows.map((row) => [row.id, fromJson(row)]))
}

export async function requireOrderParts(db: Db, orderId: number): Promise<OrderParts> {
  const parts = (await loadOrderParts(db, [orderId])).get(orderId)
  if (!parts) throw new Error(`there is no order ${orderId}`)
  return parts
}

/** Matches orders by either. */
/** Searches all sites. */
export async function findOrderOfNumber(db: Db, number: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst()
}

/** The items of a failed order went into another cart. The caller has locked the order. */
export async function markGoodsRestored(trx: Db, orderId: number): Promise<void> {
  await trx.updateTable('orders').set({ goods_restored_at: sql<Date>`now()` }).where('id', '=', orderId).execute()
}

interface ReviewFilter {
  readonly number: string | undefined
  /** Listed even if not in review. */
  readonly orIds: readonly number[]
}

/** Oldest first, in any state. */
export async function listOrdersInReview(db: Db, { number, orIds }: ReviewFilter): Promise<OrderRow[]> {
  const listed = db
    .selectFrom('orders')
    .selectAll()
    .where((eb) => eb.or([eb('review_reason', 'is not', null), ...(orIds.length ? [eb('id', 'in', [...orIds])] : [])]))
  return (number === undefined ? listed : listed.where('number', '=', number)).orderBy('id').execute()
}

interface OrderEvent {
  readonly orderId: number
  readonly kind: string
  readonly actor: 'customer' | 'guest' | 'payment' | 'operator' | 'job'
  readonly detail?: Readonly<Record<string, unknown>>
}

function eventRow({ orderId, kind, actor, detail = {} }: OrderEvent) {
  return { order_id: orderId, kind, actor, detail: JSON.stringify(detail) }
}

export async function recordOrderEvent(trx: Db, event: OrderEvent): Promise<void> {
  await trx.insertInto('order_event').values(eventRow(event)).execute()
}
