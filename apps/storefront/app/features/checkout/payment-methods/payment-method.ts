import type { ComponentType } from 'react'
import type { PaymentMethodInput } from '#app/contract.generated.ts'
import type { IconName } from '#app/ui/icon.tsx'
import type { OrderFormProps } from './order-fields.tsx'

/** What the shopper entered, besides the order itself. */
interface Entered {
  /** JSON of the payment service's browser code; '' without one. */
  readonly stateData: string
  readonly returnUrl: string
}

/** How an order is paid: the fields on the payment step, and what they set on the cart. */
export interface PaymentMethodParts<Props> {
  readonly Fields: ComponentType<Props>
  readonly submit: (entered: Entered) => PaymentMethodInput
}

/** As the payment service describes the method. */
interface Offer {
  readonly brands: ReadonlyArray<string | null> | null
}

export interface MethodStart {
  readonly brands: readonly string[]
}

export interface ScriptedFieldsProps extends OrderFormProps {
  readonly frameUrl: string
  readonly sessionId: string | undefined
  readonly version: string
}

/** One that the payment service offers and that needs scripts. */
export interface OfferedMethodParts extends PaymentMethodParts<ScriptedFieldsProps> {
  readonly name: string
  readonly icon: IconName
  readonly start: (offer: Offer) => MethodStart
  /** Shown under the name. */
  readonly about: (start: MethodStart) => string
}
