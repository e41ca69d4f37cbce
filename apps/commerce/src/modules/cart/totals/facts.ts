import type { Brand } from '@welt/brands'
import type { CountryCode } from '@welt/kit/money'
import { type CouponsInJson, couponCodesOf, loadPromotions, type PromotionFacts } from '#modules/promotions'
import { areGiftCardsOn, settingsOfRequest } from '#modules/site'
import type { Db } from '#src/platform/database'
import { promotionCustomerOf } from '../coupons/promotion-customer.ts'
import type { GiftCardFact, RewardFact, ShippingQuoteRequest, ShippingQuotes } from '../ports.ts'
import type { PricingContext } from '../prices/context.ts'
import type { CartRow } from '../tables.ts'
import type { TotalsItem } from './draft.ts'

export interface LoadedFacts {
  readonly thresholds: ShippingQuoteRequest['thresholds']
  readonly promotions: PromotionFacts
  /** [R3.106] */
  readonly isCollectionOn: boolean
  /** [R3.110] */
  readonly areRewardsOn: boolean
  /** Usable ones, in order of applying. */
  readonly rewards: readonly RewardFact[]
  /** Usable ones, in order of applying. */
  readonly giftCards: readonly GiftCardFact[]
}

export interface TotalsFacts extends Omit<LoadedFacts, 'isCollectionOn'> {
  readonly items: readonly TotalsItem[]
  readonly brand: Brand
  /** Destination; decides the GST. */
  readonly country: CountryCode
  readonly postcode: string | undefined
  readonly carrierCode: string | undefined
  readonly methodCode: string | undefined
  readonly isSignedIn: boolean
  readonly shipping: ShippingQuotes
}

export interface PreloadedFacts {
  /** Null for a cart without codes. */
  readonly coupons: CouponsInJson | null
  readonly giftCards: unknown
}

const preloadedByCart = new WeakMap<CartRow, PreloadedFacts>()

/** For the first pricing of this row object. */
export function notePreloaded(cart: CartRow, found: PreloadedFacts): void {
  preloadedByCart.set(cart, found)
}

/** Removes them: later pricings must read their own. [decision 86] */
export function takePreloaded(cart: CartRow): PreloadedFacts | undefined {
  const found = preloadedByCart.get(cart)
  preloadedByCart.delete(cart)
  return found
}

async function loadRewards(db: Db, ctx: PricingContext, cart: CartRow, areOn: boolean): Promise<readonly RewardFact[]> {
  return areOn && cart.redemptions.length > 0 ? ctx.ports.cartFacts.rewards(db, cart) : []
}

async function loadGiftCards(
  db: Db,
  { ports }: PricingContext,
  cart: CartRow,
  found: PreloadedFacts | undefined,
): Promise<readonly GiftCardFact[]> {
  if (cart.gift_card_codes.length === 0) return []
  return found ? ports.cartFacts.toGiftCards(found.giftCards, cart) : ports.cartFacts.giftCards(db, cart)
}

/** Facts in `found` are not read again. */
export async function loadFacts(
  db: Db,
  ctx: PricingContext,
  cart: CartRow,
  found = takePreloaded(cart),
): Promise<LoadedFacts> {
  const settings = await settingsOfRequest({ ...ctx, db })
  return {
    thresholds: settings.shippingThresholds,
    promotions: await loadPromotions({ ...ctx, db }, promotionCustomerOf(cart), couponCodesOf(cart), found?.coupons),
    isCollectionOn: settings.isClickAndCollectEnabled,
    areRewardsOn: settings.isLoyaltyEnabled,
    rewards: await loadRewards(db, ctx, cart, settings.isLoyaltyEnabled),
    giftCards: areGiftCardsOn(settings) ? await loadGiftCards(db, ctx, cart, found) : [],
  }
}
