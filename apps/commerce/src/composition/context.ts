import type { MediaStore } from '@welt/kit/media-store/media-store'
import type { CartFactSources, ShippingQuotes } from '../modules/cart/ports.ts'
import type { ReviewService } from '../modules/catalogue/ports.ts'
import type { LoyaltyService } from '../modules/loyalty/ports.ts'
import type { MailTransport, TextTransport } from '../modules/notifications/ports.ts'
import type { PaymentGateway } from '../modules/payment/ports.ts'
import type { PhotoFiles } from '../modules/returns/ports.ts'
import type { ListingEngine } from '../modules/search/ports.ts'
import type { RequestLoads } from '../modules/site/shared-loads.ts'
import type { InventoryFeed } from '../modules/stores/ports.ts'

declare module '../platform/context.ts' {
  interface JobPorts {
    readonly payments: PaymentGateway
    readonly mail: MailTransport
    readonly sms: TextTransport
    readonly shipping: ShippingQuotes
    readonly loyalty: LoyaltyService
    readonly inventory: InventoryFeed
    readonly photos: PhotoFiles
    /** Of listing indexes. */
    readonly snapshots: MediaStore
  }

  interface Ports {
    readonly cartFacts: CartFactSources
    readonly listing: ListingEngine
    readonly reviews: ReviewService
  }

  interface Context {
    /** Undefined while the change log is not followed. */
    readonly sharedLoads: RequestLoads | undefined
  }
}
