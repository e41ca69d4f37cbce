import type { Brand } from '@welt/brands'
import { shortDollars } from '@welt/kit/money'
import { footText, mailDocument, type RenderedMail, row, stylesOf } from './layout.ts'
import { html, type Markup } from './markup.ts'
import { formatDate, quoted } from './phrases.ts'

/** Amount in cents. */
export interface GiftCardMailModel {
  readonly shopUrl: string
  readonly amountCents: number
  readonly recipientName: string
  readonly senderName: string
  readonly message: string | undefined
  /** Number of the refunded order, on a replacement card. */
  readonly refundOf: string | undefined
  /** In groups of four. */
  readonly code: string
  readonly pin: string
  /** `YYYY-MM-DD`; undefined when it never expires. */
  readonly useBy: string | undefined
}

/** As text, so that it shows where images are blocked. */
function cardOf(brand: Brand, model: GiftCardMailModel): Markup {
  const { theme } = brand
  const { text, heading } = stylesOf(brand)
  const on = `${text}color:${theme.onCta};`
  const number = `${on}font-family:'Courier New',monospace;font-size:20px;letter-spacing:0.06em;font-weight:700;`
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background-color:${theme.cta};border-radius:${theme.radius.card}px;">
<tr><td style="padding:28px 28px 0;${on}">${brand.name} gift card</td></tr>
<tr><td style="padding:8px 28px 16px;"><span style="${heading}font-size:48px;color:${theme.onCta};">${shortDollars(model.amountCents)}</span></td></tr>
<tr><td style="padding:0 28px 4px;${on}">Gift card number<br><span style="${number}">${model.code}</span></td></tr>
<tr><td style="padding:8px 28px 28px;${on}">PIN<br><span style="${number}">${model.pin}</span></td></tr></table>`
}

function occasionOf(brand: Brand, { senderName, amountCents, refundOf }: GiftCardMailModel) {
  const amount = shortDollars(amountCents)
  if (refundOf === undefined)
    return {
      subject: `${senderName} sent you a ${brand.name} gift card`,
      happened: `${senderName} sent you ${amount} to spend at ${brand.name}.`,
      why: `You’re receiving this because ${senderName} bought you a gift card at ${brand.name}.`,
    }
  return {
    subject: `Your new ${brand.name} gift card`,
    happened: `The gift card you used for order ${refundOf} has ended, so we’ve put your ${amount} on a new one.`,
    why: `You’re receiving this because of your order ${refundOf} at ${brand.name}.`,
  }
}

/** [A25, A110] */
export function renderGiftCard(brand: Brand, model: GiftCardMailModel): RenderedMail {
  const styles = stylesOf(brand)
  const amount = shortDollars(model.amountCents)
  const { subject, happened, why } = occasionOf(brand, model)
  const use = 'Enter the number and the PIN in your bag or at checkout. What you don’t spend stays on the card.'
  const useBy = model.useBy ? `Use it by ${formatDate(model.useBy)}.` : 'It never expires.'
  const words = model.message
    ? html`<p style="${styles.text}margin:0 0 24px;white-space:pre-line;">${model.message}</p>`
    : undefined
  const intro = html`<h1 style="${styles.heading}">For ${model.recipientName}</h1><p style="${styles.text}margin:12px 0 ${model.message ? 12 : 24}px;">${happened}</p>${words}`
  const help = html`<p style="${styles.text}margin:0;">${use} ${useBy}</p>
<p style="${styles.text}margin:20px 0 0;"><a href="${model.shopUrl}" style="${styles.button}">Choose your shoes</a></p>
<p style="${styles.mute}margin:20px 0 0;">Anyone with the number and PIN can spend this card, so keep this email safe.</p>`
  return {
    subject,
    html: mailDocument(brand, {
      title: subject,
      preview: `${amount} to spend at ${brand.name}.`,
      shopUrl: model.shopUrl,
      why,
      rows: [row(intro), row(cardOf(brand, model)), row(help)],
    }),
    text: [
      `For ${model.recipientName}`,
      '',
      happened,
      ...(model.message ? ['', quoted(model.message)] : []),
      '',
      `Gift card number: ${model.code}`,
      `PIN: ${model.pin}`,
      '',
      `${use} ${useBy}`,
      model.shopUrl,
      'Anyone with the number and PIN can spend this card, so keep this email safe.',
      '',
      ...footText(brand, why),
    ].join('\n'),
  }
}
