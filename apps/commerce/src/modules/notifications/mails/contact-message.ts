import type { Brand } from '@welt/brands'
import type { ContactMessage } from '../rules.ts'
import { mailDocument, type RenderedMail, row, stylesOf } from './layout.ts'
import { html } from './markup.ts'
import { quoted } from './phrases.ts'

/** All of it is the shopper's own text. */
export function renderContactMessage(brand: Brand, message: ContactMessage, shopUrl: string): RenderedMail {
  const styles = stylesOf(brand)
  const subject = `Message from the contact page of ${brand.name}`
  const sender = [
    `Name: ${message.name}`,
    `Email: ${message.email}`,
    ...(message.telephone ? [`Phone: ${message.telephone}`] : []),
  ]
  const content = html`<h1 style="${styles.heading}">Message from a shopper</h1><p style="${styles.text}margin:12px 0 0;">${sender.map((line) => html`${line}<br>`)}</p>
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
