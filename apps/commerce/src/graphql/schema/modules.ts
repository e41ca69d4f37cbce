import { resolvers as cart } from '../../modules/cart/resolvers.ts'
import { resolvers as catalogue } from '../../modules/catalogue/resolvers.ts'
import { resolvers as checkout } from '../../modules/checkout/resolvers.ts'
import { resolvers as compare } from '../../modules/compare/resolvers.ts'
import { resolvers as content } from '../../modules/content/resolvers.ts'
import { resolvers as customer } from '../../modules/customer/resolvers.ts'
import { resolvers as documents } from '../../modules/documents/resolvers.ts'
import { resolvers as fulfilment } from '../../modules/fulfilment/resolvers.ts'
import { resolvers as giftCards } from '../../modules/gift-cards/resolvers.ts'
import { resolvers as loyalty } from '../../modules/loyalty/resolvers.ts'
import { resolvers as notifications } from '../../modules/notifications/resolvers.ts'
import { resolvers as orders } from '../../modules/orders/resolvers.ts'
import { resolvers as payment } from '../../modules/payment/resolvers.ts'
import { resolvers as promotions } from '../../modules/promotions/resolvers.ts'
import { resolvers as returns } from '../../modules/returns/resolvers.ts'
import { resolvers as reviews } from '../../modules/reviews/resolvers.ts'
import { resolvers as search } from '../../modules/search/resolvers.ts'
import { resolvers as site } from '../../modules/site/resolvers.ts'
import { resolvers as stores } from '../../modules/stores/resolvers.ts'
import { resolvers as wishlist } from '../../modules/wishlist/resolvers.ts'
import { MODULE_LINE } from './module-line.ts'
import type { ModuleResolvers } from './module-resolvers.generated.ts'
import type { GraphqlModule } from './schema.ts'

const resolvers: ModuleResolvers = {
  site,
  notifications,
  catalogue,
  stores,
  search,
  content,
  customer,
  compare,
  promotions,
  cart,
  wishlist,
  'gift-cards': giftCards,
  loyalty,
  fulfilment,
  orders,
  documents,
  reviews,
  payment,
  checkout,
  returns,
}

export const modules: readonly GraphqlModule[] = MODULE_LINE.map((name) => ({ name, resolvers: resolvers[name] }))
