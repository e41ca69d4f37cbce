/** Steps of checkout; `checkoutStep` may override the stored one. [A42] */
export type CheckoutStep = 'info' | 'payment'
/** `email`: only the email field; `guest`: the full details. */
export type InfoMode = 'email' | 'guest'

export interface CheckoutFacts {
  readonly storedStep: string | undefined
  readonly email: string | undefined
  readonly shippingPostcode: string | undefined
  /** Also undefined while the billing address is incomplete. */
  readonly billingFirstName: string | undefined
  /** A method is chosen, or nothing is delivered. */
  readonly isDeliverySettled: boolean
}

/**
 * The stored step, unless it is not info and the billing address has no first name (or delivery is not settled): then
 * info. [R4.01-R4.03, R2.84]
 */
export function checkoutStep(facts: CheckoutFacts): CheckoutStep {
  const isComplete = Boolean(facts.email && facts.billingFirstName && facts.isDeliverySettled)
  return facts.storedStep === 'payment' && isComplete ? 'payment' : 'info'
}

/** Guest once an email or a postcode exists, else email. [R4.04, R4.05] */
export function infoMode(facts: Pick<CheckoutFacts, 'email' | 'shippingPostcode'>): InfoMode {
  return facts.email || facts.shippingPostcode ? 'guest' : 'email'
}
