import type { Draft, Saving, SavingSource } from './draft.ts'

/** What one offer, coupon or reward takes off a cart, all lines together; in cents, positive. */
export interface AppliedDiscount extends Saving {
  readonly appliedTo: 'ITEM' | 'SHIPPING'
}

/** Order in which discounts are shown. */
const RANKS: Readonly<Record<SavingSource['kind'], number>> = { offer: 0, coupon: 1, reward: 2 }

function keyOf(source: SavingSource, appliedTo: AppliedDiscount['appliedTo']): string {
  return `${appliedTo}:${source.kind}:${source.kind === 'offer' ? source.promotionId : source.code}`
}

function addUp(savings: readonly Saving[], appliedTo: AppliedDiscount['appliedTo']): readonly AppliedDiscount[] {
  const sums = new Map<string, AppliedDiscount>()
  for (const saving of savings) {
    const key = keyOf(saving.source, appliedTo)
    sums.set(key, { ...saving, appliedTo, amountCents: saving.amountCents + (sums.get(key)?.amountCents ?? 0) })
  }
  return [...sums.values()]
}

/**
 * The discounts of a cart, each once: offers, then coupons, then rewards. They add up to its `discountCents`. [R3.07]
 */
export function discountsOf({ lines, groups }: Draft): readonly AppliedDiscount[] {
  const onGoods = addUp(
    lines.flatMap((line) => line.savings),
    'ITEM',
  )
  const onDelivery = addUp(
    groups.flatMap((group) => group.savings),
    'SHIPPING',
  )
  return [...onGoods, ...onDelivery].toSorted((a, b) => RANKS[a.source.kind] - RANKS[b.source.kind])
}

/** The automatic offers that lower something, or would make a delivery free. */
export function offerIdsOf({ lines, deliveryOffers }: Draft): readonly number[] {
  const sources = [...lines.flatMap((line) => line.savings), ...deliveryOffers].map(({ source }) => source)
  return [...new Set(sources.flatMap((source) => (source.kind === 'offer' ? [source.promotionId] : [])))]
}
