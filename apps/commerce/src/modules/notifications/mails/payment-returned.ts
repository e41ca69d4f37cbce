import type { Brand } from '@welt/brands'
import { formatCents } from '@welt/kit/money'
import { itemsOf } from './goods.ts'
import type { RenderedMail } from './layout.ts'
import { renderLetter } from './letter.ts'
import { type Sentence, sentence, strong } from './markup.ts'
import type { OrderMailModel } from './order-model.ts'
import { dayText, orderWhy } from './phrases.ts'

type ReturnReason = 'too-late' | 'cancelled' | 'refunded'

export interface PaymentReturn {
  readonly reason: ReturnReason
  /** Something was captured; otherwise only the authorisation is cancelled. */
  readonly isCharged: boolean
  readonly hasNewCard: boolean
  /** `YYYY-MM-DD`: banks show a refund by then. */
  readonly shownBy: string
}

function moneySentence({ totalCents, payment }: OrderMailModel, back: PaymentReturn): readonly Sentence[] {
  if (totalCents === 0) return []
  return [
    back.isCharged
      ? sentence`The full amount is being refunded to ${strong(payment)}. Banks show it by ${dayText(back.shownBy)}.`
      : 'You haven’t been charged. If your bank shows the amount as pending, it will release it.',
  ]
}

function cardSentence({ giftCardCents }: OrderMailModel, { hasNewCard }: PaymentReturn): readonly Sentence[] {
  if (giftCardCents === 0) return []
  const newCard = hasNewCard ? ' One of your cards had ended, so we’re emailing you a new one.' : ''
  return [`We’ve put ${formatCents(giftCardCents)} back on your gift cards: use the same number and PIN.${newCard}`]
}

function happenedOf({ orderNumber, totalCents }: OrderMailModel, { reason }: PaymentReturn): string {
  const total = formatCents(totalCents)
  if (reason === 'too-late')
    return (
      `Your payment of ${total} for order ${orderNumber} reached us after the order had closed, ` +
      'and we can no longer send the goods.'
    )
  if (reason === 'refunded')
    return `Your payment of ${total} for order ${orderNumber} has been refunded in full, and the order is closed.`
  return `Your order ${orderNumber} has been cancelled, and nothing will be sent.`
}

/** "Cancelled. $189.95 is on its way to …" */
function headingOf({ totalCents, giftCardCents, payment }: OrderMailModel, { reason, isCharged }: PaymentReturn) {
  const start = reason === 'refunded' ? 'Refunded.' : 'Cancelled.'
  if (totalCents > 0 && isCharged) return `${start} ${formatCents(totalCents)} goes back to ${payment}`
  if (totalCents === 0 && giftCardCents > 0) return `${start} ${formatCents(giftCardCents)} is back on your gift cards`
  return `${start} You pay nothing`
}

/** Shown as cancelled: a reversal without a charge, and an order paid by gift cards alone. */
function shownAs({ totalCents }: OrderMailModel, back: PaymentReturn): PaymentReturn {
  const isCancelled = totalCents === 0 || (back.reason === 'refunded' && !back.isCharged)
  return isCancelled ? { ...back, reason: 'cancelled' } : back
}

export function renderPaymentReturned(brand: Brand, model: OrderMailModel, back: PaymentReturn): RenderedMail {
  const { orderNumber, orderUrl, lines, shopUrl } = model
  const shown = shownAs(model, back)
  const { reason, isCharged } = shown
  const subject =
    reason === 'cancelled' || !isCharged
      ? `Your order ${orderNumber} is cancelled`
      : `Your payment for order ${orderNumber} is being refunded`
  const end = reason === 'too-late' ? 'You don’t need to do anything.' : 'If you didn’t ask for this, call or email us.'
  return renderLetter(brand, {
    subject,
    heading: headingOf(model, shown),
    preview: `Order ${orderNumber}.`,
    sentences: [happenedOf(model, shown), ...moneySentence(model, shown), ...cardSentence(model, shown), end],
    link: { label: 'See your order', url: orderUrl },
    items: itemsOf(lines),
    note: sentence`Order ${strong(orderNumber)}.`,
    why: orderWhy(brand),
    shopUrl,
  })
}
