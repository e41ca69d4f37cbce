import { toDecimal } from '@welt/kit/money'
import { appliedLoyaltyCoupons, loyaltyCheckoutError } from './cart-fields.ts'
import { fetchActiveRedemptionOptions } from './operations/fetchActiveRedemptionOptions.ts'
import { fetchCustomerDetails } from './operations/fetchCustomerDetails.ts'
import { fetchYoptoSnippetDetails } from './operations/fetchYoptoSnippetDetails.ts'
import { validateRedemptions } from './operations/validateRedemptions.ts'
import type { LoyaltyResolvers } from './resolver-types.generated.ts'
import { TIERS } from './tiers.ts'

export const resolvers = {
  Query: {
    fetchActiveRedemptionOptions: (_root, args, ctx) => fetchActiveRedemptionOptions(ctx, args),
    fetchCustomerDetails: (_root, args, ctx) => fetchCustomerDetails(ctx, args),
    fetchYoptoSnippetDetails: (_root, _args, ctx) => fetchYoptoSnippetDetails(ctx),
  },
  Mutation: { validateRedemptions: (_root, args, ctx) => validateRedemptions(ctx, args) },
  StoreConfig: {
    loyalty_tiers: () => TIERS.map(({ code, thresholdCents }) => ({ code, threshold: toDecimal(thresholdCents) })),
  },
  Cart: {
    applied_loyalty_coupons: (cart, _args, ctx) => appliedLoyaltyCoupons(ctx, cart),
    loyalty_checkout_error: (cart, _args, ctx) => loyaltyCheckoutError(ctx, cart),
  },
} satisfies LoyaltyResolvers
