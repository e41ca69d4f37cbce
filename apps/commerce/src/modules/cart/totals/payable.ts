import { savedCents } from '#modules/promotions'
import type { Draft } from './draft.ts'

const sumOf = <T>(items: readonly T[], centsOf: (item: T) => number) =>
  items.reduce((sum, item) => sum + centsOf(item), 0)

/** [R3.07, R3.08] */
export function payable({ lines, groups, giftCards, ...draft }: Draft): Draft {
  const subtotalCents = sumOf(lines, (line) => line.rowCents)
  const shippingCents = sumOf(groups, (group) => group.amountCents)
  const discountCents = sumOf([...lines, ...groups], ({ savings }) => savedCents(savings))
  const giftCardCents = sumOf(giftCards, (card) => card.appliedCents)
  const totals = {
    subtotalCents,
    discountCents,
    shippingCents,
    taxCents: sumOf([...lines, ...groups], ({ taxCents }) => taxCents),
    giftCardCents,
    totalCents: subtotalCents - discountCents + shippingCents - giftCardCents,
  }
  return { ...draft, lines, groups, giftCards, totals }
}
