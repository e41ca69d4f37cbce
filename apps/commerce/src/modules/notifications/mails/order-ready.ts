import type { Brand } from '@welt/brands'
import { formatArrival } from '@welt/kit/arrival'
import type { CollectionMailModel } from './collection-model.ts'
import { type MailStyles, mailDocument, type RenderedMail, row, stylesOf } from './layout.ts'
import { html, type Markup } from './markup.ts'
import { picture } from './order-confirmation.ts'
import type { OrderMailLine } from './order-model.ts'

const dayText = (date: string) => formatArrival({ earliest: date, latest: date })

/** `R7K 2QX`. */
const spaced = (code: string) => code.replace(/(.{3})(?=.)/g, '$1 ')

const detailsOf = ({ brand, colour, size, quantity }: OrderMailLine) =>
  [brand, colour, size, `quantity ${quantity}`].filter(Boolean).join(', ')

function hoursOf({ days }: CollectionMailModel): readonly string[] {
  return days.map(({ date, text, label }) => `${dayText(date)}  ${text}${label ? ` (${label})` : ''}`)
}

function textsOf({ order, store, collector, collectUntil, isWholeOrder, isReminder }: CollectionMailModel) {
  const who = collector?.firstName ?? 'you'
  const last = dayText(collectUntil)
  return {
    subject: `${isReminder ? 'Still waiting for you' : 'Ready to collect'}, order ${order.orderNumber}`,
    heading: isReminder ? `Your shoes are still here, ${order.firstName}` : `Your shoes are ready, ${order.firstName}`,
    where: `They’re ${isReminder ? 'still ' : ''}waiting for ${who} at ${store.name} until`,
    last,
    collects: collector ? `${collector.fullName ?? collector.phone} collects` : 'Who collects',
    bring: collector
      ? `We’re also texting the code to ${collector.phone}. Show it at the counter with a photo ID.`
      : 'Show the code at the counter with a photo ID.',
    otherwise: isWholeOrder
      ? `If it isn’t collected by ${last}, we’ll cancel it, and you won’t pay for it.`
      : `If these aren’t collected by ${last}, we’ll cancel them, and you won’t pay for them.`,
  }
}

function box(brand: Brand, model: CollectionMailModel, styles: MailStyles): Markup {
  const { store, code } = model
  const { collects, bring } = textsOf(model)
  const style = `padding:20px 24px;background-color:${brand.theme.tint};border-radius:${brand.theme.radius.card}px;${styles.text}`
  const lines = (texts: readonly string[]) => texts.map((text) => html`<br>${text}`)
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td style="${style}">Collection code<br>
<strong style="font-size:34px;line-height:1.3;letter-spacing:2px;">${spaced(code)}</strong>
<p style="${styles.text}margin:12px 0 0;"><strong>${collects}</strong><br>${bring}</p>
<p style="${styles.text}margin:12px 0 0;"><strong>${store.name}</strong>${lines(store.addressLines)}<br>${store.phone}</p>
<p style="${styles.text}margin:12px 0 0;"><strong>Hours</strong>${lines(hoursOf(model))}</p></td></tr></table>`
}

function goods(brand: Brand, { lines }: CollectionMailModel, styles: MailStyles): Markup {
  const rows = lines.map(
    (
      line,
    ) => html`<tr><td width="20%" valign="top" style="${styles.rule}padding:16px 12px 16px 0;">${picture(line, brand)}</td>
<td valign="top" style="${styles.rule}padding:16px 0;${styles.text}"><strong>${line.name}</strong><br><span style="${styles.mute}">${detailsOf(line)}</span></td></tr>`,
  )
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows}</table>`
}

function writeText(brand: Brand, model: CollectionMailModel): string {
  const { order, store, code, lines } = model
  const { heading, where, last, collects, bring, otherwise } = textsOf(model)
  return [
    brand.name,
    '',
    heading,
    `${where} ${last}.`,
    '',
    `Collection code: ${spaced(code)}`,
    collects,
    bring,
    '',
    store.name,
    ...store.addressLines,
    store.phone,
    `Directions: ${store.directionsUrl}`,
    '',
    'Hours',
    ...hoursOf(model),
    '',
    ...lines.map((line) => `${line.name}, ${detailsOf(line)}`),
    '',
    `Order ${order.orderNumber}. ${otherwise}`,
    '',
    `Need a hand? Call ${brand.helpPhone} or write to ${brand.helpEmail}.`,
    order.shopUrl,
    '',
  ].join('\n')
}

export function renderOrderReady(brand: Brand, model: CollectionMailModel): RenderedMail {
  const styles = stylesOf(brand)
  const { theme } = brand
  const { order, store } = model
  const { subject, heading, where, last, otherwise } = textsOf(model)
  const button = `display:inline-block;padding:14px 28px;background-color:${theme.cta};color:${theme.onCta};text-decoration:none;border-radius:${theme.radius.button}px;font-weight:700;`
  const intro = html`<h1 style="${styles.heading}">${heading}</h1>
<p style="${styles.text}margin:12px 0 0;">${where} <strong>${last}</strong>.</p>`
  const directions = html`<a href="${store.directionsUrl}" style="${styles.text}${button}">Directions</a>`
  const end = html`<p style="${styles.text}${styles.rule}margin:0;padding:16px 0 0;">Order <strong>${order.orderNumber}</strong>. ${otherwise}</p>`
  return {
    subject,
    html: mailDocument(brand, {
      title: subject,
      preview: `At ${store.name} until ${last}. Order ${order.orderNumber}.`,
      shopUrl: order.shopUrl,
      why: `You’re receiving this because of an order at ${brand.name}.`,
      rows: [
        row(intro, '0 24px 20px'),
        row(box(brand, model, styles), '0 24px 20px'),
        row(directions, '0 24px 24px'),
        row(goods(brand, model, styles), '0 24px 0'),
        row(end),
      ],
    }),
    text: writeText(brand, model),
  }
}

/** For the phone of the one who collects: no contents and no prices. */
export function writeReadyText(brand: Brand, model: CollectionMailModel): string {
  const { store, code, collectUntil, days, isReminder } = model
  const place = [store.name, ...store.addressLines.slice(0, 2)].join(', ')
  const [today] = days
  const hours = today ? ` ${dayText(today.date)} ${today.text.replace('–', 'to')}.` : ''
  return `${brand.name}: ${isReminder ? 'still waiting' : 'ready'} at ${place} until ${dayText(collectUntil)}. Code ${spaced(code)}, bring photo ID.${hours}`
}
