import type { Brand } from '@welt/brands'
import { sizeInText } from '@welt/brands/size-text'
import { formatArrival } from '@welt/kit/arrival'
import { formatCents } from '@welt/kit/money'
import { collectionText } from './collection.ts'
import { footText } from './layout.ts'
import type { OrderMailLine, OrderMailModel } from './order-model.ts'
import { formatDay, giftCardText, nextOf, orderWhy, quoted } from './phrases.ts'

function lineText(line: OrderMailLine): string {
  const details = [line.brand, line.colour, line.size && sizeInText(line.size), giftCardText(line)]
    .filter(Boolean)
    .join(', ')
  const saved = line.discountCents > 0 ? `\n   Saving ${formatCents(-line.discountCents)}` : ''
  return `${line.quantity} x ${line.name}${details ? ` (${details})` : ''}  ${formatCents(line.rowCents)}${saved}`
}

export function writeOrderText(
  brand: Brand,
  model: OrderMailModel,
  totals: readonly (readonly [label: string, amount: string])[],
): string {
  const { delivery } = model
  const deliveryLines = delivery
    ? [
        'DELIVERY',
        ...delivery.items,
        ...(delivery.promise ? [`Arriving ${formatArrival(delivery.promise)}`] : []),
        delivery.title,
        ...delivery.addressLines,
        ...(delivery.instructions ? [quoted(delivery.instructions)] : []),
        '',
      ]
    : []
  return [
    brand.name,
    '',
    `Thank you, ${model.firstName}`,
    nextOf(model),
    '',
    `Order number ${model.orderNumber}`,
    `Placed ${formatDay(model.placedAt, brand.timeZone)}`,
    `See your order: ${model.orderUrl}`,
    '',
    ...model.lines.map(lineText),
    '',
    ...totals.map(([label, amount]) => `${label}: ${amount}`),
    `Includes ${formatCents(model.taxCents)} GST`,
    '',
    ...deliveryLines,
    ...model.collections.flatMap(collectionText),
    'PAYMENT',
    model.payment,
    ...model.billingLines,
    '',
    ...footText(brand, orderWhy(brand)),
  ].join('\n')
}
