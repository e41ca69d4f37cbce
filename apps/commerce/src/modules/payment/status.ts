import type { OrderRow } from '#modules/orders'
import { CHECKING, FAILED } from './messages.ts'
import { findReturned } from './store.ts'
import type { AttemptRow } from './tables.ts'

/** AdyenPaymentStatus of the contract. */
export interface PaymentStatusModel {
  readonly isFinal: boolean
  readonly resultCode: string
  readonly additionalData: string | null
  readonly action: string | null
  readonly order_number: string | null
  readonly order_token: string | null
  readonly message: string | null
}

/** The result code that goes with an action. */
function codeOfAction(action: Readonly<Record<string, unknown>>): string {
  const { type, subtype } = action
  if (type === 'redirect') return 'RedirectShopper'
  if (type === 'threeDS2Fingerprint' || subtype === 'fingerprint') return 'IdentifyShopper'
  return typeof type === 'string' && type.startsWith('threeDS2') ? 'ChallengeShopper' : 'PresentToShopper'
}

const FAILED_CODES: Readonly<Record<string, string>> = { refused: 'Refused', cancelled: 'Cancelled' }

/**
 * How the payment of an order stands, read from our books: paid, waiting for the shopper, being checked, or failed with what to tell.
 * [R7.86, A72]
 */
export function toPaymentStatus(order: OrderRow, attempt: AttemptRow | undefined): PaymentStatusModel {
  const status = {
    isFinal: true,
    additionalData: null,
    action: null,
    order_number: order.number,
    order_token: order.access_token,
    message: null,
  }
  if (order.state === 'payment_failed' || order.state === 'cancelled') {
    return {
      ...status,
      order_token: null,
      resultCode: FAILED_CODES[attempt?.state ?? ''] ?? 'Error',
      message: order.failure_reason ?? FAILED,
    }
  }
  if (order.state !== 'pending_payment') return { ...status, resultCode: 'Authorised' }
  if (attempt?.state === 'action_required' && attempt.action && !findReturned(attempt)) {
    return { ...status, isFinal: false, resultCode: codeOfAction(attempt.action), action: JSON.stringify(attempt.action) }
  }
  return { ...status, resultCode: attempt?.state === 'pending' ? 'Pending' : 'Received', message: CHECKING }
}
