import { toDecimal } from '@welt/kit/money'
import { settingsOfRequest } from '#modules/site'
import { appliedLoyaltyCoupons, loyaltyCheckoutError } from './cart-fields.ts'
import { fetchActiveRedemptionOptions } from './operations/fetchActiveRedemptionOptions.ts'
import { fetchCustomerDetails } from './operations/fetchCustomerDetails.ts'
import { fetchYoptoSnippetDetails } from './operations/fetchYoptoSnippetDetails.ts'
import { validateRedemptions } from './operations/validateRedemptions.ts'
import { otherRewards } from './other-rewards.ts'
import type { LoyaltyResolvers } from './resolver-types.generated.ts'
import { historyOf } from './spend/history.ts'
import { tiersOf } from './tiers.ts'

export const resolvers = {
  Query: {
    fetchActiveRedemptionOptions: (_root, args, ctx) => fetchActiveRedemptionOptions(ctx, args),
    fetchCustomerDetails: (_root, args, ctx) => fetchCustomerDetails(ctx, args),
    fetchYoptoSnippetDetails: (_root, _args, ctx) => fetchYoptoSnippetDetails(ctx),
  },
  Mutation: { validateRedemptions: (_root, args, ctx) => validateRedemptions(ctx, args) },
  StoreConfig: {
    loyalty_tiers: async (_config, _args, ctx) =>
      tiersOf((await settingsOfRequest(ctx)).loyalty).map((tier) => ({
        code: tier.code,
        threshold: toDecimal(tier.thresholdCents),
        reward: toDecimal(tier.rewardCents),
        birthday_reward: toDecimal(tier.birthdayRewardCents),
      })),
  },
  LoyaltyCustomer: {
    history: (member, { year }, ctx) => historyOf(ctx, member, year),
    other_rewards: (member, _args, ctx) => otherRewards(ctx, member),
  },
  Cart: {
    applied_loyalty_coupons: (cart, _args, ctx) => appliedLoyaltyCoupons(ctx, cart),
    loyalty_checkout_error: (cart, _args, ctx) => loyaltyCheckoutError(ctx, cart),
  },
} satisfies LoyaltyResolvers
