import type { CartFactSources, ShippingQuotes } from '../modules/cart/ports.ts'
import type { ReviewService } from '../modules/catalogue/ports.ts'
import type { LoyaltyService } from '../modules/loyalty/ports.ts'
import type { MailTransport } from '../modules/notifications/ports.ts'
import type { PaymentGateway } from '../modules/payment/ports.ts'
import type { ListingEngine } from '../modules/search/ports.ts'

export interface Ports {
  readonly payments: PaymentGateway
  readonly mail: MailTransport
  readonly shipping: ShippingQuotes
  readonly cartFacts: CartFactSources
  readonly loyalty: LoyaltyService
  readonly listing: ListingEngine
  readonly reviews: ReviewService
}
