import type { Db } from '#src/composition/database'
import type { PricingContext } from '../prices/context.ts'
import type { CartRow } from '../tables.ts'
import { findCoupons, isFirstOrderOf } from './coupon-store.ts'
import { isInForce, type Promotion, promotionsOf } from './in-force.ts'

/** A coupon on a cart that counts now. */
interface CouponFact {
  readonly code: string
  readonly promotion: Promotion
}

/** What the offers of a cart depend on. */
export interface PromotionFacts {
  /** Offers without a code, by priority. */
  readonly offers: readonly Promotion[]
  /** In order of applying; those that are used up, over or not begun are left out. */
  readonly coupons: readonly CouponFact[]
  readonly isMember: boolean
  /** Whether the customer, or the email, has ordered nothing yet; true where nobody is known. */
  readonly isFirstOrder: boolean
}

/**
 * Loads what the offers of a cart depend on: its coupons where it has some, and earlier orders where an offer asks for
 * them.
 */
export async function loadPromotionFacts(db: Db, ctx: PricingContext, cart: CartRow): Promise<PromotionFacts> {
  const now = new Date()
  const inForce = (await promotionsOf(db, ctx)).filter((promotion) => isInForce(promotion, now))
  const offers = inForce.filter(({ hasCodes }) => !hasCodes)
  const byId = new Map(inForce.map((promotion) => [promotion.id, promotion]))
  const found = cart.coupon_codes.length > 0 ? await findCoupons(db, cart, cart.coupon_codes) : []
  const usable = new Map(found.flatMap((coupon) => (coupon.isUsable ? [[coupon.code, byId.get(coupon.promotionId)] as const] : [])))
  const coupons = cart.coupon_codes.flatMap((code) => {
    const promotion = usable.get(code)
    return promotion ? [{ code, promotion }] : []
  })
  const needsOrders = [...offers, ...coupons.map(({ promotion }) => promotion)].some(({ rule }) => rule.conditions.isFirstOrder)
  return {
    offers,
    coupons,
    isMember: cart.customer_id !== null,
    isFirstOrder: !needsOrders || (await isFirstOrderOf(db, cart)),
  }
}
