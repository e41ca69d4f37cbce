import { appliedGiftCards } from './cart-cards.ts'
import { applyGiftCard } from './operations/applyGiftCard.ts'
import { applyGiftCardToCart } from './operations/applyGiftCardToCart.ts'
import { giftCardAccount } from './operations/giftCardAccount.ts'
import { removeGiftCard } from './operations/removeGiftCard.ts'
import { removeGiftCardFromCart } from './operations/removeGiftCardFromCart.ts'
import type { GiftCardsResolvers } from './resolver-types.generated.ts'

/** Gift cards: spent, bought and looked at. */
export const resolvers = {
  Query: { giftCardAccount: (_root, args, ctx) => giftCardAccount(ctx, args) },
  Mutation: {
    applyGiftCard: (_root, args, ctx) => applyGiftCard(ctx, args),
    applyGiftCardToCart: (_root, args, ctx) => applyGiftCardToCart(ctx, args),
    removeGiftCard: (_root, args, ctx) => removeGiftCard(ctx, args),
    removeGiftCardFromCart: (_root, args, ctx) => removeGiftCardFromCart(ctx, args),
  },
  Cart: { applied_gift_cards: (cart, _args, ctx) => appliedGiftCards(ctx, cart) },
} satisfies GiftCardsResolvers
