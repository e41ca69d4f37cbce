import type { Brand, ShippingThreshold } from '@welt/brands'
import type { CountryCode } from '@welt/kit/money'
import type { RawBuilder } from 'kysely'
import type { Db } from '#src/platform/database'
import type { CartRow } from './tables.ts'

/** [R3.47] */
export interface ShippingOption {
  readonly carrierCode: string
  readonly carrierTitle: string
  readonly methodCode: string
  readonly methodTitle: string
  /** Cents, GST included. */
  readonly amountCents: number
  /** Working days from dispatch. */
  readonly minDays: number
  readonly maxDays: number
  readonly isFree: boolean
}

export interface ShippingQuoteRequest {
  readonly brand: Brand
  /** [R3.114] */
  readonly thresholds: readonly ShippingThreshold[]
  readonly country: CountryCode
  readonly postcode: string | undefined
  readonly isSignedIn: boolean
  /** Cents, GST included, after discounts. */
  readonly goodsCents: number
}

/** Pure and synchronous: delivery methods are data. */
export interface ShippingQuotes {
  /** The site's default method comes first. Amounts affect prices, not which methods are offered. [A99, R1.26] */
  methodsFor(input: ShippingQuoteRequest): readonly ShippingOption[]
}

export interface GiftCardFact {
  readonly code: string
  /** In cents. */
  readonly balanceCents: number
  readonly expiresAt: Date | undefined
}

export interface RewardFact {
  readonly code: string
  readonly label: string
  readonly amountCents: number
}

export interface CartFactSources {
  /** Usable cards, in order of applying. */
  readonly giftCards: (db: Db, cart: CartRow) => Promise<readonly GiftCardFact[]>
  /** As SQL for a row `cart`; parsed by `toGiftCards`. */
  readonly giftCardsSql: RawBuilder<unknown>
  readonly toGiftCards: (found: unknown, cart: CartRow) => readonly GiftCardFact[]
  /** Usable rewards, in order of applying. */
  readonly rewards: (db: Db, cart: CartRow) => Promise<readonly RewardFact[]>
}
