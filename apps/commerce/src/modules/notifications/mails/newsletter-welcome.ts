import type { Brand } from '@welt/brands'
import { mailDocument, type RenderedMail, row, stylesOf } from './layout.ts'
import { html } from './markup.ts'

/** The mail a new subscriber of a site's newsletter gets. @source A110, R7.44 */
export function renderNewsletterWelcome(brand: Brand, shopUrl: string): RenderedMail {
  const styles = stylesOf(brand)
  const subject = `Welcome to ${brand.name}`
  const said = `You asked for news from ${brand.name}, and this is where it will arrive.`
  const stop = `If that was not you, or you change your mind, write to ${brand.helpEmail} and we stop at once.`
  const content = html`<h1 style="${styles.heading}">${subject}</h1><p style="${styles.text}margin:12px 0 0;">${brand.tagline}</p>
<p style="${styles.text}margin:12px 0 0;">${said}</p><p style="${styles.mute}margin:12px 0 0;">${stop}</p>`
  return {
    subject,
    html: mailDocument(brand, {
      title: subject,
      preview: said,
      shopUrl,
      why: `You get this email because this address was subscribed at ${brand.name}.`,
      rows: [row(content)],
    }),
    text: [subject, '', brand.tagline, '', said, '', stop, '', shopUrl, ''].join('\n'),
  }
}
