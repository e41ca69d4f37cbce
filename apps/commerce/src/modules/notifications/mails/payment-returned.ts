import type { Brand } from '@welt/brands'
import { mailDocument, type RenderedMail, row, stylesOf } from './layout.ts'
import { html } from './markup.ts'
import type { OrderMailModel } from './order-model.ts'
import { formatGrandTotal } from './phrases.ts'

/** Why a payment goes back: its order could not be made any more, or somebody gave it back at the payment service. */
export type ReturnReason = 'too-late' | 'given-back'

/** The mail about a payment that came too late for its order, or was given back, and goes back to the shopper. */
export function renderPaymentReturned(brand: Brand, model: OrderMailModel, reason: ReturnReason): RenderedMail {
  const styles = stylesOf(brand)
  const subject = `Your payment for order ${model.orderNumber} is being refunded`
  const total = formatGrandTotal(model.totalCents, model.currency)
  const happened =
    reason === 'too-late'
      ? `Your payment of ${total} for order ${model.orderNumber} reached us after the order had closed, and we can no longer send the goods.`
      : `Your payment of ${total} for order ${model.orderNumber} has been refunded in full, and the order is closed.`
  const next =
    reason === 'too-late'
      ? 'The full amount is being refunded to the card or account you paid with. Banks usually show it within 5 working days. You don’t need to do anything.'
      : 'The full amount is being refunded to the card or account you paid with. Banks usually show it within 5 working days. If you did not ask for this, call or write to us.'
  const goods = model.lines.map((line) => [line.name, line.colour, line.size && `size ${line.size}`].filter(Boolean).join(', '))
  const content = html`<h1 style="${styles.heading}">Your payment is being refunded</h1>
<p style="${styles.text}margin:12px 0 0;">Hello ${model.firstName},</p><p style="${styles.text}margin:12px 0 0;">${happened}</p><p style="${styles.text}margin:12px 0 0;">${next}</p>
<p style="${styles.mute}margin:16px 0 0;">It was for: ${goods.join('; ')}.</p>`
  return {
    subject,
    html: mailDocument(brand, {
      title: subject,
      preview: happened,
      shopUrl: model.shopUrl,
      why: `You get this email because of an order at ${brand.name}. It is not advertising.`,
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
      `It was for: ${goods.join('; ')}.`,
      '',
      `Need a hand? Call ${brand.helpPhone} or write to ${brand.helpEmail}.`,
      model.shopUrl,
      '',
    ].join('\n'),
  }
}
