import type { Brand } from '@welt/brands'
import { formatArrival } from '@welt/kit/arrival'
import { formatCents } from '@welt/kit/money'
import { collectionBlock } from './collection.ts'
import { type MailStyles, mailDocument, type RenderedMail, row, stylesOf } from './layout.ts'
import { picture } from './letter.ts'
import { html, type Markup } from './markup.ts'
import { writeOrderText } from './order-confirmation-text.ts'
import type { OrderMailLine, OrderMailModel } from './order-model.ts'
import { formatDay, formatGrandTotal, giftCardText, nextOf, orderWhy } from './phrases.ts'

function lineRow(line: OrderMailLine, brand: Brand, styles: MailStyles): Markup {
  const details = [
    line.brand,
    line.colour,
    line.size && `Size ${line.size}`,
    `Quantity ${line.quantity}`,
    giftCardText(line),
  ].filter((detail) => detail !== undefined && detail !== '')
  const name = line.productUrl
    ? html`<a href="${line.productUrl}" style="${styles.link}">${line.name}</a>`
    : html`${line.name}`
  // Rows before discounts add up to the subtotal; a line's discount is shown beneath it.
  const saved =
    line.discountCents > 0
      ? html`<br><span style="${styles.mute}">Saving ${formatCents(-line.discountCents)}</span>`
      : undefined
  return html`<tr><td width="20%" valign="top" style="${styles.rule}padding:16px 12px 16px 0;">${picture(line, brand)}</td>
<td valign="top" style="${styles.rule}padding:16px 0;${styles.text}"><strong>${name}</strong><br><span style="${styles.mute}">${details.join(' · ')}</span>${saved}</td>
<td valign="top" align="right" style="${styles.rule}padding:16px 0 16px 12px;white-space:nowrap;${styles.text}">${formatCents(line.rowCents)}</td></tr>`
}

function totalsOf(model: OrderMailModel): (readonly [label: string, amount: string])[] {
  const discounts = model.discounts.map(({ label, cents }) => [label, formatCents(-cents)] as const)
  const giftCards = model.giftCardCents > 0 ? [['Gift card', formatCents(-model.giftCardCents)] as const] : []
  const shipping = model.delivery
    ? [['Delivery', model.shippingCents === 0 ? 'Free' : formatCents(model.shippingCents)] as const]
    : []
  return [
    ['Subtotal', formatCents(model.subtotalCents)],
    ...discounts,
    ...shipping,
    ...giftCards,
    ['Total', formatGrandTotal(model.totalCents, model.currency)],
  ]
}

function totalsTable(model: OrderMailModel, styles: MailStyles): Markup {
  const lines = totalsOf(model)
  const rows = lines.map(([label, amount], i) => {
    const isTotal = i === lines.length - 1
    const style = `${styles.text}${isTotal ? `${styles.rule}font-weight:700;padding:12px 0 0;` : `padding:2px 0 ${i === lines.length - 2 ? 12 : 2}px;`}`
    return html`<tr><td style="${style}">${label}</td><td align="right" style="${style}">${amount}</td></tr>`
  })
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}
<tr><td colspan="2" align="right" style="${styles.mute}">Includes ${formatCents(model.taxCents)} GST</td></tr></table>`
}

const lines = (texts: readonly string[]): Markup[] => texts.map((text) => html`${text}<br>`)

function places(model: OrderMailModel, styles: MailStyles): Markup {
  const { delivery } = model
  const promise = delivery?.promise ? html`<strong>Arriving ${formatArrival(delivery.promise)}</strong><br>` : undefined
  const left = delivery
    ? html`<h2 style="${styles.subheading}">Delivery</h2><p style="${styles.text}margin:8px 0 24px;">${lines(delivery.items)}${promise}${delivery.title}<br>${lines(delivery.addressLines)}${
        delivery.instructions ? html`<span style="${styles.mute}">${delivery.instructions}</span>` : undefined
      }</p>`
    : undefined
  const collected = model.collections.map((collection) => collectionBlock(collection, styles))
  return html`${left}${collected}<h2 style="${styles.subheading}">Payment</h2><p style="${styles.text}margin:8px 0 0;">${model.payment}<br>${lines(model.billingLines)}</p>`
}

/** [A110] */
export function renderOrderConfirmation(brand: Brand, model: OrderMailModel): RenderedMail {
  const styles = stylesOf(brand)
  const subject = `Your ${brand.name} order ${model.orderNumber}`
  const placed = html`<span style="${styles.mute}">Placed ${formatDay(model.placedAt, brand.timeZone)}</span>`
  const intro = html`<h1 style="${styles.heading}">Thank you, ${model.firstName}</h1>
<p style="${styles.text}margin:12px 0 0;">${nextOf(model)}</p>
<p style="${styles.text}margin:12px 0 0;">Order number <strong>${model.orderNumber}</strong><br>${placed}</p>
<p style="${styles.text}margin:20px 0 0;"><a href="${model.orderUrl}" style="${styles.button}">See your order</a></p>`
  const goods = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${model.lines.map((line) => lineRow(line, brand, styles))}</table>`
  return {
    subject,
    html: mailDocument(brand, {
      title: subject,
      preview: `We have your order and your payment. Order number ${model.orderNumber}.`,
      shopUrl: model.shopUrl,
      why: orderWhy(brand),
      rows: [row(intro), row(goods, '0 24px 16px'), row(totalsTable(model, styles)), row(places(model, styles))],
    }),
    text: writeOrderText(brand, model, totalsOf(model)),
  }
}
