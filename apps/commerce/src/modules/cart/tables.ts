import type { CountryCode, CurrencyCode } from '@welt/kit/money'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { StoredAddress, StoredNominee } from './address.ts'
import type { BoughtGiftCard } from './gift-cards/bought-gift-card.ts'
import type { PromotionTables } from './promotions/tables.ts'

export type { StoredAddress, StoredNominee } from './address.ts'
export type { BoughtGiftCard } from './gift-cards/bought-gift-card.ts'

/** A jsonb column: read as the value, written as its JSON text. */
type Json<T> = ColumnType<T | null, string | null | undefined, string | null>

/** A reward of the loyalty programme on a cart. [R3.44, A28] */
export interface StoredRedemption {
  readonly code: string
  /** Whose it is; the code counts on nobody else's cart. */
  readonly email: string
  readonly label: string
  readonly amountCents: number
  /** ISO 8601; null when it never ends. */
  readonly validTo: string | null
}

/** A cart. Amounts are never stored: they are computed at every read. [R3.06] */
export interface CartTable {
  id: string
  website_id: number
  customer_id: number | null
  currency: CurrencyCode
  /** SHA-256 of the guest secret; null for carts of bare API clients. */
  guest_secret_hash: Buffer | null
  email: string | null
  is_active: Generated<boolean>
  /** Grows with every change. */
  version: Generated<number>
  /** The order that waits for its payment; changes are refused meanwhile. */
  locked_by_order: number | null
  shipping_address: Json<StoredAddress>
  billing_address: Json<StoredAddress>
  is_billing_same: Generated<boolean>
  /** Country for which the delivery method was chosen. */
  shipping_country: CountryCode | null
  carrier_code: string | null
  method_code: string | null
  /** What payment put there; opaque to the cart. */
  payment_method: Json<Readonly<Record<string, unknown>>>
  payment_error: string | null
  authority_checked: Generated<boolean>
  authority_instructions: string | null
  preferred_store_code: string | null
  nominee: Json<StoredNominee>
  coupon_codes: Generated<string[]>
  gift_card_codes: Generated<string[]>
  /** Balances of the gift cards when the shopper last saw them, in the same order, in cents. */
  gift_card_seen_cents: Generated<number[]>
  /** Rewards among the coupons, as the loyalty service told when their codes were applied. */
  redemptions: ColumnType<readonly StoredRedemption[], string | undefined, string>
  /** Why the loyalty service refused a code that was on the cart; null when it did not. [R3.13] */
  loyalty_error: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** One size of a product in a cart; a variant has at most one line. [R3.22, R4.46] */
interface CartLineTable {
  id: Generated<number>
  cart_id: string
  product_id: number
  variant_sku: string | null
  quantity: number
  fulfilment: Generated<'delivery' | 'clickncollect'>
  /** Texts and amount of a gift card; each is a line of its own. [R3.23] */
  gift_card: Json<BoughtGiftCard>
  /** Price of one piece when the shopper last saw it, in cents. */
  seen_unit_cents: number | null
  added_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface CartTables extends PromotionTables {
  cart: CartTable
  cart_line: CartLineTable
}

export type CartRow = Selectable<CartTable>
export type CartLineRow = Selectable<CartLineTable>
