// Written from the contract by npm run codegen; never edited by hand.
import type { ModelFields, ResolverTable } from '../../graphql/resolver-table.ts'
import type * as Fields from '../../graphql/resolver-types.generated.ts'

export type GiftCardsResolvers = ResolverTable<{
  Query: Pick<Fields.QueryFields, 'giftCardAccount'>
  Mutation: Pick<Fields.MutationFields, 'applyGiftCard' | 'applyGiftCardToCart' | 'removeGiftCard' | 'removeGiftCardFromCart'>
  Cart: ModelFields<Fields.ResolversParentTypes['Cart'], Fields.CartFields, 'applied_gift_cards'>
}>
export type ApplyGiftCardToCartOutput = Fields.ResolversParentTypes['ApplyGiftCardToCartOutput']
export type RemoveGiftCardFromCartOutput = Fields.ResolversParentTypes['RemoveGiftCardFromCartOutput']
