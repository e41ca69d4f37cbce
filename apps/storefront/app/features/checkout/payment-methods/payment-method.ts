import type { PaymentMethodInput } from '#app/contract.generated.ts'
import type { PaymentMethod } from '#app/session/site/payment-methods.ts'

/** What the shopper entered, besides the order itself. */
interface Entered {
  /** JSON of the payment service's browser library; '' without one. */
  readonly stateData: string
  readonly returnUrl: string
}

/** Sets how an order is paid on its cart. */
export type Submit = (entered: Entered) => PaymentMethodInput

/** A method that the payment service offers for the cart. */
export interface MethodStart {
  readonly type: PaymentMethod
  /** Of cards. */
  readonly brands: readonly string[]
}
