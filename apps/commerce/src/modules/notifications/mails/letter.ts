import type { Brand } from '@welt/brands'
import { footText, type MailStyles, mailDocument, type RenderedMail, row, stylesOf } from './layout.ts'
import { html, type Markup, type Sentence, sentenceMarkup, sentenceText } from './markup.ts'
import type { OrderMailLine } from './order-model.ts'

interface LetterLink {
  readonly label: string
  readonly url: string
}

/** A large code, and what belongs to it. */
export interface LetterPanel {
  readonly label: string
  readonly code: string
  readonly groups: readonly { readonly heading: string; readonly lines: readonly string[] }[]
}

export interface LetterItem extends Pick<OrderMailLine, 'name' | 'imageUrl' | 'imageAlt' | 'productUrl'> {
  readonly details: string
  readonly amount?: string
}

/** One fact in the heading, one button; the text part says the same. */
export interface Letter {
  readonly subject: string
  /** The subject unless given. */
  readonly heading?: string
  /** Shown by inboxes after the subject; the first sentence unless given. */
  readonly preview?: string
  readonly sentences: readonly Sentence[]
  readonly panel?: LetterPanel
  /** The button. */
  readonly link?: LetterLink
  /** Beside the button. */
  readonly otherLink?: LetterLink | undefined
  /** Below the button. */
  readonly aside?: string | undefined
  readonly items?: readonly LetterItem[]
  /** The sum comes last, followed only by its GST. */
  readonly totals?: readonly (readonly [label: string, amount: string])[]
  /** A title and its lines. */
  readonly more?: { readonly heading: string; readonly lines: readonly string[] } | undefined
  readonly note?: Sentence
  readonly why: string
  readonly shopUrl: string
  /** Marketing only. */
  readonly unsubscribeUrl?: string
}

export function picture({ imageUrl, imageAlt, productUrl }: Omit<LetterItem, 'details'>, { theme }: Brand): Markup {
  const style =
    'display:block;width:100%;max-width:96px;height:auto;object-fit:contain;' +
    `background-color:${theme.tile};border:0;border-radius:${theme.radius.card}px;`
  if (!imageUrl) return html``
  const image = html`<img src="${imageUrl}" width="96" height="96" alt="${imageAlt}" style="${style}">`
  return productUrl ? html`<a href="${productUrl}">${image}</a>` : image
}

const table = (rows: readonly Markup[], style = '') =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style}">${rows}</table>`

function panelRow({ theme }: Brand, { label, code, groups }: LetterPanel, { text }: MailStyles): Markup {
  const style = `padding:20px 24px;background-color:${theme.tint};border-radius:${theme.radius.card}px;${text}`
  const large = html`<strong style="font-size:34px;line-height:1.3;letter-spacing:2px;">${code}</strong>`
  const parts = groups.map(
    ({ heading, lines }) =>
      html`<p style="${text}margin:12px 0 0;"><strong>${heading}</strong>${lines.map((line) => html`<br>${line}`)}</p>`,
  )
  return row(table([html`<tr><td style="${style}">${label}<br>${large}${parts}</td></tr>`]), '0 24px 20px')
}

function linksRow({ link, otherLink, aside }: Letter, styles: MailStyles): Markup {
  const button = link && html`<a href="${link.url}" style="${styles.button}">${link.label}</a>`
  const otherStyle = `${styles.text}${styles.link}display:inline-block;padding:14px 8px;font-weight:700;`
  const other = otherLink && html` <a href="${otherLink.url}" style="${otherStyle}">${otherLink.label}</a>`
  return html`${button}${other}${aside && html`<p style="${styles.mute}margin:12px 0 0;">${aside}</p>`}`
}

function itemRow(brand: Brand, item: LetterItem, { text, mute, rule }: MailStyles): Markup {
  const right = `${rule}padding:16px 0 16px 12px;white-space:nowrap;${text}`
  const amount = item.amount
    ? html`<td align="right" style="${right}"><strong>${item.amount}</strong></td>`
    : html`<td style="${rule}"></td>`
  const name = html`<strong>${item.name}</strong><br><span style="${mute}">${item.details}</span>`
  return html`<tr><td width="20%" style="${rule}padding:16px 12px 16px 0;">${picture(item, brand)}</td>
<td style="${rule}padding:16px 0;${text}">${name}</td>${amount}</tr>`
}

function itemsTable(brand: Brand, items: readonly LetterItem[], styles: MailStyles): Markup {
  const rows = items.map((item) => itemRow(brand, item, styles))
  return table(rows, `border-bottom:1px solid ${brand.theme.line};`)
}

function totalsTable(totals: NonNullable<Letter['totals']>, { text, mute }: MailStyles): Markup {
  const rows = totals.map(([label, amount], at) => {
    const left = totals.length - at
    const style = `${left === 1 ? mute : text}${left === 2 ? 'font-weight:700;' : ''}padding:2px 0;`
    return html`<tr><td style="${style}">${label}</td><td align="right" style="${style}">${amount}</td></tr>`
  })
  return table(rows)
}

function contentRows(brand: Brand, letter: Letter): readonly Markup[] {
  const styles = stylesOf(brand)
  const { subject, heading = subject, sentences, panel, link, items = [], totals, more, note, unsubscribeUrl } = letter
  const { text, mute } = styles
  const said = sentences.map((one) => html`<p style="${text}margin:12px 0 0;">${sentenceMarkup(one)}</p>`)
  const intro = html`<h1 style="${styles.heading}">${heading}</h1>${said}`
  const unsubscribe =
    unsubscribeUrl !== undefined && html`<a href="${unsubscribeUrl}" style="${styles.link}">Unsubscribe</a>`
  const end = [
    ...(more ? [html`<strong>${more.heading}</strong>${more.lines.map((line) => html`<br>${line}`)}`] : []),
    ...(note ? [html`<span style="${mute}">${sentenceMarkup(note)}</span>`] : []),
    ...(unsubscribe ? [html`<span style="${mute}">No longer interested? ${unsubscribe}.</span>`] : []),
  ]
  return [
    row(intro, '0 24px 20px'),
    ...(panel ? [panelRow(brand, panel, styles)] : []),
    ...(link ? [row(linksRow(letter, styles), '0 24px 20px')] : []),
    ...(items.length > 0 ? [row(itemsTable(brand, items, styles), '0 24px 16px')] : []),
    ...(totals ? [row(totalsTable(totals, styles), '0 24px 16px')] : []),
    ...end.map((part) => row(html`<p style="${text}margin:0;">${part}</p>`, '0 24px 16px')),
    row(html``, '0 24px 12px'),
  ]
}

function panelText({ label, code, groups }: LetterPanel): readonly string[] {
  return ['', `${label}: ${code}`, ...groups.flatMap(({ heading, lines }) => ['', heading, ...lines])]
}

function itemText({ name, details, amount }: LetterItem): string {
  return `${name}${details ? `, ${details}` : ''}${amount ? `  ${amount}` : ''}`
}

/** A paragraph, preceded by an empty line. */
const paragraph = (lines: readonly string[]) => (lines.length > 0 ? ['', ...lines] : [])
const linkText = (link: LetterLink | undefined) => (link ? ['', `${link.label}:`, link.url] : [])

function writeText(brand: Brand, letter: Letter): string {
  const { subject, heading = subject, sentences, panel, link, otherLink, aside, items = [], totals = [] } = letter
  const { more, note, why, unsubscribeUrl } = letter
  return [
    brand.name,
    '',
    heading,
    ...sentences.flatMap((said) => ['', sentenceText(said)]),
    ...(panel ? panelText(panel) : []),
    ...linkText(link),
    ...linkText(otherLink),
    ...paragraph(aside ? [aside] : []),
    ...paragraph(items.map(itemText)),
    ...paragraph(totals.map(([label, amount]) => `${label}: ${amount}`)),
    ...paragraph(more ? [more.heading, ...more.lines] : []),
    ...paragraph(note ? [sentenceText(note)] : []),
    ...(unsubscribeUrl ? ['', `Unsubscribe: ${unsubscribeUrl}`] : []),
    '',
    ...footText(brand, why),
  ].join('\n')
}

export function renderLetter(brand: Brand, letter: Letter): RenderedMail {
  const { subject, sentences, why, shopUrl, unsubscribeUrl } = letter
  const preview = letter.preview ?? sentenceText(sentences[0] ?? subject)
  return {
    subject,
    html: mailDocument(brand, { title: subject, preview, shopUrl, why, rows: contentRows(brand, letter) }),
    text: writeText(brand, letter),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
}
