import type { CouponsInJson } from '#modules/promotions'
import type { CartRow } from '../tables.ts'

export interface PreloadedFacts {
  /** Null for a cart without codes. */
  readonly coupons: CouponsInJson | null
  readonly giftCards: unknown
}

const preloadedByCart = new WeakMap<CartRow, PreloadedFacts>()

/** For the first pricing of this row object. */
export function notePreloaded(cart: CartRow, found: PreloadedFacts): void {
  preloadedByCart.set(cart, found)
}

/** Removes them: later pricings must read their own. [decision 86] */
export function takePreloaded(cart: CartRow): PreloadedFacts | undefined {
  const found = preloadedByCart.get(cart)
  preloadedByCart.delete(cart)
  return found
}
