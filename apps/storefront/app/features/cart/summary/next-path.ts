import type { CartView } from '../cart-model.ts'

/** Id of the box that explains why the cart cannot be ordered; `nextPath` links to it. */
export const BLOCKED_ID = 'cannot-be-ordered'

export function nextPath({ lines }: CartView): string {
  return lines.some(({ problem }) => problem) ? `#${BLOCKED_ID}` : '/checkout'
}
