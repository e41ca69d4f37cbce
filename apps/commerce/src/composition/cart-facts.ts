import { giftCardFacts } from '#modules/gift-cards'
import { usableRewards } from '#modules/loyalty'
import type { CartFactSources } from '../modules/cart/ports.ts'

/** What modules after the cart know of its totals, from the database. */
export const cartFacts: CartFactSources = { giftCards: giftCardFacts, rewards: usableRewards }
