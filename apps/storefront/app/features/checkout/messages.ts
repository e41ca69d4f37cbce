/** What a failed step of checkout says when the server gave no words of its own. */
export const checkoutMessages = {
  setGuestEmailOnCart: 'Failed to set email address',
  setShippingAddressesOnCart: 'Error setting shipping address.',
  setShippingMethodsOnCart: 'Error setting shipping method.',
  setBillingAddressOnCart: 'Error setting billing address',
  setAuthorityToLeave: 'Error setting authority to leave',
  setPaymentMethodOnCart: 'Error setting payment method',
  finalLiveInventoryCheck: 'Error getting live inventory',
  /** The call failed or gave no method. [A90] */
  adyenPaymentMethods: 'Failed to get payment methods',
  /** It was answered with an error that has no words for shoppers. [A90] */
  adyenPaymentMethodsError: 'Error getting payment methods.',
  getCartSession: 'Failed to start payment session',
  processPayment: 'Error processing payment',
  placeOrder: 'Error placing order',
} as const

const RETENTION = 'You haven’t been charged, and your bag is saved. Try again in a moment, or call us.'
const UNSURE =
  'We can’t be sure whether your order was placed or your card was charged. Before you try again, check your email for our confirmation, or call us. Your bag is saved.'

/** What stands beside a text of the catalogue, which says neither what became of bag and money nor what to do; other words say it themselves. */
export function nextStepAfter(problem: string): string | undefined {
  if (problem === checkoutMessages.placeOrder || problem === checkoutMessages.processPayment) return UNSURE
  return Object.values<string>(checkoutMessages).includes(problem) ? RETENTION : undefined
}

/** A refusal in words that say what to do. */
export const REFUSED = "Your bank didn't approve this payment. Try another card or method."
export const CANCELLED = 'The payment was cancelled. Nothing was charged. Try again, or use another card.'

export const TOTAL_CHANGED =
  'Your total has changed since you opened this page. Nothing was charged. Check the new total, then place your order.'

/** What brought the shopper back unpaid from the bank's or payment service's page; part of the address. */
export type ReturnCode = 'refused' | 'cancelled' | 'total' | 'unknown'

const RETURNED: Readonly<Record<ReturnCode, string>> = {
  refused: REFUSED,
  cancelled: CANCELLED,
  total: TOTAL_CHANGED,
  unknown: checkoutMessages.processPayment,
}

/** Words for a return code in the address; anything else says nothing. */
export function returnedMessage(code: string | null): string | undefined {
  return code && Object.hasOwn(RETURNED, code) ? RETURNED[code as ReturnCode] : undefined
}
