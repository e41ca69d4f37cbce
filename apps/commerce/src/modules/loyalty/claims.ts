import { sql } from 'kysely'
import type { ClaimingOrder, OrderClaim } from '#src/order-lifecycle/claim'
import type { Db } from '#src/platform/database'
import { enqueueing } from '#src/queue/enqueue'
import { loyaltyJobs } from './jobs.ts'

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

const usesRewards = ({ discounts }: ClaimingOrder) => discounts.some(({ isLoyalty }) => isLoyalty)

/** Advisory, since an unused code has no row. */
const lock: OrderClaim['lock'] = async (trx, { website_id: websiteId, redemptions, coupon_codes: codes }) => {
  const keys = redemptions.flatMap(({ code }) => (codes.includes(code) ? [`reward:${websiteId}:${code}`] : []))
  if (keys.length === 0) return
  await sql`
    select pg_advisory_xact_lock(number) from (
      select hashtextextended(key, 0) as number from unnest(${keys}::text[]) as key order by 1) as numbers`.execute(trx)
}

/** @returns false when another order uses one of the codes [R3.44, decision 67] */
async function reserveCodes(trx: Db, order: ClaimingOrder, codes: readonly string[]): Promise<boolean> {
  if (codes.length === 0) return true
  const { rows } = await sql`
    insert into redemption (website_id, code, order_id, order_number, state)
    select ${order.website_id}::int, code, ${order.id}::bigint, ${order.number}, 'reserved'
    from unnest(${[...codes].sort()}::text[]) as code
    on conflict (website_id, code) where state <> 'released' do nothing returning 1`.execute(trx)
  return rows.length === codes.length
}

function enqueueingSync(orderId: number) {
  return enqueueing(loyaltyJobs['sync-redemptions'], [
    { payload: { orderId }, key: `loyalty:${orderId}`, isUnhurried: true },
  ])
}

const use: OrderClaim['use'] = async (trx, order) => {
  if (!usesRewards(order)) return
  await sql`
    with due as (
      update redemption set state = 'due', updated_at = now() where order_id = ${order.id} and state = 'reserved' returning 1)
    ${enqueueingSync(order.id)} where exists (select from due)`.execute(trx)
}

const release: OrderClaim['release'] = async (trx, order) => {
  if (!usesRewards(order)) return
  await sql`
    with changed as (
      update redemption set state = case state when 'reserved' then 'released' else 'returning' end, updated_at = now()
      where order_id = ${order.id} and state in ('reserved', 'due', 'redeemed') returning state)
    ${enqueueingSync(order.id)} where exists (select from changed where state = 'returning')`.execute(trx)
}

const reserveAgain: OrderClaim['reserveAgain'] = async (trx, order) => {
  if (!usesRewards(order)) return true
  const rows = await trx
    .selectFrom('redemption')
    .select(['code', 'state'])
    .where('order_id', '=', order.id)
    .orderBy('code')
    .execute()
  const live = new Set(rows.filter(({ state }) => state !== 'released').map(({ code }) => code))
  const released = [...new Set(rows.map(({ code }) => code))].filter((code) => !live.has(code))
  if (await reserveCodes(trx, order, released)) return true
  await release(trx, order)
  return false
}

export const rewardClaim: OrderClaim = {
  name: 'reward',
  lostText: 'its reward is used up',
  lock,
  reserve: (trx, order, { rewardCodes }) => reserveCodes(trx, order, rewardCodes),
  use,
  release,
  restore: async (trx, order) => {
    await release(trx, order)
    return []
  },
  reserveAgain,
}
