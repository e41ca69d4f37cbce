import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { OrderState } from '#src/order-lifecycle/states'
import type { BoughtGiftCard, StoredAddress, StoredNominee } from '#tables/cart'

/** Written as JSON text, read back parsed. */
type Json<T> = ColumnType<T, string, string>
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>
type WrittenOnce = ColumnType<Date, never, never>

/** How an order was paid: nothing secret, only what a receipt shows. */
export interface OrderPaymentData {
  readonly code: string
  readonly title: string
  readonly brand?: string
  readonly lastFour?: string
}

/** A discount as the cart showed it, in cents. */
export interface OrderDiscountData {
  readonly label: string
  readonly cents: number
  readonly isLoyalty: boolean
  /** The coupon or reward it came from. */
  readonly code?: string
  readonly appliedTo?: 'ITEM' | 'SHIPPING'
}

/** A gift card that paid a part of an order, in cents; its number masked. */
export interface OrderGiftCardData {
  readonly maskedCode: string
  readonly cents: number
}

/** What an order promised about its delivery. */
interface ShippingPromise {
  readonly earliest: string
  readonly latest: string
}

/** An order: amounts in cents, GST included. [R3.62] */
interface OrdersTable {
  id: GeneratedAlways<number>
  number: Generated<string>
  access_token: string
  website_id: number
  cart_id: string
  cart_version: number
  customer_id: number | null
  email: string
  state: OrderState
  review_reason: string | null
  failure_reason: string | null
  currency: 'AUD' | 'NZD'
  subtotal_cents: number
  discount_cents: Generated<number>
  shipping_cents: number
  gift_card_cents: Generated<number>
  tax_cents: number
  total_cents: number
  discounts: ColumnType<readonly OrderDiscountData[], string | undefined, string>
  gift_cards: ColumnType<readonly OrderGiftCardData[], string | undefined, string>
  shipping_address: NullableJson<StoredAddress>
  billing_address: Json<StoredAddress>
  shipping_instructions: string | null
  nominee: NullableJson<StoredNominee>
  payment_method: Json<OrderPaymentData>
  placed_at: ColumnType<Date, Date | undefined, never>
  paid_at: Date | null
  /** When the link of a mail put the goods of this order into another cart than its own; it is not revived then. */
  goods_restored_at: ColumnType<Date | null, never, Date>
  updated_at: ColumnType<Date, never, Date>
}

/** A line as bought: names, picture and prices of that moment. [R3.65] */
interface OrderLineTable {
  id: GeneratedAlways<number>
  /** The cart line it came from. */
  cart_line_id: number | null
  order_id: number
  position: number
  product_id: number
  product_sku: string
  variant_sku: string | null
  product_type: string
  name: string
  brand: string | null
  colour: string | null
  size_label: string | null
  size_scale: string | null
  image_path: string | null
  image_alt: string | null
  url_key: string | null
  quantity: number
  unit_cents: number
  regular_unit_cents: number
  row_cents: number
  discount_cents: Generated<number>
  tax_cents: number
  fulfilment: Generated<'delivery' | 'clickncollect'>
  /** Texts and amount of a gift card. [R3.65] */
  gift_card: NullableJson<BoughtGiftCard>
  savings: ColumnType<readonly OrderDiscountData[], string | undefined, string>
  quantity_shipped: Generated<number>
  quantity_refunded: Generated<number>
  quantity_returned: Generated<number>
  quantity_cancelled: Generated<number>
}

/** Lines of an order that reach the shopper together; amounts in cents, GST included. */
interface OrderDeliveryGroupTable {
  order_id: number
  position: number
  kind: 'delivery' | 'clickncollect' | 'email'
  store_code: string | null
  carrier_code: string | null
  method_code: string | null
  title: string | null
  promise: NullableJson<ShippingPromise>
  amount_cents: number
  discount_cents: Generated<number>
  tax_cents: number
}

/** Pieces of a line that one source sends with one delivery group; `source` is null for gift cards, which are mailed. */
interface OrderAllocationTable {
  id: GeneratedAlways<number>
  order_id: number
  /** Position of the delivery group. */
  delivery_group: number
  order_line_id: number
  source: string | null
  quantity: number
  /** The parcel they left in. */
  shipment_id: number | null
}

/** A parcel of an order, filled with allocations. [R3.66] */
interface ShipmentTable {
  id: GeneratedAlways<number>
  order_id: number
  number: string
  title: string
  carrier_code: string | null
  tracking_number: string | null
  shipped_at: ColumnType<Date, Date | undefined, never>
}

/** What happened to an order, for operators. */
interface OrderEventTable {
  id: GeneratedAlways<number>
  order_id: number
  kind: string
  detail: ColumnType<Readonly<Record<string, unknown>>, string | undefined, never>
  actor: string
  at: WrittenOnce
}

/**
 * Stock reserved for an order: `reserved` counts in stock.reserved until `committed` (gone from on_hand) or `released`.
 */
interface ReservationTable {
  id: GeneratedAlways<number>
  order_id: number
  sku: string
  source: string
  quantity: number
  state: 'reserved' | 'committed' | 'released'
  expires_at: Date
  created_at: WrittenOnce
}

/** Goods of an order that a shopper sends back; a later capability, of which fit advice reads the reasons. */
interface ReturnRequestTable {
  id: GeneratedAlways<number>
  uid: string
  number: string
  order_id: number
  customer_id: number | null
  guest_email: string | null
  status: string
  is_paid: Generated<boolean>
  payment: NullableJson<Readonly<Record<string, unknown>>>
  parcel_point: NullableJson<Readonly<Record<string, unknown>>>
  created_at: WrittenOnce
}

/** An order line that is sent back, and why. */
interface ReturnItemTable {
  id: GeneratedAlways<number>
  return_id: number
  order_line_id: number
  quantity: number
  reason_code: string | null
  reason_text: string | null
  status: string
}

/** What shopper and staff write to each other about a return. */
interface ReturnCommentTable {
  id: GeneratedAlways<number>
  return_id: number
  author: string
  text: string
  created_at: WrittenOnce
}

export interface OrderTables {
  return_request: ReturnRequestTable
  return_item: ReturnItemTable
  return_comment: ReturnCommentTable
  orders: OrdersTable
  order_line: OrderLineTable
  order_delivery_group: OrderDeliveryGroupTable
  order_allocation: OrderAllocationTable
  shipment: ShipmentTable
  order_event: OrderEventTable
  reservation: ReservationTable
}

export type OrderRow = Selectable<OrdersTable>
export type OrderLineRow = Selectable<OrderLineTable>
export type OrderDeliveryGroupRow = Selectable<OrderDeliveryGroupTable>
export type ShipmentRow = Selectable<ShipmentTable>
