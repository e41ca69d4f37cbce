import type { AttemptState } from '#src/order-lifecycle/attempts'

/** The bank's raw reason is never shown. [A72] */
const BY_REASON: Readonly<Record<string, string>> = {
  'not enough balance': 'Your card has insufficient funds. Please try another card.',
  'expired card': 'The card has expired. Please try another card.',
  'cvc declined': "The card's security code was not accepted. Please check it and try again.",
  'invalid card number': 'The card number was not accepted. Please check it and try again.',
  'blocked card': 'The card is blocked. Please try another card.',
}

const REFUSED = 'Your payment was refused. Please try another card.'
const CANCELLED = 'The payment was cancelled. You can try again.'
export const NOT_TAKEN = 'The payment could not be completed. You have not been charged. Please try again.'
const UNREACHABLE =
  'Card payments are not available right now. You have not been charged. Please try again in a moment.'
export const CHECKING =
  'We are checking your payment. We will email you either way, as soon as we know. Please do not pay again.'
const WRONG_AMOUNT =
  'Your bank approved a different amount from your order’s total. You have not been charged. Please order again.'
const TIMED_OUT = 'The payment was not confirmed in time. Please try again.'
export const SOLD_OUT_WHILE_PAYING = 'An item sold out before your payment was confirmed. You have not been charged.'

export const EXPIRED_AUTHORISATION = 'authorisation expired'
export const EXPIRED_REASON = 'no answer in time'
export const NOT_SENT_REASON = 'payment service not reached'
export const WRONG_AMOUNT_REASON = 'another amount was charged'

const OWN_REASONS: Readonly<Record<string, string>> = {
  [EXPIRED_REASON]: TIMED_OUT,
  [NOT_SENT_REASON]: UNREACHABLE,
  [WRONG_AMOUNT_REASON]: WRONG_AMOUNT,
}

export type PaymentFailureCode = 'PAYMENT_REFUSED' | 'PAYMENT_FAILED'

const keyOf = (reason: string | undefined) => (reason ?? '').trim().toLowerCase()

export function failureCodeOf(state: string | undefined, reason: string | undefined): PaymentFailureCode {
  return state === 'refused' && BY_REASON[keyOf(reason)] === undefined ? 'PAYMENT_REFUSED' : 'PAYMENT_FAILED'
}

export function failureText(state: AttemptState, reason: string | undefined): string {
  const key = keyOf(reason)
  if (state === 'refused') return BY_REASON[key] ?? REFUSED
  return state === 'cancelled' ? CANCELLED : (OWN_REASONS[key] ?? NOT_TAKEN)
}
