import type { Brand } from '@welt/brands'
import { mobileText } from '@welt/kit/text/phone'
import type { ChangedLine, CollectionMailModel, RefundedParts } from './collection-model.ts'
import { goodsOf, itemsOf, shoesText } from './goods.ts'
import type { RenderedMail } from './layout.ts'
import { renderLetter } from './letter.ts'
import { sentence, strong } from './markup.ts'
import type { OrderMailLine } from './order-model.ts'
import { dayText, orderWhy } from './phrases.ts'
import { refundSentences } from './refund-text.ts'

const THANKS = ' Thank you, and enjoy wearing them.'
const SAME_PRICE = ' The price is the same, so there is nothing to pay.'

const orderLink = ({ orderUrl }: CollectionMailModel['order']) => ({ label: 'See your order', url: orderUrl })

interface Collected {
  /** Name given at the counter. */
  readonly by: string | undefined
  /** `YYYY-MM-DD`. */
  readonly on: string
  readonly isToday: boolean
}

export function renderOrderCollected(
  brand: Brand,
  { order, store, lines }: CollectionMailModel,
  { by, on, isToday }: Collected,
): RenderedMail {
  const collected = `Collected ${isToday ? 'today' : dayText(on)}${by ? ` by ${by}` : ''}`
  return renderLetter(brand, {
    subject: `${collected}, order ${order.orderNumber}`,
    heading: collected,
    preview: `${dayText(on)}. Order ${order.orderNumber}.`,
    sentences: [sentence`Your ${shoesText(lines)} were collected at ${store.name} on ${strong(dayText(on))}.${THANKS}`],
    link: orderLink(order),
    items: itemsOf(lines),
    note: sentence`Order ${strong(order.orderNumber)}. Not you or the person you named? Call us straight away.`,
    why: orderWhy(brand),
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
  const { fullName } = collector
  const phone = mobileText(collector.phone)
  const when = isReady ? 'We’ve texted the collection code to' : 'When it’s ready, we’ll text the collection code to'
  return renderLetter(brand, {
    subject: `Who collects order ${order.orderNumber}`,
    sentences: [`${fullName ?? phone} collects your order at ${storeName}. ${when} ${phone}.`],
    link: orderLink(order),
    note: 'If you didn’t change this, call us straight away.',
    why: orderWhy(brand),
    shopUrl: order.shopUrl,
  })
}

type NewSize = Pick<CollectionMailModel, 'order'> & {
  /** With its new size. */
  readonly line: OrderMailLine
  readonly from: string
}

export function renderSizeChanged(brand: Brand, { order, line, from }: NewSize): RenderedMail {
  const changed = `Changed to ${line.size}`
  return renderLetter(brand, {
    subject: `${changed}, order ${order.orderNumber}`,
    heading: changed,
    preview: `${line.name}. Order ${order.orderNumber}.`,
    sentences: [sentence`We send ${shoesText([line])} in ${strong(line.size ?? '')} instead of ${from}.${SAME_PRICE}`],
    link: orderLink(order),
    items: itemsOf([line]),
    note: 'If you didn’t change this, call us straight away.',
    why: orderWhy(brand),
    shopUrl: order.shopUrl,
  })
}

/** The order waits until staff cancel it or the shopper orders again. */
export function renderAuthorisationExpired(brand: Brand, order: CollectionMailModel['order']): RenderedMail {
  return renderLetter(brand, {
    subject: `Your order ${order.orderNumber} needs your help`,
    sentences: [
      `Your bank held the money for your order ${order.orderNumber}, but let it go before we could send everything. ` +
        'What we haven’t sent hasn’t been charged.',
      `Please call ${brand.helpPhone} or write to ${brand.helpEmail}, and we’ll sort it out together. ` +
        'Until then we keep your shoes aside.',
    ],
    link: orderLink(order),
    why: orderWhy(brand),
    shopUrl: order.shopUrl,
  })
}

export function renderOrderUncollected(
  brand: Brand,
  { order, store, lines, collectUntil, isWholeOrder }: CollectionMailModel,
  refunded: RefundedParts,
): RenderedMail {
  const what = isWholeOrder ? `your order ${order.orderNumber}` : `these shoes of your order ${order.orderNumber}`
  return renderLetter(brand, {
    subject: `Not collected, order ${order.orderNumber}`,
    heading: `Not collected, ${order.firstName}`,
    sentences: [
      sentence`Nobody collected your ${shoesText(lines)} at ${store.name} by ${strong(dayText(collectUntil))}, so we’ve cancelled ${what}.`,
      ...refundSentences(refunded),
    ],
    link: orderLink(order),
    items: itemsOf(lines),
    note: 'Would you still like them? Order again while they’re in stock.',
    why: orderWhy(brand),
    shopUrl: order.shopUrl,
  })
}

/** Cancelled by its shopper. */
export function renderItemCancelled(
  brand: Brand,
  { order, line, hasOtherLines, refunded }: Pick<ChangedLine, 'order' | 'line' | 'hasOtherLines' | 'refunded'>,
): RenderedMail {
  return renderLetter(brand, {
    subject: `Cancelled in your order ${order.orderNumber}`,
    sentences: [
      `As you asked, we’ve cancelled ${goodsOf([line])}.`,
      ...refundSentences(refunded),
      ...(hasOtherLines ? ['The rest of your order stays as it is.'] : []),
    ],
    link: orderLink(order),
    items: itemsOf([line]),
    why: orderWhy(brand),
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
      `${storeName ?? 'Our warehouse'} couldn’t find ${goodsOf([line])}.`,
      ...(movedQuantity > 0 ? [movedText(change)] : []),
      ...(cancelledQuantity > 0 ? [cancelledText(change), ...refundSentences(refunded)] : []),
      ...(hasOtherLines ? ['The rest of your order stays as it is.'] : []),
    ],
    link: orderLink(order),
    items: itemsOf([line]),
    why: orderWhy(brand),
    shopUrl: order.shopUrl,
  })
}
