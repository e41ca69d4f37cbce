import type { CartView } from '../cart-model.ts'

/** Id of the box that says what keeps the bag from being ordered; it takes the focus of a link that leads to it. */
export const BLOCKED_ID = 'cannot-be-ordered'

/** Where Checkout leads: on, or to what keeps the bag from being ordered. */
export function nextPath({ lines }: CartView): string {
  return lines.some(({ problem }) => problem) ? `#${BLOCKED_ID}` : '/checkout'
}
