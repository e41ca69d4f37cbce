import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import type { CartRow } from '#tables/cart'

interface UsableReward {
  readonly code: string
  readonly label: string
  readonly amountCents: number
}

/** Excludes expired rewards and those of other orders. [R3.44, decision 67] */
export async function usableRewards(db: Db, cart: CartRow): Promise<readonly UsableReward[]> {
  const own = cart.redemptions.filter(({ code, email }) => cart.coupon_codes.includes(code) && email === cart.email)
  if (own.length === 0) return []
  const { rows } = await sql<{ code: string }>`
    select given.code from unnest(${own.map(({ code }) => code)}::text[], ${own.map(({ validTo }) => validTo)}::timestamptz[])
      as given (code, valid_to)
    where coalesce(given.valid_to > shop_now(), true) and not exists (
      select from redemption r where r.website_id = ${cart.website_id} and r.code = given.code and r.state <> 'released'
        and r.order_id is distinct from ${cart.locked_by_order}::bigint)`.execute(db)
  const usable = new Set(rows.map(({ code }) => code))
  return own
    .filter(({ code }) => usable.has(code))
    .map(({ code, label, amountCents }) => ({ code, label, amountCents }))
}
