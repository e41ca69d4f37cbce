import type { Brand } from '@welt/brands'
import { ONE_SIZE } from '@welt/brands/size-text'
import { formatCents } from '@welt/kit/money'
import { footText, mailDocument, type RenderedMail, row, stylesOf } from './layout.ts'
import { html } from './markup.ts'

export interface StockAlertModel {
  readonly shopUrl: string
  readonly productUrl: string
  readonly name: string
  readonly brand: string | undefined
  readonly colour: string | undefined
  /** For example `EU 38`. */
  readonly size: string
  readonly priceCents: number
  readonly imageUrl: string | undefined
  readonly imageAlt: string
  /** Ends all stock alerts of the address on this site. */
  readonly stopUrl: string
}

/** [R7.45, A31, A110] */
export function renderStockAlert(brand: Brand, model: StockAlertModel): RenderedMail {
  const styles = stylesOf(brand)
  const { theme } = brand
  const isOneSize = model.size === ONE_SIZE
  const inSize = isOneSize ? '' : ` in ${model.size}`
  const subject = `${model.name}${inSize} is back`
  const details = [
    model.brand,
    model.colour,
    isOneSize ? ONE_SIZE : `Size ${model.size}`,
    formatCents(model.priceCents),
  ]
    .filter(Boolean)
    .join(' · ')
  const said = `You asked us to tell you when ${model.name}${inSize} is back. It’s here now. Be quick: we can’t reserve ${isOneSize ? 'one' : 'a pair'} for you.`
  const why = 'You’re receiving this one email because you asked for it. We won’t write about this size again.'
  const stop = 'Waiting for other sizes too? Stop all of these emails here:'
  const image = model.imageUrl
    ? html`<a href="${model.productUrl}"><img src="${model.imageUrl}" width="320" height="320" alt="${model.imageAlt}" style="display:block;width:100%;max-width:320px;height:auto;object-fit:contain;background-color:${theme.tile};border:0;border-radius:${theme.radius.card}px;"></a>`
    : undefined
  const content = html`<h1 style="${styles.heading}">${isOneSize ? 'It is back' : 'Your size is back'}</h1><p style="${styles.text}margin:12px 0 20px;">${said}</p>
${image}<p style="${styles.text}margin:16px 0 0;"><strong><a href="${model.productUrl}" style="${styles.link}">${model.name}</a></strong><br><span style="${styles.mute}">${details}</span></p>
<p style="${styles.text}margin:20px 0 0;"><a href="${model.productUrl}" style="${styles.button}">See it${inSize}</a></p>
<p style="${styles.mute}margin:24px 0 0;">${stop} <a href="${model.stopUrl}" style="${styles.link}">stop all stock emails</a>.</p>`
  return {
    subject,
    html: mailDocument(brand, { title: subject, preview: said, shopUrl: model.shopUrl, why, rows: [row(content)] }),
    text: [
      brand.name,
      '',
      said,
      '',
      model.name,
      details,
      model.productUrl,
      '',
      stop,
      model.stopUrl,
      '',
      ...footText(brand, why),
    ].join('\n'),
  }
}
