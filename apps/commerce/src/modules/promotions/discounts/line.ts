export type SavingSource =
  | { readonly kind: 'offer'; readonly promotionId: number }
  | { readonly kind: 'coupon'; readonly promotionId: number; readonly code: string }
  | { readonly kind: 'reward'; readonly code: string }

/** Cents, positive. */
export interface Saving {
  readonly label: string
  readonly amountCents: number
  readonly source: SavingSource
}

/** Where a saving comes from, before its amount is known. */
export type SavingOrigin = Omit<Saving, 'amountCents'>

/** What decides whether an item is eligible; cents, GST included. */
export interface PromotionItem {
  readonly productId: number
  readonly productSku: string
  readonly brand: string | undefined
  readonly unitCents: number
  readonly regularUnitCents: number
  /** Never discounted. */
  readonly isGiftCard: boolean
  readonly isSold: boolean
}

export interface PromotionLine extends PromotionItem {
  readonly quantity: number
  /** Before discounts. */
  readonly rowCents: number
  readonly savings: readonly Saving[]
}

export function savedCents(savings: readonly Saving[]): number {
  return savings.reduce((sum, saving) => sum + saving.amountCents, 0)
}

export function remainingCents(line: Pick<PromotionLine, 'rowCents' | 'savings'>): number {
  return line.rowCents - savedCents(line.savings)
}
