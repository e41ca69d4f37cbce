import { type RawBuilder, sql } from 'kysely'
import { type CouponsInJson, couponsSql, type PromotionCustomer } from '#modules/promotions'
import type { CartRow } from '../tables.ts'

export function promotionCustomerOf(cart: CartRow): PromotionCustomer {
  return {
    websiteId: cart.website_id,
    customerId: cart.customer_id,
    email: cart.email,
    cartId: cart.id,
    orderId: cart.locked_by_order,
  }
}

const couponsOfCart = (codes: RawBuilder<unknown>) =>
  couponsSql({
    websiteId: sql`cart.website_id`,
    customerId: sql`cart.customer_id`,
    email: sql`lower(cart.email)`,
    cartId: sql`cart.id`,
    orderId: sql`cart.locked_by_order`,
    codes,
  })

/** Null for a cart without codes. */
export const COUPONS_OF_CART = sql<CouponsInJson | null>`
  case when cart.coupon_codes <> '{}' then ${couponsOfCart(sql`cart.coupon_codes`)} end`

export function couponsOfCartAnd(codes: readonly string[]): RawBuilder<CouponsInJson> {
  return couponsOfCart(sql`cart.coupon_codes || ${[...codes]}::text[]`)
}
