import { remainingCents, savedCents } from '#modules/promotions'
import type { Draft, GiftCardPayment } from './draft.ts'
import type { TotalsFacts } from './facts.ts'

/** Gift cards can't buy gift cards: that would renew an expiring one. [R3.14, A24] */
export function giftCards(draft: Draft, facts: TotalsFacts): Draft {
  const goodsCents = draft.lines.reduce((sum, line) => (line.isGiftCard ? sum : sum + remainingCents(line)), 0)
  let leftCents = draft.groups.reduce((sum, group) => sum + group.amountCents - savedCents(group.savings), goodsCents)
  const payments = facts.giftCards.map((card): GiftCardPayment => {
    const appliedCents = Math.min(card.balanceCents, leftCents)
    leftCents -= appliedCents
    return { ...card, appliedCents }
  })
  return { ...draft, giftCards: payments }
}
