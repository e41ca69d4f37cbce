import { automaticOffers } from './operations/automaticOffers.ts'
import { offers } from './operations/offers.ts'
import { publicOffersOfProduct } from './public-offers.ts'
import type { PromotionsResolvers } from './resolver-types.generated.ts'

export const resolvers = {
  Query: { automaticOffers: (_root, _args, ctx) => automaticOffers(ctx), offers: (_root, _args, ctx) => offers(ctx) },
  ConfigurableProduct: { automatic_offers: (product, _args, ctx) => publicOffersOfProduct(ctx, product) },
} satisfies PromotionsResolvers
