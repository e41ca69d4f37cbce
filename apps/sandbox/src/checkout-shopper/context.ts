import type { PaymentService } from '../adyen/service.ts'
import type { Faults } from '../control/faults.ts'

export interface CheckoutShopper {
  readonly service: PaymentService
  readonly faults: Faults
  /** Shop origins beyond the sites' own. */
  readonly origins: readonly string[]
}
