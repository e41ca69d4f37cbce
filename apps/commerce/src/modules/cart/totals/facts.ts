import type { Brand } from '@welt/brands'
import type { CountryCode } from '@welt/kit/money'
import { areGiftCardsOn, settingsOfRequest } from '#modules/site'
import type { Db } from '#src/composition/database'
import type { GiftCardFact, RewardFact, ShippingQuestion, ShippingQuotes } from '../ports.ts'
import type { PricingContext } from '../prices/context.ts'
import type { PromotionFacts } from '../promotions/facts.ts'
import { loadPromotions } from '../promotions/load-facts.ts'
import type { CartRow } from '../tables.ts'
import type { GoodsLine } from './draft.ts'
import { type FoundFacts, takeFound } from './found-facts.ts'

/** What the totals of a cart need from the database, besides its goods. */
export interface LoadedFacts {
  /** Values from which delivery is free. */
  readonly thresholds: ShippingQuestion['thresholds']
  readonly promotions: PromotionFacts
  /** Whether the site has loyalty; its rewards do nothing without. [R3.110] */
  readonly areRewardsOn: boolean
  /** In order of applying; only those that can be used now. */
  readonly rewards: readonly RewardFact[]
  /** In order of applying; only cards that can pay. */
  readonly giftCards: readonly GiftCardFact[]
}

/** Everything that the steps of the totals read. */
export interface TotalsFacts extends LoadedFacts {
  readonly goods: readonly GoodsLine[]
  readonly brand: Brand
  /** Where it is delivered to, which decides the GST. */
  readonly country: CountryCode
  readonly postcode: string | undefined
  readonly carrierCode: string | undefined
  readonly methodCode: string | undefined
  readonly isSignedIn: boolean
  readonly shipping: ShippingQuotes
}

async function loadRewards(db: Db, ctx: PricingContext, cart: CartRow, areOn: boolean): Promise<readonly RewardFact[]> {
  return areOn && cart.redemptions.length > 0 ? ctx.ports.cartFacts.rewards(db, cart) : []
}

async function loadGiftCards(
  db: Db,
  { ports }: PricingContext,
  cart: CartRow,
  found: FoundFacts | undefined,
): Promise<readonly GiftCardFact[]> {
  if (cart.gift_card_codes.length === 0) return []
  return found ? ports.cartFacts.toGiftCards(found.giftCards, cart) : ports.cartFacts.giftCards(db, cart)
}

/**
 * Loads every fact of a cart's totals once, without a statement for those that were read with the cart (`found`) or
 * have nothing to look up. A new capability adds its own here.
 */
export async function loadFacts(
  db: Db,
  ctx: PricingContext,
  cart: CartRow,
  found = takeFound(cart),
): Promise<LoadedFacts> {
  const settings = await settingsOfRequest({ ...ctx, db })
  return {
    thresholds: settings.shippingThresholds,
    promotions: await loadPromotions(db, ctx, cart, found?.coupons),
    areRewardsOn: settings.isLoyaltyEnabled,
    rewards: await loadRewards(db, ctx, cart, settings.isLoyaltyEnabled),
    giftCards: areGiftCardsOn(settings) ? await loadGiftCards(db, ctx, cart, found) : [],
  }
}
