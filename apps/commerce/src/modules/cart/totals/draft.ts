import type { OfferHint } from '#src/graphql/contract.generated'
import type { ShippingOption } from '../ports.ts'
import type { CartLineRow } from '../tables.ts'

/** Where a saving comes from: an automatic offer, a coupon, or a reward of the loyalty programme. */
export type SavingSource =
  | { readonly kind: 'offer'; readonly promotionId: number }
  | { readonly kind: 'coupon'; readonly promotionId: number; readonly code: string }
  | { readonly kind: 'reward'; readonly code: string }

/** What is taken off a line or a delivery, and why; in cents, positive. */
export interface Saving {
  readonly label: string
  readonly amountCents: number
  readonly source: SavingSource
}

/** A line as the totals see it: what it is and what it costs before any saving; in cents, GST included. */
export interface GoodsLine {
  readonly id: number
  readonly productId: number
  readonly productSku: string
  /** Label of its maker. */
  readonly brand: string | undefined
  readonly fulfilment: CartLineRow['fulfilment']
  readonly quantity: number
  readonly unitCents: number
  readonly regularUnitCents: number
  /** A gift card is worth what it costs: nothing lowers its price, it contains no GST and is sent by email. */
  readonly isGiftCard: boolean
  /** Whether the site still sells it; else it costs nothing and can't be ordered. */
  readonly isSold: boolean
}

/** A line with what was worked out so far. */
export interface DraftLine extends GoodsLine {
  readonly rowCents: number
  readonly savings: readonly Saving[]
  /** GST contained in the row after its savings. */
  readonly taxCents: number
}

/** How the goods of a delivery group reach the shopper. */
export type GroupKind = CartLineRow['fulfilment'] | 'email'

/** Lines that reach the shopper together, and what that costs; in cents, GST included. */
export interface DraftGroup {
  readonly kind: GroupKind
  readonly lineIds: readonly number[]
  /** The chosen way of delivery; undefined while there is none, and where nothing is delivered. */
  readonly shipping: ShippingOption | undefined
  readonly amountCents: number
  readonly savings: readonly Saving[]
  readonly taxCents: number
}

/** What a gift card pays of the cart; in cents. */
export interface GiftCardPayment {
  readonly code: string
  readonly balanceCents: number
  readonly appliedCents: number
  readonly expiresAt: Date | undefined
}

/** Amounts of a whole cart in cents; each is the sum of its parts. [R3.07, R3.08] */
export interface Totals {
  readonly subtotalCents: number
  /** Savings on goods and on delivery. */
  readonly discountCents: number
  /** Price of delivery before savings on it. */
  readonly shippingCents: number
  /** GST contained in goods and delivery. */
  readonly taxCents: number
  /** What gift cards pay. */
  readonly giftCardCents: number
  /** What is left to pay; never below 0. */
  readonly totalCents: number
}

/** A cart's totals while they are worked out, step by step. */
export interface Draft {
  readonly lines: readonly DraftLine[]
  /** Automatic offers within reach of the cart. */
  readonly offerHints: readonly OfferHint[]
  /** Offers that make the delivery free, in order of precedence. */
  readonly deliveryOffers: readonly Omit<Saving, 'amountCents'>[]
  /** Ways of delivery to the country, the site's default first; none when nothing is delivered. */
  readonly shippingOptions: readonly ShippingOption[]
  readonly groups: readonly DraftGroup[]
  readonly giftCards: readonly GiftCardPayment[]
  readonly totals: Totals
}

/** The draft before the first step. */
export const EMPTY_DRAFT: Draft = {
  lines: [],
  offerHints: [],
  deliveryOffers: [],
  shippingOptions: [],
  groups: [],
  giftCards: [],
  totals: { subtotalCents: 0, discountCents: 0, shippingCents: 0, taxCents: 0, giftCardCents: 0, totalCents: 0 },
}

/** What a list of savings takes off. */
export function savedCents(savings: readonly Saving[]): number {
  return savings.reduce((sum, saving) => sum + saving.amountCents, 0)
}

/** What is left of a line after its savings. */
export function remainingCents(line: Pick<DraftLine, 'rowCents' | 'savings'>): number {
  return line.rowCents - savedCents(line.savings)
}
