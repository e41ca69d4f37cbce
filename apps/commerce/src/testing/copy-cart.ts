import { sql } from 'kysely'
import type { TestShop } from './shop.ts'

/**
 * Copies a filled cart, as many checkouts in progress would: one shopper each, or all with `email`. Every other copy
 * has its gift cards in reverse order. @returns the cart ids
 */
export async function copyCart(
  { database }: Pick<TestShop, 'database'>,
  cartId: string,
  count: number,
  email?: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with copies as (
      insert into cart (id, website_id, currency, email, shipping_address, billing_address, is_billing_same, shipping_country, carrier_code,
        method_code, payment_method, coupon_codes, gift_card_codes, gift_card_seen_cents,
        preferred_store_code, nominee)
      select md5(n::text || id), website_id, currency, coalesce(${email ?? null}::text, n || email), shipping_address, billing_address,
        is_billing_same, shipping_country, carrier_code, method_code, payment_method, coupon_codes,
        case n % 2 when 0 then gift_card_codes else array_reverse(gift_card_codes) end,
        case n % 2 when 0 then gift_card_seen_cents else array_reverse(gift_card_seen_cents) end,
        preferred_store_code, nominee
      from cart, generate_series(1, ${count}::int) as n where id = ${cartId} returning id),
    lines as (
      insert into cart_line (cart_id, product_id, variant_sku, quantity, seen_unit_cents, fulfilment)
      select copies.id, product_id, variant_sku, quantity, seen_unit_cents, fulfilment from cart_line, copies where cart_id = ${cartId})
    select id from copies`.execute(database.db)
  return rows.map(({ id }) => id)
}
