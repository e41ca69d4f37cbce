import type { Brand } from '@welt/brands'
import { mailDocument, type RenderedMail, row, stylesOf } from './layout.ts'
import { html } from './markup.ts'
import type { OrderMailModel } from './order-model.ts'
import { formatGrandTotal } from './phrases.ts'

type ReturnReason = 'too-late' | 'refunded'

export interface PaymentReturn {
  readonly reason: ReturnReason
  /** Some of it was captured; otherwise the authorisation alone is cancelled. */
  readonly isCharged: boolean
  readonly hasNewCard: boolean
}

const NO_CHARGE = 'You haven’t been charged. If your bank shows the amount as pending, it will release it.'

function textsOf(model: OrderMailModel, { reason, isCharged, hasNewCard }: PaymentReturn) {
  const { orderNumber, totalCents, giftCardCents, currency } = model
  const newCard = hasNewCard ? ' One of your cards had ended, so we’re emailing you a new one.' : ''
  const cards =
    giftCardCents > 0
      ? ` We’ve put ${formatGrandTotal(giftCardCents, currency)} back on your gift cards: use the same number and PIN.${newCard}`
      : ''
  const cancelled = { subject: `Your order ${orderNumber} is cancelled`, heading: 'Your order is cancelled' }
  if (totalCents === 0 || (reason === 'refunded' && !isCharged)) {
    return {
      ...cancelled,
      happened: `Your order ${orderNumber} has been cancelled, and nothing will be sent.${cards}`,
      next: `${totalCents > 0 ? `${NO_CHARGE} ` : ''}If you didn’t ask for this, call or email us.`,
    }
  }
  const total = formatGrandTotal(totalCents, currency)
  const refund = isCharged
    ? `The full amount is being refunded to the card or account you paid with. Banks usually show it within 5 working days.${cards}`
    : `${NO_CHARGE}${cards}`
  const refunding = {
    subject: `Your payment for order ${orderNumber} is being refunded`,
    heading: 'Your payment is being refunded',
  }
  const heads = isCharged ? refunding : cancelled
  return reason === 'too-late'
    ? {
        ...heads,
        happened: `Your payment of ${total} for order ${orderNumber} reached us after the order had closed, and we can no longer send the goods.`,
        next: `${refund} You don’t need to do anything.`,
      }
    : {
        ...heads,
        happened: `Your payment of ${total} for order ${orderNumber} has been refunded in full, and the order is closed.`,
        next: `${refund} If you didn’t ask for this, call or email us.`,
      }
}

export function renderPaymentReturned(brand: Brand, model: OrderMailModel, back: PaymentReturn): RenderedMail {
  const styles = stylesOf(brand)
  const { subject, heading, happened, next } = textsOf(model, back)
  const goods = model.lines.map((line) =>
    [line.name, line.colour, line.size && `size ${line.size}`].filter(Boolean).join(', '),
  )
  const content = html`<h1 style="${styles.heading}">${heading}</h1>
<p style="${styles.text}margin:12px 0 0;">Hello ${model.firstName},</p><p style="${styles.text}margin:12px 0 0;">${happened}</p><p style="${styles.text}margin:12px 0 0;">${next}</p>
<p style="${styles.mute}margin:16px 0 0;">In your order: ${goods.join('; ')}.</p>`
  return {
    subject,
    html: mailDocument(brand, {
      title: subject,
      preview: happened,
      shopUrl: model.shopUrl,
      why: `You’re receiving this because of an order at ${brand.name}.`,
      rows: [row(content)],
    }),
    text: [
      brand.name,
      '',
      `Hello ${model.firstName},`,
      '',
      happened,
      '',
      next,
      '',
      `In your order: ${goods.join('; ')}.`,
      '',
      `Need a hand? Call ${brand.helpPhone} or write to ${brand.helpEmail}.`,
      model.shopUrl,
      '',
    ].join('\n'),
  }
}
