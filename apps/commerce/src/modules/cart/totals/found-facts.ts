import type { FoundCouponsInJson } from '../promotions/store.ts'
import type { CartRow } from '../tables.ts'

/** Facts for a cart's totals that the statement reading the cart returned. */
export interface FoundFacts {
  /** Null for a cart without codes. */
  readonly coupons: FoundCouponsInJson | null
  readonly giftCards: unknown
}

const foundByCart = new WeakMap<CartRow, FoundFacts>()

/** Stores the facts for the first pricing of this row. */
export function noteFound(cart: CartRow, found: FoundFacts): void {
  foundByCart.set(cart, found)
}

/** Returns the stored facts once; later pricings, and rows read under a lock, read their own. [decision 86] */
export function takeFound(cart: CartRow): FoundFacts | undefined {
  const found = foundByCart.get(cart)
  foundByCart.delete(cart)
  return found
}
