import type { Brand, ShippingThreshold } from '@welt/brands'
import type { CountryCode } from '@welt/kit/money'
import type { RawBuilder } from 'kysely'
import type { Db } from '#src/composition/database'
import type { CartRow } from './tables.ts'

/** A way of delivery at its price for one cart. [R3.47] */
export interface ShippingOption {
  readonly carrierCode: string
  readonly carrierTitle: string
  readonly methodCode: string
  readonly methodTitle: string
  /** What is charged, GST included, after thresholds; in cents of the site's currency. */
  readonly amountCents: number
  /** Working days from dispatch to delivery. */
  readonly minDays: number
  readonly maxDays: number
  readonly isFree: boolean
}

/** What the price of delivery depends on. */
export interface ShippingQuestion {
  readonly brand: Brand
  /** Values from which methods are free, as the site's settings say. [R3.114] */
  readonly thresholds: readonly ShippingThreshold[]
  readonly country: CountryCode
  readonly postcode: string | undefined
  readonly isSignedIn: boolean
  /** Goods, GST included, after discounts; in cents. */
  readonly goodsCents: number
}

/** Prices of delivery as the cart's totals ask for them. Pure and synchronous: delivery methods are data. */
export interface ShippingQuotes {
  /**
   * The site's default method first; none for a country the site doesn't deliver to. Which methods there are depends on
   * no amount, only what they cost does. [A99, R1.26]
   */
  methodsFor(question: ShippingQuestion): readonly ShippingOption[]
}

/** A gift card on a cart that can pay. */
export interface GiftCardFact {
  readonly code: string
  /** What is left on it, in cents of the cart's currency. */
  readonly balanceCents: number
  readonly expiresAt: Date | undefined
}

/** A reward of the loyalty programme on a cart, as its service told when the code was applied. */
export interface RewardFact {
  readonly code: string
  readonly label: string
  readonly amountCents: number
}

/** Facts of a cart's totals that later modules know. */
export interface CartFactSources {
  /** The gift cards of a cart that has some, in order of applying; those that can't pay are left out. */
  readonly giftCards: (db: Db, cart: CartRow) => Promise<readonly GiftCardFact[]>
  /** As above for a row `cart` of a statement: one value, which `toGiftCards` parses. */
  readonly giftCardsSql: RawBuilder<unknown>
  readonly toGiftCards: (found: unknown, cart: CartRow) => readonly GiftCardFact[]
  /** The rewards of a cart that has some, in order of applying; those that can't be used now are left out. */
  readonly rewards: (db: Db, cart: CartRow) => Promise<readonly RewardFact[]>
}
