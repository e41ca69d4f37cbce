import type { PromotionItem, PromotionLine, Saving, SavingOrigin } from '#modules/promotions'
import type { OfferHint } from '#src/platform/contract/contract.generated'
import type { ShippingOption } from '../ports.ts'
import type { CartLineRow } from '../tables.ts'

/** Before discounts; cents, GST included. */
export interface TotalsItem extends PromotionItem {
  readonly id: number
  readonly fulfilment: CartLineRow['fulfilment']
  readonly quantity: number
}

export interface DraftLine extends TotalsItem, PromotionLine {
  /** Contained in the discounted row; gift cards are free of GST. */
  readonly taxCents: number
}

export type GroupKind = CartLineRow['fulfilment'] | 'email'

/** Cents, GST included. */
export interface DeliveryGroup {
  readonly kind: GroupKind
  readonly lineIds: readonly number[]
  /** Undefined also when nothing is delivered. */
  readonly shipping: ShippingOption | undefined
  readonly amountCents: number
  readonly savings: readonly Saving[]
  readonly taxCents: number
}

/** In cents. */
export interface GiftCardPayment {
  readonly code: string
  readonly balanceCents: number
  readonly appliedCents: number
  readonly expiresAt: Date | undefined
}

/** Cents; each is the sum of its parts. [R3.07, R3.08] */
export interface Totals {
  readonly subtotalCents: number
  /** On goods and delivery. */
  readonly discountCents: number
  /** Before discounts. */
  readonly shippingCents: number
  /** Contained in goods and delivery. */
  readonly taxCents: number
  readonly giftCardCents: number
  /** Left to pay; never negative. */
  readonly totalCents: number
}

export interface Draft {
  readonly lines: readonly DraftLine[]
  readonly offerHints: readonly OfferHint[]
  /** In order of precedence. */
  readonly deliveryOffers: readonly SavingOrigin[]
  /** The site's default comes first. */
  readonly shippingOptions: readonly ShippingOption[]
  readonly groups: readonly DeliveryGroup[]
  readonly giftCards: readonly GiftCardPayment[]
  readonly totals: Totals
}

export const EMPTY_DRAFT: Draft = {
  lines: [],
  offerHints: [],
  deliveryOffers: [],
  shippingOptions: [],
  groups: [],
  giftCards: [],
  totals: { subtotalCents: 0, discountCents: 0, shippingCents: 0, taxCents: 0, giftCardCents: 0, totalCents: 0 },
}
