import type { Brand } from '@welt/brands'
import { mailHeads } from '@welt/brands/mail-heads'
import { type WordmarkPiece, wordmarks } from '@welt/brands/wordmarks'
import { phoneUrl } from '@welt/kit/text/phone'
import { html, type Markup } from './markup.ts'

export interface RenderedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Marketing only. */
  readonly unsubscribeUrl?: string
}

const SERIF_FACES = new Set(['Bodoni Moda Variable', 'Fraunces Variable', 'Source Serif 4 Variable'])

function faces(family: string): string {
  const name = family.replace(/ Variable$/, '')
  return `'${name}', ${SERIF_FACES.has(family) ? "Georgia, 'Times New Roman', serif" : "'Helvetica Neue', Helvetica, Arial, sans-serif"}`
}

/** Many mail clients ignore style sheets. */
export interface MailStyles {
  readonly text: string
  readonly mute: string
  readonly heading: string
  readonly subheading: string
  readonly link: string
  readonly button: string
  readonly rule: string
}

export function stylesOf({ theme }: Brand): MailStyles {
  const text = `font-family:${faces(theme.textFont)};font-size:${theme.bodyPx}px;line-height:1.5;color:${theme.ink};`
  const display =
    `font-family:${faces(theme.displayFont)};font-weight:${theme.displayWeight};` +
    `letter-spacing:${theme.displayTracking};color:${theme.ink};margin:0;`
  const colours = `background-color:${theme.cta};color:${theme.onCta};text-decoration:none;`
  return {
    text,
    mute: `${text}color:${theme.mute};font-size:${theme.bodyPx - 2}px;`,
    heading: `${display}font-size:30px;line-height:1.15;`,
    subheading: `${display}font-size:19px;line-height:1.3;`,
    link: `color:${theme.ink};text-decoration:underline;`,
    button:
      `${text}display:inline-block;padding:14px 24px;${colours}` +
      `border-radius:${theme.radius.button}px;font-weight:700;`,
    rule: `border-top:1px solid ${theme.line};`,
  }
}

interface Shell {
  readonly title: string
  /** Shown by inboxes after the subject. */
  readonly preview: string
  readonly shopUrl: string
  readonly why: string
  readonly rows: readonly Markup[]
}

export function row(content: Markup, padding = '0 24px 32px'): Markup {
  return html`<tr><td style="padding:${padding};">${content}</td></tr>`
}

type PieceStyle = (theme: Brand['theme'], at: number) => string

/** Without positions and transforms, which mail clients drop. */
const PIECE_STYLES: Readonly<Record<WordmarkPiece['as'], PieceStyle>> = {
  dot: () => '',
  lean: () => 'font-style:italic;',
  place: ({ textFont }) =>
    `font-family:${faces(textFont)};font-size:12px;font-weight:600;` +
    'letter-spacing:1.5px;text-transform:uppercase;padding-left:8px;',
  square: ({ accent }) =>
    `display:inline-block;width:8px;height:8px;margin-left:3px;background-color:${accent};font-size:0;`,
  letter: ({ cta, ink, sale, ok }, at) => `color:${[cta, ink, sale, ink, ok][at % 5]};`,
}

/** Stripes of equal width, as a table: mail clients drop gradients. */
function stripesRow({ theme, id }: Brand): Markup {
  const { heightPx, colours } = mailHeads[id].stripes
  const cells = colours.map((colour) => {
    const style = `height:${heightPx}px;line-height:${heightPx}px;font-size:0;background-color:${theme[colour]};`
    return html`<td width="${100 / colours.length}%" style="${style}">&nbsp;</td>`
  })
  const stripes = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${cells}</tr></table>`
  return html`<tr><td style="padding:0;">${stripes}</td></tr>`
}

function head(brand: Brand, shopUrl: string): Markup {
  const { theme, name } = brand
  const { ground, ink, align, paddingPx, stripes } = mailHeads[brand.id]
  const { weight, tracking } = theme.wordmark
  const style =
    `font-family:${faces(theme.displayFont)};font-weight:${weight};letter-spacing:${tracking};` +
    `font-size:28px;line-height:1.2;color:${theme[ink]};text-decoration:none;`
  const pieces = wordmarks[brand.id].map((piece, at) =>
    typeof piece === 'string'
      ? html`${piece}`
      : html`<span style="${PIECE_STYLES[piece.as](theme, at)}">${piece.text.replace('ı', 'i')}</span>`,
  )
  const link = html`<a href="${shopUrl}" title="${name}" style="${style}">${pieces}</a>`
  const cell = `padding:${paddingPx}px 24px;background-color:${theme[ground]};`
  const mark = html`<tr><td align="${align}" style="${cell}">${link}</td></tr>`
  const space = html`<tr><td style="height:28px;line-height:28px;font-size:0;">&nbsp;</td></tr>`
  return stripes.side === 'above'
    ? html`${stripesRow(brand)}${mark}${space}`
    : html`${mark}${stripesRow(brand)}${space}`
}

const sellerLine = ({ seller }: Brand) => `${seller.legalName}, ${seller.numbers}. ${seller.address}`

function foot(brand: Brand, why: string): Markup {
  const { theme, helpPhone, helpEmail } = brand
  const style = `font-family:${faces(theme.textFont)};font-size:14px;line-height:1.6;color:${theme.onFooter};`
  const link = `color:${theme.onFooter};text-decoration:underline;`
  return html`<tr><td style="padding:24px;background-color:${theme.footer};${style}">Need a hand? Call <a href="${phoneUrl(helpPhone)}" style="${link}">${helpPhone}</a>
or write to <a href="mailto:${helpEmail}" style="${link}">${helpEmail}</a>.<br>${why}<br>${sellerLine(brand)}</td></tr>`
}

/** The end of a text part. */
export function footText(brand: Brand, why: string): readonly string[] {
  return [`Need a hand? Call ${brand.helpPhone} or write to ${brand.helpEmail}.`, why, sellerLine(brand), '']
}

/** 600 px wide, readable without images. */
export function mailDocument(brand: Brand, { title, preview, shopUrl, why, rows }: Shell): string {
  const { theme, locale } = brand
  return html`<!doctype html>
<html lang="${locale.replace('_', '-')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${title}</title></head>
<body style="margin:0;padding:0;background-color:${theme.tile};">
<div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background-color:${theme.tile};"><tr><td align="center" style="padding:24px 8px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background-color:${theme.surface};border-radius:${theme.radius.card}px;overflow:hidden;word-break:break-word;">
${head(brand, shopUrl)}${rows}${foot(brand, why)}
</table></td></tr></table></body></html>`.markup
}
