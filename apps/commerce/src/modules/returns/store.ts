import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import type { PhotoRow } from './photos/photos.ts'
import type { ReturnCommentRow, ReturnItemRow, ReturnRow, ReturnTrackingRow } from './tables.ts'

/** A guest's return follows its order into the account. */
export interface OwnedReturn extends ReturnRow {
  /** Of the order. */
  readonly ownerId: number | null
}

export function findReturn(db: Db, uid: string): Promise<OwnedReturn | undefined> {
  return db
    .selectFrom('return_request as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .selectAll('r')
    .select('o.customer_id as ownerId')
    .where('r.uid', '=', uid)
    .executeTakeFirst()
}

interface Window {
  readonly offset: number
  readonly limit: number
}

export interface ReturnRows {
  readonly rows: readonly ReturnRow[]
  readonly totalCount: number
}

/** Newest first. */
export async function listReturns(
  db: Db,
  { customerId, websiteId, offset, limit }: Window & { readonly customerId: number; readonly websiteId: number },
): Promise<ReturnRows> {
  const query = db
    .selectFrom('return_request as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .where('o.website_id', '=', websiteId)
    .where('o.customer_id', '=', customerId)
  const rows = await query
    .selectAll('r')
    .select((eb) => eb.fn.countAll<number>().over().as('count'))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const [first] = rows
  if (first || offset === 0) return { rows, totalCount: first?.count ?? 0 }
  const { count } = await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, totalCount: count }
}

/** Newest first, keyed by order; the window applies to each order. */
export async function listReturnsOfOrders(
  db: Db,
  orderIds: readonly number[],
  { offset, limit }: Window,
): Promise<ReadonlyMap<number, ReturnRows>> {
  const { rows } = await sql<ReturnRow & { readonly position: number; readonly count: number }>`
    select * from (
      select r.*, count(*) over (partition by r.order_id)::int as count,
        row_number() over (partition by r.order_id order by r.created_at desc, r.id desc)::int as position
      from return_request r where r.order_id = any(${[...orderIds]}::bigint[])) r
    where position = 1 or position between ${offset + 1}::int and ${offset + limit}::int
    order by order_id, position`.execute(db)
  const isInWindow = ({ position }: { readonly position: number }) => position > offset && position <= offset + limit
  return new Map(
    [...Map.groupBy(rows, (row) => row.order_id)].map(([orderId, found]) => [
      orderId,
      { rows: found.filter(isInWindow), totalCount: found[0]?.count ?? 0 },
    ]),
  )
}

export interface ReturnedPiece extends ReturnItemRow {
  /** Of the whole order line, in cents. */
  readonly netCents: number
  readonly rowCents: number
  readonly ordered: number
  readonly lineName: string
  readonly unitCents: number
  /** Of the size to swap for. */
  readonly swapSize: string | null
  readonly swapScale: string | null
  /** Until when it is reserved; null when it is not. */
  readonly reservedUntil: Date | null
  /** Number of the order that sends it. */
  readonly swapOrder: string | null
  /** Pieces of the line in earlier items of returns that were not cancelled. */
  readonly before: number
}

export interface ReturnParts {
  /** In the order in which they were asked for. */
  readonly items: readonly ReturnedPiece[]
  /** Oldest first. */
  readonly comments: readonly ReturnCommentRow[]
  readonly tracking: readonly ReturnTrackingRow[]
  /** In the order in which they were added. */
  readonly photos: readonly PhotoRow[]
}

type Json<T> = { readonly [Name in keyof T]: T[Name] extends Date | null ? string | null : T[Name] }

const instant = (text: string | null) => (text === null ? null : new Date(text))

/** Instants are strings in JSON. */
const pieceOf = (json: Json<ReturnedPiece>): ReturnedPiece => ({
  ...json,
  received_at: instant(json.received_at),
  decided_at: instant(json.decided_at),
  settled_at: instant(json.settled_at),
  reservedUntil: instant(json.reservedUntil),
})

const commentOf = (json: Json<ReturnCommentRow>): ReturnCommentRow => ({
  ...json,
  created_at: new Date(json.created_at as unknown as string),
})

/** One statement, keyed by the return's id. */
export async function loadReturnParts(db: Db, returnIds: readonly number[]): Promise<ReadonlyMap<number, ReturnParts>> {
  if (returnIds.length === 0) return new Map()
  const { rows } = await sql<{
    readonly id: number
    readonly items: readonly Json<ReturnedPiece>[]
    readonly comments: readonly Json<ReturnCommentRow>[]
    readonly tracking: readonly ReturnTrackingRow[]
    readonly photos: readonly PhotoRow[]
  }>`
    select r.id,
      (select coalesce(jsonb_agg(to_jsonb(i) || jsonb_build_object('netCents', l.row_cents - l.discount_cents,
          'rowCents', l.row_cents, 'unitCents', l.unit_cents, 'lineName', l.name, 'swapSize', v.size, 'swapScale', p.size_scale,
          'swapOrder', s.number, 'reservedUntil', (select max(x.expires_at) from reservation x
            where x.return_item_id = i.id and x.state = 'reserved'), 'ordered', l.quantity, 'before', (
            select coalesce(sum(e.quantity), 0) from return_item e join return_request q on q.id = e.return_id
            where e.order_line_id = i.order_line_id and e.id < i.id and q.status <> 'CLOSED')) order by i.id), '[]')
        from return_item i join order_line l on l.id = i.order_line_id
          left join variant v on v.sku = i.exchange_sku left join product p on p.id = v.product_id
          left join orders s on s.id = i.exchange_order_id
        where i.return_id = r.id) as items,
      (select coalesce(jsonb_agg(c order by c.id), '[]') from return_comment c where c.return_id = r.id) as comments,
      (select coalesce(jsonb_agg(t order by t.id), '[]') from return_tracking t where t.return_id = r.id) as tracking,
      (select coalesce(jsonb_agg(jsonb_build_object('uid', f.uid, 'orderLineId', f.order_line_id)
        order by f.created_at, f.uid), '[]') from return_photo f where f.return_id = r.id) as photos
    from unnest(${[...returnIds]}::bigint[]) as r (id)`.execute(db)
  return new Map(
    rows.map(({ id, items, comments, tracking, photos }) => [
      id,
      { items: items.map(pieceOf), comments: comments.map(commentOf), tracking, photos },
    ]),
  )
}
