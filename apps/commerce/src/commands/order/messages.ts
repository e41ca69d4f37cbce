import type { Piece, Shipped, ShipRefusal } from '#modules/orders'

const list = (words: readonly (number | string)[]) => words.join(', ').replace(/, ([^,]*)$/, ' and $1')

const shoeOf = ({ line, quantity, name, colour, size, sku }: Piece) =>
  `  line ${line}  ${quantity} x ${[name, colour, size].filter(Boolean).join(', ')} (${sku})`

export function shippedLines({ order, shipment, carrier, trackingNumber, pieces, isRepeated }: Shipped) {
  if (isRepeated) return [`${shipment} left with ${carrier} before, as ${trackingNumber}. No second mail is sent.`]
  return [
    `${order.number}: parcel ${shipment} has left with ${carrier}, tracking number ${trackingNumber}. ` +
      'The shopper gets a mail.',
    ...pieces.map(shoeOf),
  ]
}

/** Each names the next step. */
export function shipRefusalText(number: string, answer: ShipRefusal): string {
  switch (answer.refusal) {
    case 'unknown-order':
      return `${number} is not an order of these shops. Look at the number on the label again.`
    case 'not-paid':
      return `${number} is not to be sent: it is unpaid, cancelled or closed. Put its shoes back.`
    case 'under-review':
      return `${number} is on hold. Keep its shoes aside until it is released.`
    case 'wrong-tracking':
      return 'That is not a tracking number: it has 6 to 40 letters, digits and hyphens. Scan the label again.'
    case 'unknown-carrier':
      return `There is no such carrier. Use ${list(answer.carriers)}.`
    case 'collected':
      return `${number} has nothing to post: all of it is collected at a store.`
    case 'all-shipped':
      return `${number} has nothing left to post there. A parcel that has left is not sent again.`
    case 'unknown-item':
      return answer.lines.length > 0
        ? `${number} has no "${answer.item}" to post. Its lines to post are ${list(answer.lines)}.`
        : `${number} has no "${answer.item}" to post.`
    case 'too-many':
      return `${number} has only ${answer.left} of line ${answer.item} left to post.`
    case 'several-sources':
      return (
        `One parcel leaves from one place, and those shoes are at ${list(answer.sources)}. ` +
        `Say which, for example --store ${answer.sources[0]}.`
      )
    case 'other-parcel':
      return (
        `That tracking number is already on parcel ${answer.shipment} of ${number}, with other shoes. ` +
        'Scan the label again.'
      )
  }
}
