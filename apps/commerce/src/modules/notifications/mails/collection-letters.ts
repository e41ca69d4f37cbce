import type { Brand } from '@welt/brands'
import { formatArrival } from '@welt/kit/arrival'
import type { CurrencyCode } from '@welt/kit/money'
import type { ChangedLine, CollectionMailModel, ParcelMailModel, RefundedParts } from './collection-model.ts'
import type { RenderedMail } from './layout.ts'
import { renderLetter } from './letter.ts'
import type { OrderMailLine } from './order-model.ts'
import { formatGrandTotal } from './phrases.ts'

const nameOf = ({ name, colour, size }: OrderMailLine) => [name, colour, size].filter(Boolean).join(', ')
export const goodsOf = (lines: readonly OrderMailLine[]) =>
  lines.map((line) => (line.quantity > 1 ? `${line.quantity} x ${nameOf(line)}` : nameOf(line))).join('; ')
export const whyOf = ({ name }: Brand) => `You’re receiving this because of an order at ${name}.`

export function refundText(parts: RefundedParts, currency: CurrencyCode): string {
  const { refundedCents, releasedCents, giftCardCents } = parts
  const money =
    refundedCents > 0
      ? [
          `We’re refunding ${formatGrandTotal(refundedCents, currency)} to the card or account you paid with. Banks usually show it within 5 working days.`,
        ]
      : []
  const released =
    releasedCents > 0
      ? [
          `We haven’t charged you the ${formatGrandTotal(releasedCents, currency)}. If your bank shows it as pending, it will release it.`,
        ]
      : []
  const cards =
    giftCardCents > 0
      ? [`We’ve put ${formatGrandTotal(giftCardCents, currency)} back on your gift card: use the same number and PIN.`]
      : []
  return [...money, ...released, ...cards].join(' ')
}

/** `collectedBy` as told at the counter. */
export function renderOrderCollected(
  brand: Brand,
  { order, store, lines }: CollectionMailModel,
  collectedBy: string | undefined,
): RenderedMail {
  return renderLetter(brand, {
    subject: `Collected, order ${order.orderNumber}`,
    sentences: [
      `Hello ${order.firstName},`,
      `Your shoes were collected at ${store.name}${collectedBy ? ` by ${collectedBy}` : ''}. Thank you, and enjoy wearing them.`,
    ],
    link: { label: 'View your order', url: order.orderUrl },
    note: `Order ${order.orderNumber}: ${goodsOf(lines)}. Wasn’t it you or the person you named? Call us straight away.`,
    why: whyOf(brand),
    shopUrl: order.shopUrl,
  })
}

export function renderOrderShipped(brand: Brand, parcel: ParcelMailModel): RenderedMail {
  const { order, lines, carrierTitle, trackingNumber, trackingUrl, arrives, isMoreComing } = parcel
  return renderLetter(brand, {
    subject: `On its way, order ${order.orderNumber}`,
    sentences: [
      `Hello ${order.firstName},`,
      `A parcel with ${goodsOf(lines)} has left with ${carrierTitle}.`,
      ...(arrives ? [`It arrives ${formatArrival(arrives)}.`] : []),
      `Its tracking number is ${trackingNumber}. ${carrierTitle} may take a few hours to show it.`,
      ...(isMoreComing ? ['The rest of your order follows. We’ll email you about it too.'] : []),
    ],
    link: { label: 'Track your parcel', url: trackingUrl },
    why: whyOf(brand),
    shopUrl: order.shopUrl,
  })
}

type NewCollector = Pick<CollectionMailModel, 'order'> & {
  readonly collector: NonNullable<CollectionMailModel['collector']>
  readonly storeName: string
  /** The code is texted now instead of when the order is ready. */
  readonly isReady: boolean
}

export function renderCollectorChanged(
  brand: Brand,
  { order, collector, storeName, isReady }: NewCollector,
): RenderedMail {
  const { fullName, phone } = collector
  const when = isReady ? 'We’ve texted the collection code to' : 'When it’s ready, we’ll text the collection code to'
  return renderLetter(brand, {
    subject: `Who collects order ${order.orderNumber}`,
    sentences: [
      `Hello ${order.firstName},`,
      `${fullName ?? phone} collects your order at ${storeName}. ${when} ${phone}.`,
    ],
    note: 'Didn’t you change this? Call us straight away.',
    why: whyOf(brand),
    shopUrl: order.shopUrl,
  })
}

/** The order waits: staff cancel it, or the shopper orders again. */
export function renderAuthorisationExpired(brand: Brand, order: CollectionMailModel['order']): RenderedMail {
  return renderLetter(brand, {
    subject: `Your order ${order.orderNumber} needs your help`,
    sentences: [
      `Hello ${order.firstName},`,
      `Your bank held the money for your order ${order.orderNumber}, but let it go before we could send everything. What we haven’t sent hasn’t been charged.`,
      `Please call ${brand.helpPhone} or write to ${brand.helpEmail}, and we’ll sort it out together. Until then we keep your shoes aside.`,
    ],
    why: whyOf(brand),
    shopUrl: order.shopUrl,
  })
}

export function renderOrderUncollected(
  brand: Brand,
  { order, store, lines, collectUntil, isWholeOrder }: CollectionMailModel,
  refunded: RefundedParts,
): RenderedMail {
  const last = formatArrival({ earliest: collectUntil, latest: collectUntil })
  const what = isWholeOrder ? `your order ${order.orderNumber}` : `these shoes of your order ${order.orderNumber}`
  return renderLetter(brand, {
    subject: `Not collected, order ${order.orderNumber}`,
    sentences: [
      `Hello ${order.firstName},`,
      `Nobody collected your shoes at ${store.name} by ${last}, so we’ve cancelled ${what}.`,
      refundText(refunded, order.currency),
    ].filter(Boolean),
    link: { label: `Back to ${brand.name}`, url: order.shopUrl },
    note: `Cancelled: ${goodsOf(lines)}. Would you still like them? Order again while they’re in stock.`,
    why: whyOf(brand),
    shopUrl: order.shopUrl,
  })
}

function movedText({ line, movedQuantity, cancelledQuantity, collectedAt }: ChangedLine): string {
  const what = cancelledQuantity > 0 ? `${movedQuantity} of them` : line.quantity > 1 ? 'them' : 'it'
  return collectedAt
    ? `We’re having ${what} sent to ${collectedAt} instead, so collection takes a little longer. We’ll email you when everything is ready.`
    : `We’re sending ${what} from somewhere else instead, perhaps in a parcel of its own.`
}

function cancelledText({ line, cancelledQuantity, movedQuantity }: ChangedLine): string {
  const isOne = cancelledQuantity === 1
  const rest = isOne ? 'The other one' : `The other ${cancelledQuantity}`
  const what = movedQuantity > 0 ? rest : line.quantity > 1 ? 'They' : 'It'
  return `${what} ${isOne ? 'is' : 'are'} sold out everywhere, so we’ve had to cancel ${isOne ? 'it' : 'them'}. We’re sorry.`
}

export function renderOrderChanged(brand: Brand, change: ChangedLine): RenderedMail {
  const { order, line, hasOtherLines, storeName, movedQuantity, cancelledQuantity, refunded } = change
  return renderLetter(brand, {
    subject: `${movedQuantity > 0 ? 'A change to' : 'Sold out in'} your order ${order.orderNumber}`,
    sentences: [
      `Hello ${order.firstName},`,
      `${storeName ?? 'Our warehouse'} couldn’t find ${goodsOf([line])}.`,
      ...(movedQuantity > 0 ? [movedText(change)] : []),
      ...(cancelledQuantity > 0 ? [cancelledText(change), refundText(refunded, order.currency)] : []),
      ...(hasOtherLines ? ['The rest of your order stays as it is.'] : []),
    ].filter(Boolean),
    why: whyOf(brand),
    shopUrl: order.shopUrl,
  })
}
