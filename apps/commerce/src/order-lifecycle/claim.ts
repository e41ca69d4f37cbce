import type { Transaction } from 'kysely'
import type { Database } from '#src/composition/database'

type Trx = Transaction<Database>

/** What of an order its claims read; amounts in cents. */
export interface ClaimingOrder {
  readonly id: number
  readonly number: string
  readonly website_id: number
  readonly customer_id: number | null
  readonly email: string
  readonly gift_card_cents: number
  readonly discounts: readonly { readonly isLoyalty: boolean; readonly code?: string }[]
  readonly billing_address: { readonly firstname: string }
}

/** What of a cart its claims read. */
export interface ClaimingCart {
  readonly website_id: number
  /** Of coupons and rewards. */
  readonly coupon_codes: readonly string[]
  readonly redemptions: readonly { readonly code: string }[]
  readonly gift_card_codes: readonly string[]
}

/** What the order of a cart is to claim; amounts in cents. */
export interface WantedClaims {
  readonly couponCodes: readonly string[]
  readonly giftCards: readonly { readonly code: string; readonly cents: number }[]
  readonly rewardCodes: readonly string[]
  readonly stock: readonly { readonly sku: string; readonly source: string; readonly quantity: number }[]
}

/** What a gift card got back; amounts in cents. */
export interface CardRefund {
  readonly code: string
  readonly cents: number
  readonly expiresAt: Date | null
  /** Its expiry was extended, because it had expired or was about to. */
  readonly isExtended: boolean
  /** `stopped`: void because its own purchase was refunded, so it must not be refunded twice. */
  readonly state: 'active' | 'void' | 'stopped'
  /** The card that replaces a void one, mailed to the order's email. */
  readonly replacement: string | undefined
}

/**
 * Something limited that an order takes: stock, coupons, gift cards, rewards. The caller has locked cart and order.
 * Every step may be repeated, and an order that takes none of it sends no statement.
 */
export interface OrderClaim {
  readonly name: 'coupon' | 'gift card' | 'reward' | 'stock'
  /** Why it could not be reserved again. */
  readonly lostText: string
  /** Its reservation can expire while the order waits for payment. */
  readonly expires: boolean
  /** Locks what a cart is about to take, before it is priced for its order. */
  lock(trx: Trx, cart: ClaimingCart): Promise<void>
  /** @returns false when it is not there any more; the caller rolls back */
  reserve(trx: Trx, order: ClaimingOrder, wanted: WantedClaims): Promise<boolean>
  /** The order is paid. */
  use(trx: Trx, order: ClaimingOrder): Promise<void>
  /** The order was never paid. */
  release(trx: Trx, order: ClaimingOrder): Promise<void>
  /** The paid order is refunded. @returns what its gift cards got back */
  restore(trx: Trx, order: ClaimingOrder): Promise<readonly CardRefund[]>
  /** For a payment that came late. @returns false, and nothing is reserved, when it is not there any more */
  reserveAgain(trx: Trx, order: ClaimingOrder): Promise<boolean>
}
