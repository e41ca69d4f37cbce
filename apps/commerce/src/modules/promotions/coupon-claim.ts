import { sql } from 'kysely'
import type { ClaimingOrder, OrderClaim } from '#src/order-lifecycle/claim'
import type { Db } from '#src/platform/database'
import { couponCodesOf } from './load-promotions.ts'
import type { PromotionCustomer } from './store.ts'

const hasCoupons = ({ discounts }: ClaimingOrder) =>
  discounts.some(({ isLoyalty, code }) => !isLoyalty && code !== undefined)

/** Serialises first orders of one customer until the transaction ends. Locks after the claims, before stock. */
export async function lockFirstOrder(
  trx: Db,
  { websiteId, email, customerId }: Pick<PromotionCustomer, 'websiteId' | 'email' | 'customerId'>,
): Promise<void> {
  const identities = [
    ...(email === null ? [] : [email.toLowerCase()]),
    ...(customerId === null ? [] : [`customer ${customerId}`]),
  ]
  const keys = identities.map((identity) => `first-order:${websiteId}:${identity}`)
  await sql`
    select pg_advisory_xact_lock(number) from (
      select hashtextextended(key, 0) as number from unnest(${keys}::text[]) as key order by 1) as numbers`.execute(trx)
}

/** Locks only codes with a limit, so that their state stays as priced. */
const lock: OrderClaim['lock'] = async (trx, cart) => {
  const codes = couponCodesOf(cart)
  if (codes.length === 0) return
  await sql`
    select from coupon where website_id = ${cart.website_id} and code = any(${codes}::text[])
      and (use_limit is not null or per_customer_limit is not null)
    order by code for no key update`.execute(trx)
}

const reserve: OrderClaim['reserve'] = async (trx, order, { couponCodes }) => {
  if (couponCodes.length === 0) return true
  await sql`
    with noted as (
      insert into coupon_use (website_id, code, order_id, email, customer_id, state)
      select ${order.website_id}::int, code, ${order.id}::bigint, lower(${order.email}),
        ${order.customer_id}::bigint, 'taken'
      from unnest(${[...couponCodes].sort()}::text[]) as code returning website_id, code)
    update coupon c set used = c.used + 1 from noted
    where c.website_id = noted.website_id and c.code = noted.code and c.use_limit is not null`.execute(trx)
  return true
}

const release: OrderClaim['release'] = async (trx, order) => {
  if (!hasCoupons(order)) return
  await sql`
    with locked as (
      select c.website_id, c.code from coupon c join coupon_use u using (website_id, code)
      where u.order_id = ${order.id} and u.state = 'taken' order by c.code for no key update of c),
    released as (
      update coupon_use u set state = 'released', at = now() from locked
      where u.order_id = ${order.id} and u.state = 'taken' and u.website_id = locked.website_id and u.code = locked.code
      returning u.website_id, u.code)
    update coupon c set used = c.used - 1 from released
    where c.website_id = released.website_id and c.code = released.code and c.use_limit is not null`.execute(trx)
}

/** Ignores the window: the order keeps its price. */
const reserveAgain: OrderClaim['reserveAgain'] = async (trx, order) => {
  if (!hasCoupons(order)) return true
  await sql`
    select from coupon c join coupon_use u using (website_id, code)
    where u.order_id = ${order.id} and u.state = 'released' order by c.code for no key update of c`.execute(trx)
  const { rows } = await sql<{ isSpent: boolean }>`
    with own as (select * from coupon_use where order_id = ${order.id} and state = 'released'),
    spent as (
      select from own join coupon c using (website_id, code)
      where c.used >= c.use_limit or c.per_customer_limit <= (
        select count(*) from coupon_use u where u.website_id = c.website_id and u.code = c.code and u.state = 'taken'
          and (u.email = own.email or u.customer_id = own.customer_id))),
    again as (
      update coupon_use set state = 'taken', at = now()
      where order_id = ${order.id} and state = 'released' and not exists (select from spent)
        returning website_id, code),
    counted as (
      update coupon c set used = c.used + 1 from again
      where c.website_id = again.website_id and c.code = again.code and c.use_limit is not null)
    select exists (select from spent) as "isSpent"`.execute(trx)
  return rows[0]?.isSpent === false
}

export const couponClaim: OrderClaim = {
  name: 'coupon',
  lostText: 'its coupons were used up',
  lock,
  reserve,
  use: async () => undefined,
  release,
  restore: async (trx, order) => {
    await release(trx, order)
    return []
  },
  reserveAgain,
}
