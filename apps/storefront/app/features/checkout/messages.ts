import type { GraphqlFailure } from '#app/graphql/result.ts'

/** Messages for failed steps whose response has none. */
export const checkoutMessages = {
  setGuestEmailOnCart: 'Failed to set email address',
  setShippingAddressesOnCart: 'Error setting shipping address.',
  setShippingMethodsOnCart: 'Error setting shipping method.',
  setBillingAddressOnCart: 'Error setting billing address',
  setAuthorityToLeave: 'Error setting authority to leave',
  setPaymentMethodOnCart: 'Error setting payment method',
  finalLiveInventoryCheck: 'Error getting live inventory',
  /** The call failed or returned no method. [A90] */
  adyenPaymentMethods: 'Failed to get payment methods',
  /** An error without a message for shoppers. [A90] */
  adyenPaymentMethodsError: 'Error getting payment methods.',
  getCartSession: 'Failed to start payment session',
  processPayment: 'Error processing payment',
  placeOrder: 'Error placing order',
} as const

const RETENTION = 'You haven’t been charged, and your bag is saved. Try again in a moment, or call us.'
const UNSURE =
  'We can’t be sure whether your order was placed or your card was charged. ' +
  'Before you try again, check your email for our confirmation, or call us. Your bag is saved.'

export interface Problem {
  readonly message: string
  readonly nextStep?: string
}

export const NOW_DELIVERED: Problem = { message: 'Your bag now has something to deliver. Enter the address for it.' }

export type CheckoutCall = keyof typeof checkoutMessages

/** Messages of the specification name no next step, so one is added. */
export function catalogueProblem(call: CheckoutCall): Problem {
  return {
    message: checkoutMessages[call],
    nextStep: call === 'placeOrder' || call === 'processPayment' ? UNSURE : RETENTION,
  }
}

export function problemOf(failure: GraphqlFailure, call: CheckoutCall): Problem {
  return failure.kind === 'user' ? { message: failure.message } : catalogueProblem(call)
}

const REFUSED = "Your bank didn't approve this payment. Try another card or method."
export const REFUSED_CARD: Problem = { message: REFUSED, nextStep: 'Nothing was charged.' }
const CANCELLED = 'The payment was cancelled. Nothing was charged. Try again, or use another card.'

export const TOTAL_CHANGED =
  'Your total has changed since you opened this page. Nothing was charged. Check the new total, then place your order.'

const CHECK_NEW_TOTAL = 'Nothing was charged. Check the new total, then place your order.'
export const REWARD_REFUSED: Problem = { message: 'We removed a reward from your bag.', nextStep: CHECK_NEW_TOTAL }

/** Why the shopper returned unpaid; part of the URL. */
export type ReturnCode = 'refused' | 'cancelled' | 'total' | 'reward' | 'unknown'

/** In the URL of a check whether an open payment was paid meanwhile. */
export const WAITING_CODE = 'waiting'

const RETURNED: Readonly<Record<ReturnCode, Problem>> = {
  refused: REFUSED_CARD,
  cancelled: { message: CANCELLED },
  total: { message: TOTAL_CHANGED },
  reward: REWARD_REFUSED,
  unknown: catalogueProblem('processPayment'),
}

/** The cart's own message about a reward takes precedence. */
export function returnedProblem(code: string | null, rewardError: string | undefined): Problem | undefined {
  if (code === 'reward' && rewardError) return { message: rewardError, nextStep: CHECK_NEW_TOTAL }
  return code && Object.hasOwn(RETURNED, code) ? RETURNED[code as ReturnCode] : undefined
}
