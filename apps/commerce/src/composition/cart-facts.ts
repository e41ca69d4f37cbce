import { GIFT_CARDS_OF_CART, giftCardFacts, readGiftCardFacts } from '#modules/gift-cards'
import { usableRewards } from '#modules/loyalty'
import type { CartFactSources } from '../modules/cart/ports.ts'

export const cartFacts: CartFactSources = {
  giftCards: giftCardFacts,
  giftCardsSql: GIFT_CARDS_OF_CART,
  toGiftCards: readGiftCardFacts,
  rewards: usableRewards,
}
