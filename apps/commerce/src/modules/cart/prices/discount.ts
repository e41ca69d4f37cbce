import { type CurrencyCode, toMoney } from '@welt/kit/money'
import type { Saving } from '#modules/promotions'
import type { Discount } from '#src/platform/contract/contract.generated'

/** [R3.07, R3.64] */
export function toDiscount(saving: Saving, appliedTo: Discount['applied_to'], currency: CurrencyCode): Discount {
  const { label, amountCents, source } = saving
  return {
    label,
    amount: toMoney(amountCents, currency),
    applied_to: appliedTo,
    coupon: source.kind === 'offer' ? null : { code: source.code },
    is_loyalty: source.kind === 'reward',
  }
}
