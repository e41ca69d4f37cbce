import type { CartView } from '../cart-model.ts'

export const BLOCKED_ID = 'cannot-be-ordered'

export function nextPath({ lines }: CartView): string {
  return lines.some(({ problem }) => problem) ? `#${BLOCKED_ID}` : '/checkout'
}
