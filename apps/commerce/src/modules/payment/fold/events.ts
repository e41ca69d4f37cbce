import type { AttemptState } from '#src/order-lifecycle/attempts'
import type { AttemptRow, PspEventRow } from '../tables.ts'

export type FoldedEvent = Pick<
  PspEventRow,
  | 'psp_reference'
  | 'event_code'
  | 'success'
  | 'original_reference'
  | 'amount_cents'
  | 'currency'
  | 'channel'
  | 'payload'
> & {
  readonly received_at: Date
}

export type FoldedAttempt = Pick<AttemptRow, 'amount_cents' | 'currency' | 'state'>

/** Marks replies of the payment service, as opposed to webhooks. */
export const ANSWER_PREFIX = 'ANSWER:'

const ANSWER_STATES: Readonly<Record<string, AttemptState>> = {
  Authorised: 'authorised',
  Refused: 'refused',
  Cancelled: 'cancelled',
  Error: 'error',
  Pending: 'pending',
  Received: 'pending',
  RedirectShopper: 'action_required',
  ChallengeShopper: 'action_required',
  IdentifyShopper: 'action_required',
  PresentToShopper: 'action_required',
}

export const REVERSAL_SENT = `${ANSWER_PREFIX}reversal`

export const EXPIRED = `${ANSWER_PREFIX}expired`

export const SHOPPER_LEFT = `${ANSWER_PREFIX}shopper-left`

/** Sent to be captured; without success, the payment service rejected it. */
export const CAPTURE_SENT = `${ANSWER_PREFIX}capture`

/** We refund this part of the charge. */
export const REFUND_REQUESTED = `${ANSWER_PREFIX}refund-requested`

export const STAFF_RETURNED = `${ANSWER_PREFIX}staff-returned`

/** We renew the authorisation before it expires. [decision 155] */
export const RENEWAL_REQUESTED = `${ANSWER_PREFIX}renewal-requested`

/** The payment service's word for a renewed authorisation. */
export const RENEWED = 'AUTHORISATION_ADJUSTMENT'

/** Undefined for events that leave the attempt as it is. */
export function meaningOf(event: FoldedEvent, attempt: FoldedAttempt): AttemptState | undefined {
  const { event_code: code, success } = event
  if (code === REVERSAL_SENT) return 'reversal_sent'
  if (code === EXPIRED) return 'error'
  if (code === SHOPPER_LEFT) return 'cancelled'
  if (code.startsWith(ANSWER_PREFIX)) return ANSWER_STATES[code.slice(ANSWER_PREFIX.length)]
  if (code === 'AUTHORISATION') return success ? 'authorised' : 'refused'
  if (!success) return undefined
  if (code === 'CAPTURE') return 'part_captured'
  if (code === 'REFUND') return (event.amount_cents ?? 0) < attempt.amount_cents ? undefined : 'refunded'
  if (code === 'CANCELLATION' || code === 'CANCEL_OR_REFUND' || code === 'TECHNICAL_CANCEL') return 'reversed'
  if (code === 'EXPIRE') return 'expired'
  return code === 'OFFER_CLOSED' ? 'cancelled' : undefined
}
