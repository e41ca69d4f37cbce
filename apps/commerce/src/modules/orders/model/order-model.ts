import { encodeUid } from '@welt/kit/ids'
import { containedGstCents, toMoney } from '@welt/kit/money'
import { toStoreTime } from '@welt/kit/time'
import { type GraphQLResolveInfo, Kind } from 'graphql'
import { toPreferredStore } from '#modules/fulfilment'
import { HISTORY, isIn, isSold, UNFULFILLED } from '#src/order-lifecycle/states'
import type { Context } from '#src/platform/context'
import type {
  ApplyGiftCardToOrder,
  OrderAddress,
  OrderPaymentMethod,
  OrderTotal,
  ShipmentItem,
} from '#src/platform/contract/contract.generated'
import type { StoredAddress } from '#tables/cart'
import { deliveryOf, loadOrderParts, type OrderParts, type ShippedParcel } from '../store.ts'
import type { OrderRow } from '../tables.ts'
import { toOrderGroup, toShippingNames } from './order-groups.ts'
import { type OrderItemModel, taxCountryOf, toDiscount, toOrderItem } from './order-item.ts'
import { statusOf } from './order-status.ts'
import { isUntouched } from './untouched.ts'

/** In percent. */
const GST_RATES = { AU: 10, NZ: 15 } as const

function toAddress(address: StoredAddress): OrderAddress {
  return {
    prefix: address.prefix,
    firstname: address.firstname,
    middlename: address.middlename,
    lastname: address.lastname,
    suffix: address.suffix,
    company: address.company,
    street: address.street,
    city: address.city,
    region: address.region?.label ?? null,
    region_id: address.region?.regionId ?? null,
    postcode: address.postcode || null,
    country_code: address.countryCode,
    telephone: address.telephone || null,
    fax: address.fax,
    vat_id: address.vatId,
  }
}

/** Includes what a return pays for its swap. */
export const savingsOf = ({ discounts, exchange_cents: cents }: OrderRow) =>
  cents > 0 ? [...discounts, { label: 'Paid by what comes back', cents, isLoyalty: false }] : discounts

function toTotal(order: OrderRow): OrderTotal {
  const country = taxCountryOf(order)
  const money = (cents: number) => toMoney(cents, order.currency)
  const taxes = [{ title: 'GST', rate: GST_RATES[country], amount: money(order.tax_cents) }]
  const savings = order.discounts.flatMap(({ cents, appliedTo }) => (appliedTo === 'SHIPPING' ? [cents] : []))
  const shippingTaxCents = containedGstCents(
    order.shipping_cents - savings.reduce((sum, cents) => sum + cents, 0),
    country,
  )
  const discounts = savingsOf(order).map((discount) => toDiscount(discount, order.currency))
  return {
    grand_total: money(order.total_cents),
    base_grand_total: money(order.total_cents),
    subtotal: money(order.subtotal_cents),
    subtotal_incl_tax: money(order.subtotal_cents),
    subtotal_excl_tax: money(order.subtotal_cents - containedGstCents(order.subtotal_cents, country)),
    discounts: discounts.length ? discounts : null,
    total_giftcard: money(order.gift_card_cents),
    total_shipping: money(order.shipping_cents),
    total_tax: money(order.tax_cents),
    taxes,
    shipping_handling: {
      total_amount: money(order.shipping_cents),
      amount_including_tax: money(order.shipping_cents),
      amount_excluding_tax: money(order.shipping_cents - shippingTaxCents),
      discounts: savings.map((cents) => ({ amount: money(cents) })),
      taxes: [{ title: 'GST', rate: GST_RATES[country], amount: money(shippingTaxCents) }],
    },
  }
}

function toPayment({ payment_method: payment }: OrderRow): OrderPaymentMethod {
  const data = [
    { name: 'brand', value: payment.brand },
    { name: 'last_four', value: payment.lastFour },
  ].filter((entry) => entry.value)
  return { name: payment.title, type: payment.code, additional_data: data }
}

/** Codes are masked; null when no card was used. */
function toGiftCards({ gift_cards: cards, currency }: OrderRow): ApplyGiftCardToOrder[] | null {
  return cards.length > 0
    ? cards.map(({ maskedCode, cents }) => ({ code: maskedCode, applied_balance: toMoney(cents, currency) }))
    : null
}

export type ShipmentItemModel = Omit<ShipmentItem, 'order_item'> & {
  readonly __typename: 'ShipmentItem'
  readonly order_item: OrderItemModel
}

function toShipment(shipment: ShippedParcel, items: ReadonlyMap<number, OrderItemModel>, timeZone: string) {
  const lines = shipment.lines.flatMap(({ orderLineId, quantity }): ShipmentItemModel[] => {
    const item = items.get(orderLineId)
    if (!item) return []
    const { product_name, product_sku, product_sale_price } = item
    return [
      {
        __typename: 'ShipmentItem',
        id: encodeUid(orderLineId),
        order_item: item,
        product_name,
        product_sku,
        product_sale_price,
        quantity_shipped: quantity,
      },
    ]
  })
  const tracking = {
    title: shipment.title,
    number: shipment.tracking_number,
    carrier: shipment.carrier_code ?? 'other',
  }
  return {
    id: encodeUid(shipment.number),
    number: shipment.number,
    items: lines,
    tracking: [tracking],
    comments: [],
    shipped_at: toStoreTime(shipment.shipped_at, timeZone),
    delivered_at: shipment.delivered_at && toStoreTime(shipment.delivered_at, timeZone),
  }
}

function toParts(ctx: Pick<Context, 'brand' | 'config'>, order: OrderRow, { lines, shipments }: OrderParts) {
  const items = new Map(lines.map((line) => [line.id, toOrderItem(ctx, order, line)]))
  return {
    items: [...items.values()],
    shipments: shipments.map((shipment) => toShipment(shipment, items, ctx.brand.timeZone)),
    total_qty_ordered: lines.reduce((total, line) => total + line.quantity, 0),
    is_virtual: lines.every((line) => line.product_type === 'giftcard'),
    selected_shipping_method_options: lines.map((line) => ({
      cart_item_uid: encodeUid(line.cart_line_id ?? line.id),
      shipping_method_option: line.fulfilment,
    })),
  }
}

function codesOf({ discounts }: OrderRow): readonly string[] {
  return [...new Set(discounts.flatMap(({ code }) => code ?? []))]
}

/** [R3.62-R3.70] */
function modelOf(ctx: Pick<Context, 'brand' | 'config'>, order: OrderRow, parts: OrderParts) {
  const delivery = deliveryOf(parts)
  const collectedAt = parts.groups.find(({ store }) => store !== null)?.store ?? null
  return {
    id: encodeUid(order.id),
    orderId: order.id,
    ownerId: order.customer_id,
    number: order.number,
    order_number: order.number,
    increment_id: order.number,
    token: order.access_token,
    order_date: toStoreTime(order.placed_at, ctx.brand.timeZone),
    created_at: order.placed_at.toISOString().replace(/\.\d+Z$/, 'Z'),
    status: statusOf(order, parts),
    email: order.email,
    ...toShippingNames(delivery?.title),
    estimated_from: delivery?.promise?.earliest ?? null,
    estimated_to: delivery?.promise?.latest ?? null,
    shipping_instructions: order.shipping_instructions,
    shipping_address: order.shipping_address && toAddress(order.shipping_address),
    billing_address: toAddress(order.billing_address),
    payment_methods: [toPayment(order)],
    applied_coupons: codesOf(order).map((code) => ({ code })),
    applied_gift_cards: toGiftCards(order),
    total: toTotal(order),
    invoices: [],
    comments: [],
    gift_message: null,
    nominee_details: order.nominee && {
      nominee_first_name: order.nominee.firstName,
      nominee_last_name: order.nominee.lastName,
      nominee_phone: order.nominee.phone,
    },
    preferred_store_data: collectedAt && toPreferredStore(collectedAt),
    isCancellable: isIn(UNFULFILLED, order) && !order.review_reason && isUntouched(parts),
    is_paid: isIn(HISTORY, order),
    isSold: isSold(order),
    delivery_groups: parts.groups.map((group) => toOrderGroup(group, ctx.brand.timeZone)),
    ...toParts(ctx, order, parts),
  }
}

export type OrderModel = ReturnType<typeof modelOf>

const NO_PARTS: OrderParts = { lines: [], groups: [], shipments: [], isPaymentPending: false }

/** Loads the parts of all orders at once. */
export async function toOrderModels(
  ctx: Pick<Context, 'db' | 'brand' | 'config'>,
  orders: readonly OrderRow[],
): Promise<OrderModel[]> {
  const parts = await loadOrderParts(
    ctx.db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => modelOf(ctx, order, parts.get(order.id) ?? NO_PARTS))
}

/** [R3.62-R3.70] */
export async function toOrderModel(
  ctx: Pick<Context, 'db' | 'brand' | 'config'>,
  order: OrderRow,
): Promise<OrderModel> {
  return modelOf(ctx, order, (await loadOrderParts(ctx.db, [order.id])).get(order.id) ?? NO_PARTS)
}

const ROW_FIELDS: ReadonlySet<string> = new Set(['__typename', 'id', 'number', 'order_number', 'token'])

/** Reads lines and parcels only if the document selects more than `ROW_FIELDS`. */
export async function toSelectedOrder(
  ctx: Pick<Context, 'db' | 'brand' | 'config'>,
  order: OrderRow,
  { fieldNodes }: Pick<GraphQLResolveInfo, 'fieldNodes'>,
): Promise<OrderModel> {
  const selections = fieldNodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
  const isRowEnough = selections.every((one) => one.kind === Kind.FIELD && ROW_FIELDS.has(one.name.value))
  return isRowEnough ? modelOf(ctx, order, NO_PARTS) : toOrderModel(ctx, order)
}
