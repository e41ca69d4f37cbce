import { shopUrlOf } from '@welt/brands'
import { encodeUid } from '@welt/kit/ids'
import { containedGstCents, toMoney } from '@welt/kit/money'
import type { ImageModel } from '#modules/catalogue'
import { HISTORY, isIn } from '#src/order-lifecycle/states'
import type { Context } from '#src/platform/context'
import type {
  Discount,
  GiftCardItem,
  GiftCardOrderItem,
  OrderItemPrices,
} from '#src/platform/contract/contract.generated'
import type { BoughtGiftCard } from '#tables/cart'
import type { OrderDiscountData, OrderLineRow, OrderRow } from '../tables.ts'
import { lineStatusOf } from './order-status.ts'
import { sizeTextOf } from './size-text-of.ts'

const TYPENAMES: Readonly<Record<string, OrderItemModel['__typename']>> = {
  configurable: 'ConfigurableOrderItem',
  giftcard: 'GiftCardOrderItem',
}

/** Country whose GST the prices contain. */
export function taxCountryOf(order: OrderRow): 'AU' | 'NZ' {
  return (order.shipping_address ?? order.billing_address).countryCode
}

const IMAGE_PX = 1600

function toImage(ctx: Pick<Context, 'brand' | 'config'>, line: OrderLineRow): ImageModel | null {
  if (!line.image_path) return null
  const url = `${shopUrlOf(ctx.brand, ctx.config.publicUrl)}/media/${line.image_path}`
  const sizes = [160, 320, 480, 640].map((width) => ({ url: `${url}?w=${width}`, width, height: width }))
  return {
    __typename: 'ProductImage',
    url,
    label: line.image_alt ?? line.name,
    position: 1,
    disabled: false,
    types: ['image'],
    width: IMAGE_PX,
    height: IMAGE_PX,
    sizes,
  }
}

/** [R3.64] */
export function toDiscount(discount: OrderDiscountData, currency: OrderRow['currency']): Discount {
  const { label, cents, code, isLoyalty, appliedTo = 'ITEM' } = discount
  return {
    label,
    amount: toMoney(cents, currency),
    applied_to: appliedTo,
    coupon: code === undefined ? null : { code },
    is_loyalty: isLoyalty,
  }
}

function discountsOf(order: OrderRow, { savings }: OrderLineRow): Discount[] | null {
  return savings.length > 0 ? savings.map((saving) => toDiscount(saving, order.currency)) : null
}

function toPrices(order: OrderRow, line: OrderLineRow): OrderItemPrices {
  const country = taxCountryOf(order)
  const money = (cents: number) => toMoney(cents, order.currency)
  const net = (cents: number) => money(cents - containedGstCents(cents, country))
  const originalRowCents = line.regular_unit_cents * line.quantity
  return {
    price: net(line.unit_cents),
    price_including_tax: money(line.unit_cents),
    original_price: net(line.regular_unit_cents),
    original_price_including_tax: money(line.regular_unit_cents),
    row_total: net(line.row_cents),
    row_total_including_tax: money(line.row_cents),
    original_row_total: net(originalRowCents),
    original_row_total_including_tax: money(originalRowCents),
    total_item_discount: money(line.discount_cents),
    discounts: discountsOf(order, line),
  }
}

/** [R3.65] */
function toGiftCard(giftCard: BoughtGiftCard, { currency }: OrderRow): GiftCardItem {
  return {
    sender_name: giftCard.senderName,
    sender_email: giftCard.senderEmail,
    recipient_name: giftCard.recipientName,
    recipient_email: giftCard.recipientEmail,
    message: giftCard.message,
    delivery_date: giftCard.deliveryDate,
    amount: toMoney(giftCard.amountCents, currency),
  }
}

/** Leaves empty fields out. */
function enteredOptionsOf(giftCard: BoughtGiftCard) {
  const options = [
    { label: 'Their name', value: giftCard.recipientName },
    { label: 'Their email', value: giftCard.recipientEmail },
    { label: 'Your name', value: giftCard.senderName },
    { label: 'Your email', value: giftCard.senderEmail },
    { label: 'Message', value: giftCard.message },
    { label: 'Delivery date', value: giftCard.deliveryDate },
  ]
  return options.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]))
}

/** Fields with resolvers of their own, most of them in the module returns. */
type ResolvedFields =
  | 'eligible_for_return'
  | 'eligible_if_faulty'
  | 'exchange_options'
  | 'is_cancellable'
  | 'qty_available_for_return'
  | 'quantity_return_requested'
  | 'return_refunds'
  | 'return_refusal'
  | 'return_until'
  | 'size_options'

/** The product is resolved from `productId`. [R3.65] */
export interface OrderItemModel extends Omit<GiftCardOrderItem, 'product' | 'image' | ResolvedFields> {
  readonly image: ImageModel | null
  readonly __typename: 'OrderItem' | 'ConfigurableOrderItem' | 'GiftCardOrderItem'
  readonly productId: number
}

/** [R3.65] */
export function toOrderItem(
  ctx: Pick<Context, 'brand' | 'config'>,
  order: OrderRow,
  line: OrderLineRow,
): OrderItemModel {
  const isPaid = isIn(HISTORY, order)
  return {
    __typename: TYPENAMES[line.product_type] ?? 'OrderItem',
    productId: line.product_id,
    id: encodeUid(line.id),
    cart_item_uid: encodeUid(line.cart_line_id ?? line.id),
    product_name: line.name,
    product_sku: line.variant_sku ?? line.product_sku,
    product_type: line.product_type,
    product_url_key: line.url_key,
    product_sale_price: toMoney(line.unit_cents, order.currency),
    parent_sku: line.product_sku,
    brand: line.brand,
    colour: line.colour,
    image: toImage(ctx, line),
    prices: toPrices(order, line),
    discounts: discountsOf(order, line),
    selected_options: line.size_label ? [{ label: 'Size', value: line.size_label }] : [],
    size_text: sizeTextOf(line) ?? null,
    entered_options: line.gift_card ? enteredOptionsOf(line.gift_card) : [],
    gift_card: line.gift_card && toGiftCard(line.gift_card, order),
    gift_message: null,
    status: lineStatusOf(line, isPaid),
    quantity_ordered: line.quantity,
    quantity_shipped: line.quantity_shipped,
    quantity_invoiced: isPaid ? line.quantity : 0,
    quantity_refunded: line.quantity_refunded,
    quantity_returned: line.quantity_returned,
    quantity_canceled: line.quantity_cancelled,
  }
}
