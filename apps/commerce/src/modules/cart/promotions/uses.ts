import { sql } from 'kysely'
import type { Db } from '#src/composition/database'
import type { CartRow } from '../tables.ts'
import { couponCodesOf } from './load-facts.ts'

// What coupons orders use. An order without coupons sends no statement. Coupons are locked by code, after cart and
// order and before gift cards and stock.

/** An order that may use coupons. */
interface CouponOrder {
  readonly id: number
  readonly website_id: number
  readonly discounts: readonly { readonly isLoyalty: boolean; readonly code?: string }[]
}

const usesCoupons = ({ discounts }: CouponOrder) => discounts.some(({ isLoyalty, code }) => !isLoyalty && code !== undefined)

/**
 * Locks those coupons of a cart that have a limit, before the cart is priced for its
 * order: what the pricing then finds of them stays so until the order is written.
 */
export async function lockCoupons(trx: Db, cart: CartRow): Promise<void> {
  const codes = couponCodesOf(cart)
  if (codes.length === 0) return
  await sql`
    select from coupon where website_id = ${cart.website_id} and code = any(${codes}::text[])
      and (use_limit is not null or per_customer_limit is not null)
    order by code for no key update`.execute(trx)
}

/**
 * Makes the orders of one customer at prices for first orders wait for each other, until the transaction ends: whoever
 * comes second is priced again and sees the first. After `lockCoupons`, before gift cards and stock.
 */
export async function lockFirstOrder(
  trx: Db,
  { website_id: websiteId, email, customer_id: customerId }: Pick<CartRow, 'website_id' | 'email' | 'customer_id'>,
): Promise<void> {
  const who = [...(email === null ? [] : [email.toLowerCase()]), ...(customerId === null ? [] : [`customer ${customerId}`])]
  const keys = who.map((one) => `first-order:${websiteId}:${one}`)
  await sql`
    select pg_advisory_xact_lock(number) from (
      select hashtextextended(key, 0) as number from unnest(${keys}::text[]) as key order by 1) as numbers`.execute(trx)
}

/** Notes that an order uses these coupons, in the transaction that writes it. `lockCoupons` came before. */
export async function takeCoupons(
  trx: Db,
  order: CouponOrder & { readonly email: string; readonly customer_id: number | null },
  codes: readonly string[],
): Promise<void> {
  if (codes.length === 0) return
  await sql`
    with noted as (
      insert into coupon_use (website_id, code, order_id, email, customer_id, state)
      select ${order.website_id}::int, code, ${order.id}::bigint, lower(${order.email}), ${order.customer_id}::bigint, 'taken'
      from unnest(${[...codes].sort()}::text[]) as code returning website_id, code)
    update coupon c set used = c.used + 1 from noted
    where c.website_id = noted.website_id and c.code = noted.code and c.use_limit is not null`.execute(trx)
}

/** Gives back the coupons of an order that came to nothing. Safe to run again. */
export async function releaseCoupons(trx: Db, order: CouponOrder): Promise<void> {
  if (!usesCoupons(order)) return
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

/**
 * Uses the coupons again of an order that had failed and is paid after all: its price stays, though their window may be
 * over. @returns false, and nothing is used, when others have used one of them up meanwhile
 */
export async function takeCouponsAgain(trx: Db, order: CouponOrder): Promise<boolean> {
  if (!usesCoupons(order)) return true
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
      where order_id = ${order.id} and state = 'released' and not exists (select from spent) returning website_id, code),
    counted as (
      update coupon c set used = c.used + 1 from again
      where c.website_id = again.website_id and c.code = again.code and c.use_limit is not null)
    select exists (select from spent) as "isSpent"`.execute(trx)
  return rows[0]?.isSpent === false
}
