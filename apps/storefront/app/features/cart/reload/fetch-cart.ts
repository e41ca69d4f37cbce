import { endSession } from '#app/session/browser/end-session.ts'
import type { CartView } from '../cart-model.ts'
import { cartMessages } from '../messages.ts'
import type { SavedPair } from '../mini/saved-pair.tsx'
import type { DeliveryEstimate } from '../summary/estimate.ts'

/** Response of `/api/bag`. */
export type MiniCartAnswer =
  | {
      readonly cartView: CartView | null
      readonly grounds?: readonly string[]
      readonly estimate?: DeliveryEstimate
      readonly saved?: SavedPair
    }
  | { readonly problem: string }

export const FAILED: MiniCartAnswer = { problem: cartMessages.cart }

/** Undefined when the session has ended. [R4.30, R4.31] */
export async function fetchCart(withSaved = false): Promise<MiniCartAnswer | undefined> {
  const answer = await fetch(withSaved ? '/api/bag?saved=1' : '/api/bag', { headers: { accept: 'application/json' } })
  if (answer.status === 401) {
    endSession()
    return undefined
  }
  return answer.ok ? ((await answer.json()) as MiniCartAnswer) : FAILED
}
