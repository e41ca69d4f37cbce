import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import type { AllocationReasons, SourceStock } from '#modules/fulfilment'
import type { AllocationState } from '#src/order-lifecycle/allocations'
import type { OrderState } from '#src/order-lifecycle/states'
import type { BoughtGiftCard, StoredAddress, StoredNominee } from '#tables/cart'

/** Read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>
type WrittenOnce = ColumnType<Date, never, never>

/** What a receipt shows; no secrets. */
export interface OrderPaymentData {
  readonly code: string
  readonly title: string
  readonly brand?: string
  readonly lastFour?: string
}

/** As the cart showed it, in cents. */
export interface OrderDiscountData {
  readonly label: string
  readonly cents: number
  readonly isLoyalty: boolean
  /** Of the coupon or reward. */
  readonly code?: string
  readonly appliedTo?: 'ITEM' | 'SHIPPING'
}

/** In cents; the code is masked. */
export interface OrderGiftCardData {
  readonly maskedCode: string
  readonly cents: number
}

interface ShippingPromise {
  readonly earliest: string
  readonly latest: string
}

/** Pieces of a line that a source declined. */
export interface ReallocatedLine {
  /** Position of the line. */
  readonly line: number
  readonly declinedBy: string
  readonly placed: readonly SourceStock[]
  readonly missing: number
  readonly reasons?: AllocationReasons
}

interface OrderReasons {
  readonly placed?: AllocationReasons
  /** Oldest first. */
  readonly again?: readonly ReallocatedLine[]
}

/** Amounts in cents, GST included. [R3.62] */
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
  /** Paid by what came back of another order. [decision 132] */
  exchange_cents: Generated<number>
  tax_cents: number
  total_cents: number
  discounts: ColumnType<readonly OrderDiscountData[], string | undefined, string>
  gift_cards: ColumnType<readonly OrderGiftCardData[], string | undefined, string>
  /** The order whose return it swaps. */
  exchange_of: ColumnType<number | null, number | null | undefined, never>
  shipping_address: NullableJson<StoredAddress>
  billing_address: Json<StoredAddress>
  shipping_instructions: string | null
  nominee: NullableJson<StoredNominee>
  payment_method: Json<OrderPaymentData>
  placed_at: ColumnType<Date, Date | undefined, never>
  paid_at: Date | null
  /** When the items went into another cart by mail link; the order can then no longer be revived. */
  goods_restored_at: ColumnType<Date | null, never, Date>
  /** Why its sources were taken; null where there was no choice. [decision 97] */
  allocation_reasons: NullableJson<OrderReasons>
  updated_at: ColumnType<Date, never, Date>
}

/** Names, image and prices as bought. [R3.65] */
interface OrderLineTable {
  id: GeneratedAlways<number>
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
  /** [R3.65] */
  gift_card: NullableJson<BoughtGiftCard>
  savings: ColumnType<readonly OrderDiscountData[], string | undefined, string>
  quantity_shipped: Generated<number>
  quantity_refunded: Generated<number>
  quantity_returned: Generated<number>
  quantity_cancelled: Generated<number>
}

/** Amounts in cents, GST included. */
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
  /** When a collection is ready, as promised at the order. */
  ready_at: Date | null
  collection_code: string | null
}

/** Pieces that one source sends with a delivery group; `source` is null for gift cards, which are mailed. */
interface OrderAllocationTable {
  id: GeneratedAlways<number>
  order_id: number
  /** Position of the group. */
  delivery_group: number
  order_line_id: number
  source: string | null
  quantity: number
  shipment_id: number | null
  state: Generated<AllocationState>
  picked_at: Date | null
  ready_at: Date | null
  /** Last day, in the store's zone, as mailed. */
  collect_until: ColumnType<string | null, string | null | undefined, string | null>
  /** As told at the counter. */
  collected_by: string | null
  ended_at: Date | null
  allocated_at: ColumnType<Date | null, never, never>
}

/** [R3.66] */
interface ShipmentTable {
  id: GeneratedAlways<number>
  order_id: number
  number: string
  title: string
  carrier_code: string | null
  tracking_number: string | null
  shipped_at: ColumnType<Date, Date | undefined, never>
  /** As its carrier reported; null without a report. */
  delivered_at: ColumnType<Date | null, Date | null | undefined, Date>
}

/** For operators. */
interface OrderEventTable {
  id: GeneratedAlways<number>
  order_id: number
  kind: string
  detail: ColumnType<Readonly<Record<string, unknown>>, string | undefined, never>
  actor: string
  at: WrittenOnce
}

/** `reserved` counts in stock.reserved, `committed` has left on_hand. */
interface ReservationTable {
  id: GeneratedAlways<number>
  order_id: number | null
  /** Of a pair held for a swap, which has no order. */
  return_item_id: number | null
  sku: string
  source: string
  quantity: number
  state: 'reserved' | 'committed' | 'released'
  expires_at: Date
  created_at: WrittenOnce
  committed_at: Date | null
}

/** What was refunded to the shopper; amounts in cents. [R3.74] */
interface CreditMemoTable {
  id: GeneratedAlways<number>
  order_id: number
  n: number
  key: string
  return_id: number | null
  reason: string
  goods_cents: number
  shipping_cents: number
  deduction_cents: Generated<number>
  refund_cents: number
  /** Authorised, and no longer to be captured. */
  release_cents: number
  gift_card_cents: number
  /** Pays for a swap; negative if an ended swap is refunded. */
  exchange_cents: Generated<number>
  created_at: WrittenOnce
}

/** Refunded pieces of an order line. */
interface CreditMemoLineTable {
  credit_memo_id: number
  order_line_id: number
  quantity: number
  /** After discounts. */
  cents: number
  discount_cents: Generated<number>
}

/** Orders and gift cards that changed since the last check of the invariants, as triggers noted. [decision 204] */
interface UncheckedChangeTable {
  order_id: number | null
  gift_card_id: number | null
}

/** Progress of the check of all orders and all gift cards, which takes a day. [decision 204] */
interface InvariantSweepTable {
  kind: 'order' | 'gift card'
  next_id: Generated<number>
  started_at: ColumnType<Date, never, never>
}

/** As last checked. [decision 204] */
interface BrokenInvariantTable {
  rule: string
  what: string
  kind: 'order' | 'gift card' | 'shop'
  /** Of the order or gift card; null for `shop`. */
  id: number | null
  found_at: ColumnType<Date, never, never>
  alarmed_at: ColumnType<Date, never, never>
}

export interface OrderTables {
  credit_memo: CreditMemoTable
  credit_memo_line: CreditMemoLineTable
  orders: OrdersTable
  order_line: OrderLineTable
  order_delivery_group: OrderDeliveryGroupTable
  order_allocation: OrderAllocationTable
  shipment: ShipmentTable
  order_event: OrderEventTable
  reservation: ReservationTable
  unchecked_change: UncheckedChangeTable
  invariant_sweep: InvariantSweepTable
  broken_invariant: BrokenInvariantTable
}

export type OrderRow = Selectable<OrdersTable>
export type OrderLineRow = Selectable<OrderLineTable>
export type OrderDeliveryGroupRow = Selectable<OrderDeliveryGroupTable>
export type ShipmentRow = Selectable<ShipmentTable>
