import type { Brand } from '@welt/brands'
import { formatCents } from '@welt/kit/money'
import type { CollectionMailModel, RefundedParts } from './collection-model.ts'
import { itemOf } from './goods.ts'
import type { RenderedMail } from './layout.ts'
import { renderLetter } from './letter.ts'
import { sentence, strong } from './markup.ts'
import type { OrderMailLine } from './order-model.ts'
import { formatGrandTotal, orderWhy } from './phrases.ts'
import { refundSentences } from './refund-text.ts'

/** A refund by staff without a return. Amounts in cents. */
export interface RefundMailModel {
  readonly order: CollectionMailModel['order']
  readonly lines: readonly (OrderMailLine & { readonly cents: number })[]
  readonly shippingCents: number
  readonly gstCents: number
  readonly refunded: RefundedParts
}

export function renderOrderRefunded(brand: Brand, model: RefundMailModel): RenderedMail {
  const { order, lines, shippingCents, gstCents, refunded } = model
  const sentCents = refunded.refundedCents + refunded.giftCardCents
  const totalCents = sentCents + refunded.releasedCents
  const heading = sentCents > 0 ? `We refunded ${formatCents(sentCents)}` : `Not charged ${formatCents(totalCents)}`
  return renderLetter(brand, {
    subject: `${heading}, order ${order.orderNumber}`,
    heading: `${heading}, ${order.firstName}`,
    preview: `Order ${order.orderNumber}.`,
    sentences: refundSentences(refunded),
    link: { label: 'See your order', url: order.orderUrl },
    items: lines.map((line) => itemOf(line, undefined, formatCents(line.cents))),
    totals: [
      ...(shippingCents > 0 ? [['Delivery', formatCents(shippingCents)] as const] : []),
      [sentCents > 0 ? 'Refunded' : 'Not charged', formatGrandTotal(totalCents, order.currency)],
      ['Includes GST', formatCents(gstCents)],
    ],
    note: sentence`Order ${strong(order.orderNumber)}.`,
    why: orderWhy(brand),
    shopUrl: order.shopUrl,
  })
}
