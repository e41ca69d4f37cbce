import { sql } from 'kysely'
import type { Db } from '#src/composition/database'
import { enqueueing } from '#src/queue/enqueue'
import { loyaltyJobs } from './jobs.ts'

/** Those of the codes that an order uses. */
export async function findClaimed(db: Db, websiteId: number, codes: readonly string[]): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set()
  const rows = await db
    .selectFrom('redemption')
    .select('code')
    .where('website_id', '=', websiteId)
    .where('code', '=', sql<string>`any(${codes}::text[])`)
    .where('state', '<>', 'released')
    .execute()
  return new Set(rows.map(({ code }) => code))
}

/** An order that may use codes. */
interface UsingOrder {
  readonly id: number
  readonly number: string
  readonly website_id: number
  readonly discounts: readonly { readonly isLoyalty: boolean }[]
}

const usesRewards = ({ discounts }: UsingOrder) => discounts.some(({ isLoyalty }) => isLoyalty)

/**
 * Reserves reward codes for an order, in the transaction that makes it;
 * two orders of one code wait for each other here.
 * @returns false when another order uses one of them; the caller rolls back [R3.44, decision 67]
 */
export async function reserveRedemptions(trx: Db, order: UsingOrder, codes: readonly string[]): Promise<boolean> {
  if (codes.length === 0) return true
  const { rows } = await sql`
    insert into redemption (website_id, code, order_id, order_number, state)
    select ${order.website_id}::int, code, ${order.id}::bigint, ${order.number}, 'reserved'
    from unnest(${[...codes].sort()}::text[]) as code
    on conflict (website_id, code) where state <> 'released' do nothing returning 1`.execute(trx)
  return rows.length === codes.length
}

/**
 * Reserves again what was released when the order failed, for a payment that came late.
 * @returns false when another order uses one of the codes by now; nothing is reserved then
 */
export async function reserveRedemptionsAgain(trx: Db, order: UsingOrder): Promise<boolean> {
  if (!usesRewards(order)) return true
  const rows = await trx.selectFrom('redemption').select(['code', 'state']).where('order_id', '=', order.id).orderBy('code').execute()
  const live = new Set(rows.filter(({ state }) => state !== 'released').map(({ code }) => code))
  const released = [...new Set(rows.map(({ code }) => code))].filter((code) => !live.has(code))
  if (await reserveRedemptions(trx, order, released)) return true
  await releaseRedemptions(trx, order)
  return false
}

/** The statement that has a job tell the loyalty service of an order's codes; a condition may follow it. */
function enqueueingSync(orderId: number) {
  return enqueueing(loyaltyJobs['sync-redemptions'], [{ payload: { orderId }, key: `loyalty:${orderId}` }])
}

/** The order is paid: a job redeems its codes at the loyalty service. Safe to run again. */
export async function redeemRedemptions(trx: Db, order: UsingOrder): Promise<void> {
  if (!usesRewards(order)) return
  await sql`
    with due as (
      update redemption set state = 'due', updated_at = now() where order_id = ${order.id} and state = 'reserved' returning 1)
    ${enqueueingSync(order.id)} where exists (select from due)`.execute(trx)
}

/**
 * The order failed or was cancelled: its codes are free again, those that were redeemed once a job has given them back.
 * Safe to run again.
 */
export async function releaseRedemptions(trx: Db, order: UsingOrder): Promise<void> {
  if (!usesRewards(order)) return
  await sql`
    with changed as (
      update redemption set state = case state when 'reserved' then 'released' else 'returning' end, updated_at = now()
      where order_id = ${order.id} and state in ('reserved', 'due', 'redeemed') returning state)
    ${enqueueingSync(order.id)} where exists (select from changed where state = 'returning')`.execute(trx)
}
