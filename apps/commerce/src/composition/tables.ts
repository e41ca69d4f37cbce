import type { CartTables } from '../modules/cart/tables.ts'
import type { CatalogueTables } from '../modules/catalogue/tables.ts'
import type { CheckoutTables } from '../modules/checkout/tables.ts'
import type { CompareTables } from '../modules/compare/tables.ts'
import type { ContentTables } from '../modules/content/tables.ts'
import type { CustomerTables } from '../modules/customer/tables.ts'
import type { DocumentTables } from '../modules/documents/tables.ts'
import type { FulfilmentTables } from '../modules/fulfilment/tables.ts'
import type { GiftCardTables } from '../modules/gift-cards/tables.ts'
import type { LoyaltyTables } from '../modules/loyalty/tables.ts'
import type { NotificationTables } from '../modules/notifications/tables.ts'
import type { OrderTables } from '../modules/orders/tables.ts'
import type { PaymentTables } from '../modules/payment/tables.ts'
import type { PromotionTables } from '../modules/promotions/tables.ts'
import type { ReturnTables } from '../modules/returns/tables.ts'
import type { ReviewTables } from '../modules/reviews/tables.ts'
import type { SearchTables } from '../modules/search/tables.ts'
import type { SiteTables } from '../modules/site/tables.ts'
import type { StoreTables } from '../modules/stores/tables.ts'
import type { WishlistTables } from '../modules/wishlist/tables.ts'

declare module '../platform/database.ts' {
  interface Database
    extends SiteTables,
      NotificationTables,
      CatalogueTables,
      ContentTables,
      CustomerTables,
      CompareTables,
      PromotionTables,
      CartTables,
      WishlistTables,
      GiftCardTables,
      LoyaltyTables,
      StoreTables,
      FulfilmentTables,
      OrderTables,
      DocumentTables,
      PaymentTables,
      CheckoutTables,
      ReturnTables,
      ReviewTables,
      SearchTables {}
}
