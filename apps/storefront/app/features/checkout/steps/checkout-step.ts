/** `checkoutStep` may override the stored step. [A42] */
export type CheckoutStep = 'info' | 'payment'
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

/** The stored step; info if the billing name is missing or delivery is not settled. [R4.01-R4.03, R2.84] */
export function checkoutStep(facts: CheckoutFacts): CheckoutStep {
  const isComplete = Boolean(facts.email && facts.billingFirstName && facts.isDeliverySettled)
  return facts.storedStep === 'payment' && isComplete ? 'payment' : 'info'
}

/** [R4.04, R4.05] */
export function infoMode(facts: Pick<CheckoutFacts, 'email' | 'shippingPostcode'>): InfoMode {
  return facts.email || facts.shippingPostcode ? 'guest' : 'email'
}

/** Query of the page that asks for the password at once. */
export const ACCOUNT_PARAMETER = 'account'

/**
 * The step whose form is open; in place of delivery, `billing` for gift cards alone and `collection` where nothing is
 * delivered.
 */
export type OpenStep = 'email' | 'delivery' | 'billing' | 'collection' | 'payment'

interface Opening {
  /** The step that the shopper edits. */
  readonly edited: string | null
  readonly isSignedIn: boolean
  readonly isVirtual: boolean
  readonly isPickupOnly: boolean
}

/** Customers skip the email. [A111] */
export function openStep(facts: CheckoutFacts, { edited, isSignedIn, isVirtual, isPickupOnly }: Opening): OpenStep {
  const isEditing = edited === 'details' || edited === 'email'
  if (!isEditing && checkoutStep(facts) === 'payment') return 'payment'
  const needsEmail = !isSignedIn && (edited === 'email' || infoMode(facts) === 'email')
  if (needsEmail) return 'email'
  if (isVirtual) return 'billing'
  return isPickupOnly ? 'collection' : 'delivery'
}
