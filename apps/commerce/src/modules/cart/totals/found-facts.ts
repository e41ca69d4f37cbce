import type { FoundCouponsInJson } from '#modules/promotions'
import type { CartRow } from '../tables.ts'

export interface FoundFacts {
  /** Null for a cart without codes. */
  readonly coupons: FoundCouponsInJson | null
  readonly giftCards: unknown
}

const foundByCart = new WeakMap<CartRow, FoundFacts>()

/** For the first pricing of this row object. */
export function noteFound(cart: CartRow, found: FoundFacts): void {
  foundByCart.set(cart, found)
}

/** Removes them: later pricings must read their own. [decision 86] */
export function takeFound(cart: CartRow): FoundFacts | undefined {
  const found = foundByCart.get(cart)
  foundByCart.delete(cart)
  return found
}
