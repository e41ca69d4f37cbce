import type { Brand } from '@welt/brands'
import { shopUrlOf } from '@welt/brands'
import { directionsUrl } from '@welt/kit/stores/store-status'
import { toStoreTime } from '@welt/kit/time'
import { COUNTRY_NAMES } from '@welt/rules/country-names'
import type { OrderMailCollection, OrderMailDelivery, OrderMailLine, OrderMailModel } from '#modules/notifications'
import { savingsOf } from '../model/order-model.ts'
import { sizeTextOf } from '../model/size-text-of.ts'
import { deliveryOf, type OrderGroup, type OrderParts } from '../store.ts'
import type { OrderLineRow, OrderRow } from '../tables.ts'

type Address = OrderRow['billing_address']

/** As on a parcel. */
export function addressLines(address: Address): string[] {
  const { firstname, lastname, company, street, city, region, postcode, countryCode } = address
  const town = [city, countryCode === 'AU' ? (region?.code ?? region?.label) : undefined, postcode]
    .filter(Boolean)
    .join(' ')
  return [`${firstname} ${lastname}`, company ?? '', ...street, town, COUNTRY_NAMES[countryCode]].filter(
    (line) => line !== '',
  )
}

export function mailLineOf(line: OrderLineRow, shopUrl: string, productUrlSuffix: string): OrderMailLine {
  return {
    name: line.name,
    brand: line.brand ?? undefined,
    colour: line.colour ?? undefined,
    size: sizeTextOf(line),
    quantity: line.quantity,
    giftCard: line.gift_card
      ? { recipient: line.gift_card.recipientName, deliveryDate: line.gift_card.deliveryDate ?? undefined }
      : undefined,
    rowCents: line.row_cents,
    discountCents: line.discount_cents,
    imageUrl: line.image_path
      ? `${shopUrl}/media/${line.image_path.split('/').map(encodeURIComponent).join('/')}?w=160&f=jpeg`
      : undefined,
    imageAlt: line.image_alt ?? line.name,
    productUrl: line.url_key ? `${shopUrl}/${encodeURIComponent(line.url_key)}${productUrlSuffix}` : undefined,
  }
}

function itemsOf({ lineIds }: OrderGroup, { lines, groups }: OrderParts): readonly string[] {
  if (groups.length === 1) return []
  return lines.filter(({ id }) => lineIds.includes(id)).map(({ name, quantity }) => `${quantity} x ${name}`)
}

function toDelivery(order: OrderRow, parts: OrderParts): OrderMailDelivery | undefined {
  const { shipping_address: address } = order
  const group = deliveryOf(parts)
  if (!address || !group) return undefined
  const { title, promise } = group
  return {
    title: title ?? 'Delivery',
    promise: promise ?? undefined,
    addressLines: addressLines(address),
    instructions: order.shipping_instructions ?? undefined,
    items: itemsOf(group, parts),
  }
}

function toNominee({ nominee }: OrderRow): OrderMailCollection['nominee'] {
  const name = [nominee?.firstName, nominee?.lastName].filter(Boolean).join(' ')
  return nominee ? { name, phone: nominee.phone } : undefined
}

function toCollection(order: OrderRow, group: OrderGroup, parts: OrderParts): OrderMailCollection[] {
  const { store, ready_at: readyAt, collection_code: code } = group
  if (!store || code === null) return []
  const town = [store.city, store.state, store.postcode].filter(Boolean).join(' ')
  return [
    {
      storeName: store.name,
      addressLines: [store.street, town],
      phone: store.phone,
      directionsUrl: directionsUrl(`${store.latitude},${store.longitude}`),
      code,
      readyAt: readyAt ? toStoreTime(readyAt, store.time_zone) : undefined,
      nominee: toNominee(order),
      items: itemsOf(group, parts),
    },
  ]
}

export const orderPathOf = ({ customer_id: customerId, number, access_token: token }: OrderRow) =>
  customerId === null ? `/order/${token}` : `/customer/orders/${number}`

/** URLs are absolute. */
export function orderMailModel(input: {
  readonly brand: Brand
  readonly publicUrl: string
  /** [R2.51] */
  readonly productUrlSuffix: string
  readonly order: OrderRow
  readonly parts: OrderParts
}): OrderMailModel {
  const { brand, publicUrl, productUrlSuffix, order, parts } = input
  const shopUrl = shopUrlOf(brand, publicUrl)
  return {
    orderNumber: order.number,
    placedAt: order.placed_at,
    shopUrl,
    orderUrl: `${shopUrl}${orderPathOf(order)}`,
    firstName: (deliveryOf(parts) ? (order.shipping_address ?? order.billing_address) : order.billing_address)
      .firstname,
    email: order.email,
    currency: order.currency,
    lines: parts.lines.map((line) => mailLineOf(line, shopUrl, productUrlSuffix)),
    subtotalCents: order.subtotal_cents,
    discounts: savingsOf(order),
    shippingCents: order.shipping_cents,
    giftCardCents: order.gift_card_cents,
    taxCents: order.tax_cents,
    totalCents: order.total_cents,
    delivery: toDelivery(order, parts),
    collections: parts.groups.flatMap((group) => toCollection(order, group, parts)),
    billingLines: addressLines(order.billing_address),
    payment: order.payment_method.title,
  }
}
