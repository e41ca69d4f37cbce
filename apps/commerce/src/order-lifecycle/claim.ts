import type { Transaction } from 'kysely'
import type { Database } from '#src/platform/database'

type Trx = Transaction<Database>

/** Amounts in cents. */
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

export interface ClaimingCart {
  readonly website_id: number
  /** Coupons and rewards. */
  readonly coupon_codes: readonly string[]
  readonly redemptions: readonly { readonly code: string }[]
  readonly gift_card_codes: readonly string[]
}

/** Amounts in cents. */
export interface WantedClaims {
  readonly couponCodes: readonly string[]
  readonly giftCards: readonly { readonly code: string; readonly cents: number }[]
  readonly rewardCodes: readonly string[]
  readonly stock: readonly { readonly sku: string; readonly source: string; readonly quantity: number }[]
}

/** Amounts in cents. */
export interface CardRefund {
  readonly code: string
  readonly cents: number
  readonly expiresAt: Date | null
  readonly isExtended: boolean
  /** `stopped`: void since its own purchase was refunded. */
  readonly state: 'active' | 'void' | 'stopped'
  readonly replacement: string | undefined
}

/** The caller has locked cart and order. Steps after `reserve` are idempotent. */
export interface OrderClaim {
  readonly name: 'coupon' | 'gift card' | 'reward' | 'stock'
  readonly lostText: string
  /** Runs before the cart is priced. */
  lock(trx: Trx, cart: ClaimingCart): Promise<void>
  /** @returns false when no longer available; the caller must roll back */
  reserve(trx: Trx, order: ClaimingOrder, wanted: WantedClaims): Promise<boolean>
  /** The order is paid. */
  use(trx: Trx, order: ClaimingOrder): Promise<void>
  /** The order was never paid. */
  release(trx: Trx, order: ClaimingOrder): Promise<void>
  /** The paid order is refunded. */
  restore(trx: Trx, order: ClaimingOrder): Promise<readonly CardRefund[]>
  /** For a late payment of a failed order. @returns false, with nothing reserved, when no longer available */
  reserveAgain(trx: Trx, order: ClaimingOrder): Promise<boolean>
}
