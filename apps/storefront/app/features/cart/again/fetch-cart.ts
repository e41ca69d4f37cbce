import { endSession } from '#app/session/browser/end-session.ts'
import type { CartView } from '../cart-model.ts'
import { cartMessages } from '../messages.ts'
import type { DeliveryEstimate } from '../summary/estimate.ts'

/** What `/api/bag` answers. */
export type MiniCartAnswer = { readonly cartView: CartView | null; readonly estimate?: DeliveryEstimate } | { readonly problem: string }

/** The cart could not be read. */
export const FAILED: MiniCartAnswer = { problem: cartMessages.cart }

/** The cart as it is now; undefined when the sign-in is over, and the page is left. [R4.30, R4.31] */
export async function fetchCart(): Promise<MiniCartAnswer | undefined> {
  const answer = await fetch('/api/bag', { headers: { accept: 'application/json' } })
  if (answer.status === 401) {
    endSession()
    return undefined
  }
  return answer.ok ? ((await answer.json()) as MiniCartAnswer) : FAILED
}
