// Written from the contract by npm run codegen; never edited by hand.
import type { SiteResolvers } from '../../modules/site/resolver-types.generated.ts'
import type { NotificationsResolvers } from '../../modules/notifications/resolver-types.generated.ts'
import type { CatalogueResolvers } from '../../modules/catalogue/resolver-types.generated.ts'
import type { SearchResolvers } from '../../modules/search/resolver-types.generated.ts'
import type { ContentResolvers } from '../../modules/content/resolver-types.generated.ts'
import type { CustomerResolvers } from '../../modules/customer/resolver-types.generated.ts'
import type { CompareResolvers } from '../../modules/compare/resolver-types.generated.ts'
import type { PromotionsResolvers } from '../../modules/promotions/resolver-types.generated.ts'
import type { CartResolvers } from '../../modules/cart/resolver-types.generated.ts'
import type { WishlistResolvers } from '../../modules/wishlist/resolver-types.generated.ts'
import type { GiftCardsResolvers } from '../../modules/gift-cards/resolver-types.generated.ts'
import type { LoyaltyResolvers } from '../../modules/loyalty/resolver-types.generated.ts'
import type { FulfilmentResolvers } from '../../modules/fulfilment/resolver-types.generated.ts'
import type { OrdersResolvers } from '../../modules/orders/resolver-types.generated.ts'
import type { ReviewsResolvers } from '../../modules/reviews/resolver-types.generated.ts'
import type { PaymentResolvers } from '../../modules/payment/resolver-types.generated.ts'
import type { CheckoutResolvers } from '../../modules/checkout/resolver-types.generated.ts'

export interface ModuleResolvers {
  readonly "site": SiteResolvers
  readonly "notifications": NotificationsResolvers
  readonly "catalogue": CatalogueResolvers
  readonly "search": SearchResolvers
  readonly "content": ContentResolvers
  readonly "customer": CustomerResolvers
  readonly "compare": CompareResolvers
  readonly "promotions": PromotionsResolvers
  readonly "cart": CartResolvers
  readonly "wishlist": WishlistResolvers
  readonly "gift-cards": GiftCardsResolvers
  readonly "loyalty": LoyaltyResolvers
  readonly "fulfilment": FulfilmentResolvers
  readonly "orders": OrdersResolvers
  readonly "reviews": ReviewsResolvers
  readonly "payment": PaymentResolvers
  readonly "checkout": CheckoutResolvers
}
