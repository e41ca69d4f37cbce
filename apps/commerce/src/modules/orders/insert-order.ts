import type { CurrencyCode } from '@welt/kit/money'
import { type RawBuilder, sql } from 'kysely'
import type { AllocationReasons } from '#modules/fulfilment'
import type { Db } from '#src/platform/database'
import { builtOnce, type PlaceOf } from '#src/platform/statements/built-once'
import type { BoughtGiftCard, StoredAddress, StoredNominee } from '#tables/cart'
import { countOrderEvent } from './order-metrics.ts'
import type {
  OrderDeliveryGroupRow,
  OrderDiscountData,
  OrderGiftCardData,
  OrderLineRow,
  OrderPaymentData,
  OrderRow,
} from './tables.ts'

/** Amounts in cents. */
export interface NewOrderLine {
  readonly cartLineId: number | null
  readonly productId: number
  readonly productSku: string
  readonly productType: string
  readonly variantSku: string
  readonly name: string
  readonly brand: string | undefined
  readonly colour: string | undefined
  readonly sizeLabel: string
  readonly sizeScale: string | undefined
  readonly imagePath: string | undefined
  readonly imageAlt: string | undefined
  readonly urlKey: string
  readonly quantity: number
  readonly unitCents: number
  readonly regularUnitCents: number
  readonly rowCents: number
  readonly discountCents: number
  readonly taxCents: number
  readonly fulfilment: OrderLineRow['fulfilment']
  readonly giftCard: BoughtGiftCard | null
  /** Position of its delivery group, from 1. */
  readonly deliveryGroup: number
  /** Pieces per source; the source is null for gift cards. */
  readonly allocations: readonly { readonly source: string | null; readonly quantity: number }[]
  readonly savings: readonly OrderDiscountData[]
}

/** Amounts in cents. */
export type NewDeliveryGroup = Omit<OrderDeliveryGroupRow, 'order_id' | 'position'>

/** The cart, priced again under its lock; amounts in cents. */
export interface NewOrder {
  readonly accessToken: string
  readonly websiteId: number
  readonly cartId: string
  readonly cartVersion: number
  readonly customerId: number | null
  readonly email: string
  readonly currency: CurrencyCode
  readonly subtotalCents: number
  readonly discountCents: number
  readonly shippingCents: number
  readonly taxCents: number
  readonly totalCents: number
  readonly discounts: readonly OrderDiscountData[]
  readonly giftCardCents: number
  readonly giftCards: readonly OrderGiftCardData[]
  /** Of a swap. */
  readonly exchange?: { readonly of: number; readonly cents: number }
  readonly shippingAddress: StoredAddress | null
  readonly billingAddress: StoredAddress
  readonly shippingInstructions: string | null
  readonly nominee: StoredNominee | null
  readonly payment: OrderPaymentData
  readonly lines: readonly NewOrderLine[]
  readonly groups: readonly NewDeliveryGroup[]
  /** Undefined where there was no choice. */
  readonly allocationReasons?: AllocationReasons | undefined
}

const ORDER_COLUMNS = [
  'access_token',
  'website_id',
  'cart_id',
  'cart_version',
  'customer_id',
  'email',
  'state',
  'currency',
  'subtotal_cents',
  'discount_cents',
  'shipping_cents',
  'tax_cents',
  'total_cents',
  'discounts',
  'gift_card_cents',
  'exchange_cents',
  'exchange_of',
  'gift_cards',
  'shipping_address',
  'billing_address',
  'shipping_instructions',
  'nominee',
  'payment_method',
  'allocation_reasons',
] as const

const LINE_COLUMNS = [
  'position',
  'cart_line_id',
  'product_id',
  'product_sku',
  'variant_sku',
  'product_type',
  'name',
  'brand',
  'colour',
  'size_label',
  'size_scale',
  'image_path',
  'image_alt',
  'url_key',
  'quantity',
  'unit_cents',
  'regular_unit_cents',
  'row_cents',
  'discount_cents',
  'tax_cents',
  'fulfilment',
  'gift_card',
  'savings',
] as const

const GROUP_COLUMNS = [
  'position',
  'kind',
  'store_code',
  'carrier_code',
  'method_code',
  'title',
  'promise',
  'amount_cents',
  'discount_cents',
  'tax_cents',
  'ready_at',
  'collection_code',
] as const

function lineRow(line: NewOrderLine, i: number): Pick<OrderLineRow, (typeof LINE_COLUMNS)[number]> {
  return {
    position: i + 1,
    cart_line_id: line.cartLineId,
    product_id: line.productId,
    product_sku: line.productSku,
    variant_sku: line.variantSku,
    product_type: line.productType,
    name: line.name,
    brand: line.brand ?? null,
    colour: line.colour ?? null,
    size_label: line.sizeLabel,
    size_scale: line.sizeScale ?? null,
    image_path: line.imagePath ?? null,
    image_alt: line.imageAlt ?? null,
    url_key: line.urlKey,
    quantity: line.quantity,
    unit_cents: line.unitCents,
    regular_unit_cents: line.regularUnitCents,
    row_cents: line.rowCents,
    discount_cents: line.discountCents,
    tax_cents: line.taxCents,
    fulfilment: line.fulfilment,
    gift_card: line.giftCard,
    savings: line.savings,
  }
}

function orderRow(order: NewOrder): Pick<OrderRow, (typeof ORDER_COLUMNS)[number]> {
  return {
    access_token: order.accessToken,
    website_id: order.websiteId,
    cart_id: order.cartId,
    cart_version: order.cartVersion,
    customer_id: order.customerId,
    email: order.email,
    state: 'pending_payment',
    currency: order.currency,
    subtotal_cents: order.subtotalCents,
    discount_cents: order.discountCents,
    shipping_cents: order.shippingCents,
    tax_cents: order.taxCents,
    total_cents: order.totalCents,
    discounts: order.discounts,
    gift_card_cents: order.giftCardCents,
    exchange_cents: order.exchange?.cents ?? 0,
    exchange_of: order.exchange?.of ?? null,
    gift_cards: order.giftCards,
    shipping_address: order.shippingAddress,
    billing_address: order.billingAddress,
    shipping_instructions: order.shippingInstructions,
    nominee: order.nominee,
    payment_method: order.payment,
    allocation_reasons: order.allocationReasons ? { placed: order.allocationReasons } : null,
  }
}

/** Rows as JSON text. */
export interface OrderValues {
  readonly order: string
  readonly lines: string
  readonly groups: string
  readonly parts: string
}

export function orderValuesOf(order: NewOrder): OrderValues {
  const parts = order.lines.flatMap(({ deliveryGroup, allocations }, i) =>
    allocations.map((part) => ({ ...part, position: i + 1, delivery_group: deliveryGroup })),
  )
  return {
    order: JSON.stringify(orderRow(order)),
    lines: JSON.stringify(order.lines.map(lineRow)),
    groups: JSON.stringify(order.groups.map((group, i) => ({ ...group, position: i + 1 }))),
    parts: JSON.stringify(parts),
  }
}

const listed = (columns: readonly string[], of?: string) =>
  sql.join(columns.map((column) => sql.ref(of === undefined ? column : `${of}.${column}`)))

/** CTEs that insert an order with its lines and first event; `placed` is the order's row. */
export function insertingOrder(place: PlaceOf<OrderValues>): RawBuilder<unknown> {
  return sql`
    placed as (
      insert into orders (${listed(ORDER_COLUMNS)})
      select ${listed(ORDER_COLUMNS)} from jsonb_populate_record(null::orders, ${place('order')}::jsonb) returning *),
    delivery as (
      insert into order_delivery_group (order_id, ${listed(GROUP_COLUMNS)})
      select placed.id, ${listed(GROUP_COLUMNS, 'wanted')}
      from placed, jsonb_populate_recordset(null::order_delivery_group, ${place('groups')}::jsonb) as wanted),
    line as (
      insert into order_line (order_id, ${listed(LINE_COLUMNS)})
      select placed.id, ${listed(LINE_COLUMNS, 'wanted')}
      from placed, jsonb_populate_recordset(null::order_line, ${place('lines')}::jsonb) as wanted
      returning id, order_id, position),
    allocation as (
      insert into order_allocation (order_id, order_line_id, delivery_group, source, quantity)
      select line.order_id, line.id, part.delivery_group, part.source, part.quantity
      from line join jsonb_to_recordset(${place('parts')}::jsonb)
        as part (position int, delivery_group int, source text, quantity int) using (position)),
    first_event as (
      insert into order_event (order_id, kind, actor)
      select id, 'placed', case when customer_id is null then 'guest' else 'customer' end from placed)`
}

const insertAlone = builtOnce<OrderValues, OrderRow>((db, place) =>
  sql<OrderRow>`with ${insertingOrder(place)} select * from placed`.compile(db),
)

/** One statement. @throws unique violation when the cart already has a live order (I2) */
export async function insertOrder(trx: Db, order: NewOrder): Promise<OrderRow> {
  const [row] = await insertAlone(trx, orderValuesOf(order))
  if (!row) throw new Error(`cart ${order.cartId} was not ordered`)
  countOrderEvent(row, 'placed')
  return row
}
