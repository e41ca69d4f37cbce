import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/composition/database'

/** An order as its coupons know it. */
export interface CouponOrder {
  readonly id: number
  readonly website_id: number
  readonly customer_id: number | null
  readonly email: string
}

/** Locks the coupons in the order in which they are locked everywhere. */
async function lockCoupons(trx: Db, websiteId: number, codes: RawBuilder<unknown>): Promise<void> {
  await sql`select 1 from coupon where website_id = ${websiteId} and code in (${codes}) order by code for no key update`.execute(trx)
}

/**
 * Takes one use of each of these codes for an order, all or none, within the limits in all and of each customer; the coupons
 * are locked before their uses are counted. @returns whether all were taken; if not, the caller rolls back
 */
async function takeUses(trx: Db, order: CouponOrder, codes: RawBuilder<unknown>): Promise<boolean> {
  await lockCoupons(trx, order.website_id, codes)
  const { rows } = await sql<{ isTaken: boolean }>`
    with wanted as (${codes}),
    usable as (
      select c.code from coupon c join wanted using (code)
      where c.website_id = ${order.website_id} and coalesce(c.used < c.use_limit, true)
        and (c.per_customer_limit is null or c.per_customer_limit > (
          select count(*) from coupon_use u where u.website_id = c.website_id and u.code = c.code and u.state = 'taken'
            and u.order_id <> ${order.id} and (u.email = lower(${order.email}) or u.customer_id = ${order.customer_id}::bigint)))),
    taken as (
      insert into coupon_use (website_id, code, order_id, email, customer_id, state)
      select ${order.website_id}::int, code, ${order.id}::bigint, lower(${order.email}), ${order.customer_id}::bigint, 'taken' from usable
      where (select count(*) from usable) = (select count(*) from wanted)
      on conflict (website_id, code, order_id) do update set state = 'taken', at = now() where coupon_use.state = 'released'
      returning code),
    counted as (
      update coupon c set used = used + 1 from taken where c.website_id = ${order.website_id} and c.code = taken.code returning 1)
    select (select count(*) from taken) = (select count(*) from wanted) as "isTaken", (select count(*) from counted) as counted`.execute(
    trx,
  )
  return rows[0]?.isTaken === true
}

/**
 * Takes a use of each coupon that lowered an order, in the transaction that makes it. No codes cost no statement.
 * @returns false when one of them was used up meanwhile: the caller rolls back and prices the cart again
 */
export async function takeCoupons(trx: Db, order: CouponOrder, codes: readonly string[]): Promise<boolean> {
  return codes.length === 0 || takeUses(trx, order, sql`select unnest(${[...codes]}::text[]) as code`)
}

const releasedOf = (orderId: number) => sql`select code from coupon_use where order_id = ${orderId} and state = 'released'`

/** Takes the same uses again for an order that had failed and is paid after all. @returns false when one is used up by now */
export async function takeCouponsAgain(trx: Db, order: CouponOrder): Promise<boolean> {
  return takeUses(trx, order, releasedOf(order.id))
}

/** Gives back the uses of an order that came to nothing. The caller has locked the order. Safe to run again. */
export async function releaseCoupons(trx: Db, { id, website_id }: Pick<CouponOrder, 'id' | 'website_id'>): Promise<void> {
  await lockCoupons(trx, website_id, sql`select code from coupon_use where order_id = ${id} and state = 'taken'`)
  await sql`
    with released as (
      update coupon_use set state = 'released', at = now() where order_id = ${id} and state = 'taken' returning website_id, code)
    update coupon c set used = used - 1 from released r where c.website_id = r.website_id and c.code = r.code`.execute(trx)
}
