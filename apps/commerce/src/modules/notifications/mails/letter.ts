import type { Brand } from '@welt/brands'
import { mailDocument, type RenderedMail, row, stylesOf } from './layout.ts'
import { html } from './markup.ts'

export interface Letter {
  readonly subject: string
  readonly sentences: readonly string[]
  readonly link?: { readonly label: string; readonly url: string }
  readonly note?: string
  readonly why: string
  readonly shopUrl: string
  /** Marketing only. */
  readonly unsubscribeUrl?: string
}

export function renderLetter(brand: Brand, letter: Letter): RenderedMail {
  const { subject, sentences, link, note, why, shopUrl, unsubscribeUrl } = letter
  const styles = stylesOf(brand)
  const { theme } = brand
  const button = `display:inline-block;padding:14px 28px;background-color:${theme.cta};color:${theme.onCta};text-decoration:none;border-radius:${theme.radius.button}px;font-weight:700;`
  const content = html`<h1 style="${styles.heading}">${subject}</h1>${sentences.map((said) => html`<p style="${styles.text}margin:12px 0 0;">${said}</p>`)}
${link && html`<p style="${styles.text}margin:20px 0 0;"><a href="${link.url}" style="${styles.text}${button}">${link.label}</a></p>`}
${note && html`<p style="${styles.mute}margin:20px 0 0;">${note}</p>`}
${unsubscribeUrl && html`<p style="${styles.mute}margin:20px 0 0;">No longer interested? <a href="${unsubscribeUrl}" style="${styles.link}">Unsubscribe</a>.</p>`}`
  return {
    subject,
    html: mailDocument(brand, { title: subject, preview: sentences[0] ?? subject, shopUrl, why, rows: [row(content)] }),
    text: [
      subject,
      ...sentences.flatMap((said) => ['', said]),
      ...(link ? ['', `${link.label}:`, link.url] : []),
      ...(note ? ['', note] : []),
      ...(unsubscribeUrl ? ['', `Unsubscribe: ${unsubscribeUrl}`] : []),
      '',
      why,
      `Need a hand? Call ${brand.helpPhone} or write to ${brand.helpEmail}.`,
      '',
    ].join('\n'),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
}
