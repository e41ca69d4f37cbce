import { giftCardFacts, giftCardsOfCartSql, readGiftCardFacts } from '#modules/gift-cards'
import { usableRewards } from '#modules/loyalty'
import type { CartFactSources } from '../modules/cart/ports.ts'

export const cartFacts: CartFactSources = {
  giftCards: giftCardFacts,
  giftCardsSql: giftCardsOfCartSql,
  toGiftCards: readGiftCardFacts,
  rewards: usableRewards,
}
