import type { Rewards } from '#app/features/cart/codes/rewards.ts'
import type { AddressCountry } from '#app/session/site/site-settings.ts'
import type { CheckoutCart } from './checkout-model.ts'
import type { Collector } from './collection/collector.ts'
import type { Problem } from './messages.ts'
import type { StepData } from './steps/load-step.server.ts'

export interface CheckoutPageData {
  readonly cart: CheckoutCart
  readonly rewards: Rewards
  readonly step: StepData
  readonly notice: Problem | undefined
  readonly isSignedIn: boolean
  readonly countries: readonly AddressCountry[]
  readonly notices: readonly string[]
  readonly collector: Collector
  /** Undefined: the site takes no returns. */
  readonly returnDays: number | undefined
}
