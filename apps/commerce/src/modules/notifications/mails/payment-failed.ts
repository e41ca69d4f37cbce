import type { Brand } from '@welt/brands'
import { sizeInText } from '@welt/brands/size-text'
import type { RenderedMail } from './layout.ts'
import { renderLetter } from './letter.ts'
import type { OrderMailModel } from './order-model.ts'
import { formatGrandTotal, orderWhy } from './phrases.ts'

type FailedMoney = 'not-charged' | 'released' | 'refunded'

interface FailedPayment {
  readonly model: OrderMailModel
  readonly money: FailedMoney
  readonly cartUrl: string
}

const MONEY: Readonly<Record<FailedMoney, string>> = {
  'not-charged':
    'You haven’t been charged. If your bank shows the amount as pending, it will release it. If it’s charged after all, we’ll confirm your order or refund the full amount.',
  released: 'You haven’t been charged. If your bank shows the amount as pending, it will release it.',
  refunded:
    'The full amount is being refunded to the card or account you paid with. Banks usually show it within 5 working days.',
}

/** For payments that were being checked. */
export function renderPaymentFailed(brand: Brand, { model, money, cartUrl }: FailedPayment): RenderedMail {
  const total = formatGrandTotal(model.totalCents, model.currency)
  const goods = model.lines.map((line) =>
    [line.name, line.colour, line.size && sizeInText(line.size)].filter(Boolean).join(', '),
  )
  return renderLetter(brand, {
    subject: `Your payment for order ${model.orderNumber} did not go through`,
    sentences: [
      `Hello ${model.firstName},`,
      `We have checked your payment of ${total} for order ${model.orderNumber}. It did not go through, so your order was not placed.`,
      MONEY[money],
      `In your order: ${goods.join('; ')}.`,
    ],
    link: { label: 'Back to your bag', url: cartUrl },
    note: 'The link works for 30 days on any device and doesn’t charge you. We can’t reserve your shoes until you order again.',
    why: orderWhy(brand),
    shopUrl: model.shopUrl,
  })
}
