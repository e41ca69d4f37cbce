import type { CountryCode, CurrencyCode } from '@welt/kit/money'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { StoredAddress, StoredNominee } from './address.ts'
import type { BoughtGiftCard } from './gift-cards/bought-gift-card.ts'

export type { StoredAddress, StoredNominee } from './address.ts'
export type { BoughtGiftCard } from './gift-cards/bought-gift-card.ts'

type Json<T> = ColumnType<T | null, string | null | undefined, string | null>

/** [R3.44, A28] */
export interface StoredRedemption {
  readonly code: string
  /** The code is valid for this owner alone. */
  readonly email: string
  readonly label: string
  readonly amountCents: number
  /** ISO 8601. */
  readonly validTo: string | null
}

/** Amounts are calculated at every read, never stored. [R3.06] */
export interface CartTable {
  id: string
  website_id: number
  customer_id: number | null
  currency: CurrencyCode
  /** SHA-256; null for carts of other API clients. */
  guest_secret_hash: Buffer | null
  email: string | null
  is_active: Generated<boolean>
  /** Bought directly from the product page, separate from the customer's own cart. */
  is_express: Generated<boolean>
  /** Incremented by every change. */
  version: Generated<number>
  /** Order awaiting payment; blocks changes. */
  locked_by_order: number | null
  shipping_address: Json<StoredAddress>
  billing_address: Json<StoredAddress>
  is_billing_same: Generated<boolean>
  /** Country for which the delivery method was chosen. */
  shipping_country: CountryCode | null
  carrier_code: string | null
  method_code: string | null
  /** Opaque to the cart. */
  payment_method: Json<Readonly<Record<string, unknown>>>
  payment_error: string | null
  authority_checked: Generated<boolean>
  authority_instructions: string | null
  preferred_store_code: string | null
  /** A collected line became a delivery without the shopper's choice. [R4.15, A43] */
  is_fulfilment_auto_updated: Generated<boolean>
  nominee: Json<StoredNominee>
  coupon_codes: Generated<string[]>
  gift_card_codes: Generated<string[]>
  /** Parallel to `gift_card_codes`. */
  gift_card_seen_cents: Generated<number[]>
  redemptions: ColumnType<readonly StoredRedemption[], string | undefined, string>
  /** Why the loyalty service refused a code. [R3.13] */
  loyalty_error: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** A variant has at most one line. [R3.22, R4.46] */
interface CartLineTable {
  id: Generated<number>
  cart_id: string
  product_id: number
  variant_sku: string | null
  quantity: number
  fulfilment: Generated<'delivery' | 'clickncollect'>
  /** Each gift card has its own line. [R3.23] */
  gift_card: Json<BoughtGiftCard>
  /** Unit price last seen. */
  seen_unit_cents: number | null
  added_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface CartTables {
  cart: CartTable
  cart_line: CartLineTable
}

export type CartRow = Selectable<CartTable>
export type CartLineRow = Selectable<CartLineTable>
