import type { Saving, SavingSource } from '#modules/promotions'
import type { Draft } from './draft.ts'

/** Cents, positive. */
export interface AppliedDiscount extends Saving {
  readonly appliedTo: 'ITEM' | 'SHIPPING'
}

const RANKS: Readonly<Record<SavingSource['kind'], number>> = { offer: 0, coupon: 1, reward: 2 }

function keyOf(source: SavingSource, appliedTo: AppliedDiscount['appliedTo']): string {
  return `${appliedTo}:${source.kind}:${source.kind === 'offer' ? source.promotionId : source.code}`
}

function sumBySource(savings: readonly Saving[], appliedTo: AppliedDiscount['appliedTo']): readonly AppliedDiscount[] {
  const sums = new Map<string, AppliedDiscount>()
  for (const saving of savings) {
    const key = keyOf(saving.source, appliedTo)
    sums.set(key, { ...saving, appliedTo, amountCents: saving.amountCents + (sums.get(key)?.amountCents ?? 0) })
  }
  return [...sums.values()]
}

/** They add up to `discountCents`. [R3.07] */
export function discountsOf({ lines, groups }: Draft): readonly AppliedDiscount[] {
  const onGoods = sumBySource(
    lines.flatMap((line) => line.savings),
    'ITEM',
  )
  const onDelivery = sumBySource(
    groups.flatMap((group) => group.savings),
    'SHIPPING',
  )
  return [...onGoods, ...onDelivery].toSorted((a, b) => RANKS[a.source.kind] - RANKS[b.source.kind])
}

export function offerIdsOf({ lines, deliveryOffers }: Draft): readonly number[] {
  const sources = [...lines.flatMap((line) => line.savings), ...deliveryOffers].map(({ source }) => source)
  return [...new Set(sources.flatMap((source) => (source.kind === 'offer' ? [source.promotionId] : [])))]
}
