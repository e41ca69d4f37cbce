import type { Brand } from '@welt/brands'
import { formatArrival } from '@welt/kit/arrival'
import type { ParcelMailModel, StillToCome } from './collection-model.ts'
import { itemsOf, namesOf, shoesText } from './goods.ts'
import type { RenderedMail } from './layout.ts'
import { renderLetter } from './letter.ts'
import { type Sentence, sentence, strong } from './markup.ts'
import { dayText, fullDayText, orderWhy } from './phrases.ts'

function toComeText({ lines, collection }: StillToCome): string {
  const names = namesOf(lines)
  const isOne = lines.length === 1 && lines[0]?.quantity === 1
  const be = isOne ? 'is' : 'are'
  if (!collection) return `${names} ${isOne ? 'follows' : 'follow'} in another parcel. We’ll email you when it leaves.`
  const { storeName, until, holder } = collection
  if (!until)
    return `${names} ${be} collected at ${storeName}. We’ll email you when ${isOne ? 'it is' : 'they are'} ready.`
  return `${names} ${be} ready at ${storeName}, until ${dayText(until)}.${holder ? ` ${holder} has the code.` : ''}`
}

/** Names the pieces of the order that this mail does not cover. */
const stillToComeOf = (rest: readonly StillToCome[]) =>
  rest.length > 0 ? { heading: 'Still to come', lines: rest.map(toComeText) } : undefined

/** `If no one is home, they’ll be left near the front door.` */
function leaveText(instructions: string | undefined): string {
  const [, place] = /^leave (.+)$/i.exec(instructions ?? '') ?? []
  return place ? ` If no one is home, they’ll be left ${place.replace(/\.$/, '')}.` : ''
}

function arrivalOf({ arrives, town, instructions, carrierTitle }: ParcelMailModel): Sentence {
  if (!arrives) return `They left with ${carrierTitle}.`
  return sentence`They arrive ${strong(formatArrival(arrives))}${town ? ` in ${town}` : ''}.${leaveText(instructions)}`
}

function noteOf({ order, placedOn, lines, returnUntil, swapped }: ParcelMailModel): Sentence {
  const until = returnUntil && dayText(returnUntil)
  if (!swapped) {
    const back = until ? ` You can return the ${shoesText(lines)} until ${until}.` : ''
    return sentence`Order ${strong(order.orderNumber)}, placed ${fullDayText(placedOn)}.${back}`
  }
  const { returnNumber, orderNumber, size, isSamePrice } = swapped
  const price = isSamePrice ? ', same price, nothing to pay' : ''
  const again = until ? ` Doesn’t fit either? You have until ${until}.` : ''
  return sentence`Swapped for ${size}${price}. Return ${strong(returnNumber)} for order ${orderNumber}.${again}`
}

function headingOf({ lines, swapped }: ParcelMailModel): string {
  const [line] = lines
  return swapped && line?.size
    ? `${line.name} in ${line.size} is on its way`
    : `Your ${shoesText(lines)} are on their way`
}

export function renderOrderShipped(brand: Brand, parcel: ParcelMailModel): RenderedMail {
  const { order, lines, carrierTitle, trackingNumber, trackingUrl, position, arrives, stillToCome, swapped } = parcel
  const heading = headingOf(parcel)
  const { n, of } = position
  return renderLetter(brand, {
    subject: `${heading}, order ${order.orderNumber}`,
    heading: swapped ? heading : `${heading}, ${order.firstName}`,
    preview: `${arrives ? `${formatArrival(arrives)}. ` : ''}Order ${order.orderNumber}.`,
    sentences: [arrivalOf(parcel)],
    link: { label: 'See your order', url: order.orderUrl },
    otherLink: { label: 'Track your parcel', url: trackingUrl },
    aside: `Parcel ${n}${of ? ` of ${of}` : ''} with ${carrierTitle}, number ${trackingNumber}`,
    items: itemsOf(lines),
    more: stillToComeOf(stillToCome),
    note: noteOf(parcel),
    why: orderWhy(brand),
    shopUrl: order.shopUrl,
  })
}

/** @param deliveredOn `YYYY-MM-DD`, as the carrier reported */
export function renderOrderDelivered(brand: Brand, parcel: ParcelMailModel, deliveredOn: string): RenderedMail {
  const { order, lines, carrierTitle, trackingNumber, trackingUrl, stillToCome } = parcel
  const heading = `Your ${shoesText(lines)} are here`
  const day = dayText(deliveredOn)
  return renderLetter(brand, {
    subject: `${heading}, order ${order.orderNumber}`,
    heading: `${heading}, ${order.firstName}`,
    preview: `${day}. Order ${order.orderNumber}.`,
    sentences: [sentence`${carrierTitle} delivered them on ${strong(day)}. Not there? Call us straight away.`],
    link: { label: 'See your order', url: order.orderUrl },
    otherLink: { label: 'Track your parcel', url: trackingUrl },
    aside: `${carrierTitle}, number ${trackingNumber}`,
    items: itemsOf(lines),
    more: stillToComeOf(stillToCome),
    note: noteOf(parcel),
    why: orderWhy(brand),
    shopUrl: order.shopUrl,
  })
}
