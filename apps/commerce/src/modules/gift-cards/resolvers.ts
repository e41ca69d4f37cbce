import { toMoney } from '@welt/kit/money'
import { loadLineProduct } from '#modules/cart'
import { productFields } from '#modules/catalogue'
import { appliedGiftCards } from './applied-cards.ts'
import { enteredOptionsOf } from './cart-item-fields.ts'
import { applyGiftCard } from './operations/applyGiftCard.ts'
import { applyGiftCardToCart } from './operations/applyGiftCardToCart.ts'
import { giftCardAccount } from './operations/giftCardAccount.ts'
import { removeGiftCard } from './operations/removeGiftCard.ts'
import { removeGiftCardFromCart } from './operations/removeGiftCardFromCart.ts'
import { giftCardProductFields } from './product-fields.ts'
import type { GiftCardsResolvers } from './resolver-types.generated.ts'

export const resolvers = {
  Query: { giftCardAccount: (_root, args, ctx) => giftCardAccount(ctx, args) },
  Mutation: {
    applyGiftCard: (_root, args, ctx) => applyGiftCard(ctx, args),
    applyGiftCardToCart: (_root, args, ctx) => applyGiftCardToCart(ctx, args),
    removeGiftCard: (_root, args, ctx) => removeGiftCard(ctx, args),
    removeGiftCardFromCart: (_root, args, ctx) => removeGiftCardFromCart(ctx, args),
  },
  GiftCardProduct: { ...productFields, ...giftCardProductFields },
  GiftCardCartItem: {
    product: (item, _args, ctx) => loadLineProduct(ctx, item.line),
    sender_name: ({ giftCard }) => giftCard.senderName,
    sender_email: ({ giftCard }) => giftCard.senderEmail,
    recipient_name: ({ giftCard }) => giftCard.recipientName,
    recipient_email: ({ giftCard }) => giftCard.recipientEmail,
    message: ({ giftCard }) => giftCard.message,
    delivery_date: ({ giftCard }) => giftCard.deliveryDate,
    amount: ({ giftCard, currency }) => toMoney(giftCard.amountCents, currency),
    customizable_options: (item, _args, ctx) => enteredOptionsOf(ctx, item),
  },
  Cart: { applied_gift_cards: (cart, _args, ctx) => appliedGiftCards(ctx, cart) },
} satisfies GiftCardsResolvers
