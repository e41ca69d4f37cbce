import { sql } from 'kysely'
import { HISTORY, listed, UNFULFILLED } from '#src/order-lifecycle/states'
import type { Db } from '#src/platform/database'
import { ON_HOLD, statesOf } from '../model/order-status.ts'
import type { OrderRow } from '../tables.ts'

interface OrderSearch {
  /** Empty: none. */
  readonly numberPart: string
  /** In lower case; all of them in one line. */
  readonly tokens: readonly string[]
}

/** Undefined fields do not filter. */
export interface OrderFilter {
  readonly numbers: readonly string[] | undefined
  readonly numberPart: string | undefined
  readonly search: OrderSearch | undefined
  /** As shown to shoppers. */
  readonly statuses: readonly string[] | undefined
  readonly placedFrom: Date | undefined
  /** Exclusive. */
  readonly placedBefore: Date | undefined
  readonly totalFromCents: number | undefined
  readonly totalToCents: number | undefined
}

interface OrdersWanted {
  readonly customerId: number
  readonly websiteId: number
  readonly filter: OrderFilter
  readonly isByNumber: boolean
  readonly isAscending: boolean
  readonly offset: number
  readonly limit: number
}

function hasStatus(statuses: readonly string[] | undefined) {
  if (!statuses) return sql<boolean>`state = any(${[...HISTORY]}::text[])`
  const isHeld = sql`(review_reason is not null and state in ${listed(UNFULFILLED)})`
  const states = statesOf(statuses)
  const isLeft = sql`exists (
    select from order_line l where l.order_id = orders.id and l.quantity_cancelled < l.quantity)`
  return sql<boolean>`case when ${isHeld} then ${statuses.includes(ON_HOLD)}::boolean
    when state = 'closed' and not ${isLeft} then ${states.includes('cancelled')}::boolean
    else state = any(${[...states]}::text[]) end`
}

/** A token is the beginning of a name in the brand, name or colour of a line. */
function isFoundBy({ numberPart, tokens }: OrderSearch) {
  return sql<boolean>`((${numberPart}::text <> '' and position(${numberPart}::text in number) > 0)
    or exists (select from order_line l where l.order_id = orders.id and not exists (
      select from unnest(${[...tokens]}::text[]) as t (token)
      where position(' ' || t.token in lower(concat_ws(' ', '', l.brand, l.name, l.colour))) = 0)))`
}

/** Only orders that were paid. [R7.27] */
export async function listOrders(
  db: Db,
  wanted: OrdersWanted,
): Promise<{ readonly rows: OrderRow[]; readonly totalCount: number }> {
  const { filter } = wanted
  let query = db
    .selectFrom('orders')
    .where('customer_id', '=', wanted.customerId)
    .where('website_id', '=', wanted.websiteId)
    .where(hasStatus(filter.statuses))
  if (filter.numbers) query = query.where('number', 'in', [...filter.numbers])
  if (filter.numberPart) query = query.where(sql<boolean>`position(${filter.numberPart} in number) > 0`)
  if (filter.search) query = query.where(isFoundBy(filter.search))
  if (filter.placedFrom) query = query.where('placed_at', '>=', filter.placedFrom)
  if (filter.placedBefore) query = query.where('placed_at', '<', filter.placedBefore)
  if (filter.totalFromCents !== undefined) query = query.where('total_cents', '>=', filter.totalFromCents)
  if (filter.totalToCents !== undefined) query = query.where('total_cents', '<=', filter.totalToCents)
  const direction = wanted.isAscending ? 'asc' : 'desc'
  const rows = await query
    .selectAll()
    .select((eb) => eb.fn.countAll<number>().over().as('count'))
    .orderBy(wanted.isByNumber ? 'number' : 'placed_at', direction)
    .orderBy('id', direction)
    .offset(wanted.offset)
    .limit(wanted.limit)
    .execute()
  const [first] = rows
  if (first || wanted.offset === 0) return { rows, totalCount: first?.count ?? 0 }
  const { count } = await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, totalCount: count }
}
