import { formatCents } from '@welt/kit/money'
import type { OrderLineView, OrderView } from './order-view.ts'

/** "$189.95" and how it was paid. */
export function refundText({ totalCents, giftCards, payment }: OrderView): string {
  const cardCents = giftCards.reduce((sum, { cents }) => sum + cents, 0)
  const parts = [
    ...(totalCents > cardCents
      ? [`${formatCents(totalCents - cardCents)} goes back to ${payment ?? 'your card'}`]
      : []),
    ...(cardCents > 0 ? [`${formatCents(cardCents)} goes back to your gift card`] : []),
  ]
  return parts.length > 0 ? `${parts.join(', and ')}.` : 'There is nothing to pay back.'
}

/** Undefined with more than one. */
export const paidWith = ({ giftCards, payment }: Pick<OrderView, 'giftCards' | 'payment'>) =>
  giftCards.length === 0 ? payment : undefined

/** Without a delivery fee. */
export const lineRefundText = ({ netCents }: Pick<OrderLineView, 'netCents'>, method: string | undefined) =>
  `${formatCents(netCents)} for the shoes goes back ${method ? `to ${method}` : 'the way you paid'}.`
