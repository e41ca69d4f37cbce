import type { FoundCouponsInJson } from '../promotions/store.ts'
import type { CartRow } from '../tables.ts'

/** Facts of a cart's totals that came with the statement that read the cart. */
export interface FoundFacts {
  /** Null for a cart without codes. */
  readonly coupons: FoundCouponsInJson | null
  readonly giftCards: unknown
}

const foundByCart = new WeakMap<CartRow, FoundFacts>()

/** Notes what was found with a cart, for the first pricing of this very row. */
export function noteFound(cart: CartRow, found: FoundFacts): void {
  foundByCart.set(cart, found)
}

/** What was found with a cart, once: who prices it again, or as another row under its lock, reads again. [decision 86] */
export function takeFound(cart: CartRow): FoundFacts | undefined {
  const found = foundByCart.get(cart)
  foundByCart.delete(cart)
  return found
}
