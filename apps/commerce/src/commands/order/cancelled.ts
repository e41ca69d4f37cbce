import { requireBrand } from '@welt/brands'
import { formatCents } from '@welt/kit/money'
import { formatCode, lastDayOf } from '#modules/gift-cards'
import type { CancelledOrder } from '#modules/payment'
import type { CardRefund } from '../../order-lifecycle/claim.ts'

export const CANCEL_REFUSALS = {
  'not-paid': "can't be cancelled: it is unpaid, or already closed.",
  shipped: "can't be cancelled: part of it has shipped.",
  'part-refunded': "can't be cancelled: part of it was refunded. Decline what is left at its store.",
  spent: "can't be cancelled: a gift card bought with it has been used.",
} as const

function cardLine({ order: { email, website_id } }: CancelledOrder, card: CardRefund): string {
  const [code, amount] = [formatCode(card.code), formatCents(card.cents)]
  if (card.replacement)
    return (
      `  ${amount} is on the new gift card ${formatCode(card.replacement)}, mailed to ${email}, ` +
      `because ${code} is void.`
    )
  if (card.state === 'stopped')
    return `  ${amount} stays on gift card ${code}, which is void because its own purchase was refunded.`
  const useBy = lastDayOf(card.expiresAt, requireBrand(website_id))
  const extended = card.isExtended ? `, now valid until ${useBy}` : ''
  return `  ${amount} is back on gift card ${code}${extended}.`
}

export function cancelledLines(cancelled: CancelledOrder): readonly string[] {
  const { order, cards, refundCents } = cancelled
  const releasedCents = order.total_cents - refundCents
  return [
    `${order.number} is cancelled. Its goods are back in stock.`,
    ...(refundCents > 0 ? [`  ${formatCents(refundCents)} is refunded to the card or account that was charged.`] : []),
    ...(releasedCents > 0 ? [`  ${formatCents(releasedCents)} was authorised and is released, not charged.`] : []),
    ...cards.map((card) => cardLine(cancelled, card)),
  ]
}
