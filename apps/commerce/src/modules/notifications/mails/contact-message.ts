import type { Brand } from '@welt/brands'
import { mailDocument, type RenderedMail, row, stylesOf } from './layout.ts'
import { html } from './markup.ts'
import { quoted } from './phrases.ts'

export interface ContactLetter {
  readonly name: string
  readonly email: string
  readonly telephone: string | undefined
  readonly comment: string
  readonly reference: string | undefined
  readonly topic: string | undefined
  readonly orderNumber: string | undefined
  readonly fileName: string | undefined
}

const TOPICS: Readonly<Record<string, string>> = {
  ORDER: 'An order',
  DELIVERY: 'Delivery',
  RETURN: 'A return or a fault',
  PRODUCT: 'A shoe or a size',
  PAYMENT: 'Payment or an offer',
  STORE: 'A store',
  OTHER: 'Something else',
}

const line = (label: string, value: string | undefined) => (value ? [`${label}: ${value}`] : [])

function factsOf({ reference, topic, orderNumber, fileName }: ContactLetter): string[] {
  return [
    ...line('Reference', reference),
    ...line('About', topic && TOPICS[topic]),
    ...line('Order', orderNumber),
    ...line('File', fileName),
  ]
}

/** All of it is the shopper's own text. */
export function renderContactMessage(brand: Brand, message: ContactLetter, shopUrl: string): RenderedMail {
  const styles = stylesOf(brand)
  const { reference } = message
  const subject = `Message from the contact page of ${brand.name}${reference ? `, ${reference}` : ''}`
  const sender = [
    `Name: ${message.name}`,
    `Email: ${message.email}`,
    ...line('Phone', message.telephone),
    ...factsOf(message),
  ]
  const content = html`<h1 style="${styles.heading}">Message from a shopper</h1>
<p style="${styles.text}margin:12px 0 0;">${sender.map((text) => html`${text}<br>`)}</p>
<p style="${styles.text}margin:12px 0 0;white-space:pre-wrap;">${message.comment}</p>`
  return {
    subject,
    html: mailDocument(brand, {
      title: subject,
      preview: subject,
      shopUrl,
      why: 'For the service desk.',
      rows: [row(content)],
    }),
    text: [subject, '', ...sender, '', quoted(message.comment), ''].join('\n'),
  }
}

/** What the shopper sent, without phone and email. [A11] */
export function renderContactCopy(
  brand: Brand,
  message: ContactLetter & { readonly reference: string },
  shopUrl: string,
): RenderedMail {
  const styles = stylesOf(brand)
  const subject = `We have your message, ${message.reference}`
  const next = `We answer by email. If you write or call before that, give the reference ${message.reference}.`
  const why = `You’re receiving this because the contact form of ${brand.name} was sent with this address.`
  const facts = factsOf(message)
  const content = html`<h1 style="${styles.heading}">We have your message</h1>
<p style="${styles.text}margin:12px 0 0;">${next}</p>
<p style="${styles.text}margin:12px 0 0;">${facts.map((text) => html`${text}<br>`)}</p>
<p style="${styles.mute}margin:12px 0 0;">You wrote:</p>
<p style="${styles.text}margin:4px 0 0;white-space:pre-wrap;">${message.comment}</p>`
  return {
    subject,
    html: mailDocument(brand, { title: subject, preview: next, shopUrl, why, rows: [row(content)] }),
    text: [subject, '', next, '', ...facts, '', 'You wrote:', quoted(message.comment), '', why, ''].join('\n'),
  }
}
