import { sql } from 'kysely'
import type { Db } from '#src/composition/database'
import type { CartRow } from '../tables.ts'

/** Whose uses are counted: the customer's and those of the email. */
type Owner = Pick<CartRow, 'website_id' | 'customer_id' | 'email'>

/** A coupon of a site. */
export interface FoundCoupon {
  readonly code: string
  readonly promotionId: number
  /** Neither used up, nor used too often by the owner. */
  readonly isUsable: boolean
}

/** SQL for whether a use of a coupon is the owner's. */
function isOwnSql({ customer_id, email }: Owner) {
  return sql<boolean>`(u.email = lower(${email}::text) or u.customer_id = ${customer_id}::bigint)`
}

/** The site's coupons with these codes, which are in capitals. */
export async function findCoupons(db: Db, owner: Owner, codes: readonly string[]): Promise<FoundCoupon[]> {
  const { rows } = await sql<FoundCoupon>`
    select c.code, c.promotion_id as "promotionId",
      coalesce(c.used < c.use_limit, true) and (c.per_customer_limit is null or c.per_customer_limit > (
        select count(*) from coupon_use u
        where u.website_id = c.website_id and u.code = c.code and u.state = 'taken' and ${isOwnSql(owner)})) as "isUsable"
    from coupon c where c.website_id = ${owner.website_id} and c.code = any(${[...codes]}::text[])`.execute(db)
  return rows
}

/** Whether the owner has ordered nothing on the site yet that was not called off. */
export async function isFirstOrderOf(db: Db, { website_id, customer_id, email }: Owner): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`
    select not exists (select 1 from orders where website_id = ${website_id} and state in ('paid', 'processing', 'complete', 'closed')
      and customer_id = ${customer_id}::bigint)
    and not exists (select 1 from orders where website_id = ${website_id} and state in ('paid', 'processing', 'complete', 'closed')
      and lower(email) = lower(${email}::text)) as "isFirst"`.execute(db)
  return rows[0]?.isFirst === true
}
