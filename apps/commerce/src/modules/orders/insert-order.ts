import type { CurrencyCode } from '@welt/kit/money'
import { sql } from 'kysely'
import type { AllocationReasons } from '#modules/fulfilment'
import type { Db } from '#src/platform/database'
import type { BoughtGiftCard, StoredAddress, StoredNominee } from '#tables/cart'
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

function orderRow(order: NewOrder) {
  return {
    access_token: order.accessToken,
    website_id: order.websiteId,
    cart_id: order.cartId,
    cart_version: order.cartVersion,
    customer_id: order.customerId,
    email: order.email,
    state: 'pending_payment' as const,
    currency: order.currency,
    subtotal_cents: order.subtotalCents,
    discount_cents: order.discountCents,
    shipping_cents: order.shippingCents,
    tax_cents: order.taxCents,
    total_cents: order.totalCents,
    discounts: JSON.stringify(order.discounts),
    gift_card_cents: order.giftCardCents,
    exchange_cents: order.exchange?.cents ?? 0,
    exchange_of: order.exchange?.of ?? null,
    gift_cards: JSON.stringify(order.giftCards),
    shipping_address: order.shippingAddress && JSON.stringify(order.shippingAddress),
    billing_address: JSON.stringify(order.billingAddress),
    shipping_instructions: order.shippingInstructions,
    nominee: order.nominee && JSON.stringify(order.nominee),
    payment_method: JSON.stringify(order.payment),
    allocation_reasons: order.allocationReasons ? JSON.stringify({ placed: order.allocationReasons }) : null,
  }
}

interface AllocationPart {
  readonly position: number
  readonly delivery_group: number
  readonly source: string | null
  readonly quantity: number
}

/** One statement. @throws unique violation when the cart already has a live order (I2) */
export function insertOrder(trx: Db, order: NewOrder): Promise<OrderRow> {
  const lineRows = order.lines.map(lineRow)
  const lines = sql<OrderLineRow>`jsonb_populate_recordset(null::order_line, ${JSON.stringify(lineRows)}::jsonb)`
  const groupRows = order.groups.map((group, i) => ({ ...group, position: i + 1 }))
  const groups = sql<OrderDeliveryGroupRow>`
    jsonb_populate_recordset(null::order_delivery_group, ${JSON.stringify(groupRows)}::jsonb)`
  const parts = order.lines.flatMap(({ deliveryGroup, allocations }, i) =>
    allocations.map((part) => ({ ...part, position: i + 1, delivery_group: deliveryGroup })),
  )
  const allocations = sql<AllocationPart>`(
    select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as part (position int, delivery_group int, source text, quantity int))`
  const groupColumns = GROUP_COLUMNS.map((column) => sql.ref(`delivery.${column}`).as(column))
  const columns = LINE_COLUMNS.map((column) => sql.ref(`line.${column}`).as(column))
  const actor = sql<'customer' | 'guest'>`${order.customerId ? 'customer' : 'guest'}::text`
  return trx
    .with('placed', (cte) => cte.insertInto('orders').values(orderRow(order)).returningAll())
    .with('groups', (cte) =>
      cte
        .insertInto('order_delivery_group')
        .columns(['order_id', ...GROUP_COLUMNS])
        .expression((eb) => eb.selectFrom(['placed', groups.as('delivery')]).select(['placed.id', ...groupColumns])),
    )
    .with('lines', (cte) =>
      cte
        .insertInto('order_line')
        .columns(['order_id', ...LINE_COLUMNS])
        .expression((eb) => eb.selectFrom(['placed', lines.as('line')]).select(['placed.id', ...columns]))
        .returning(['order_line.id', 'order_line.order_id', 'order_line.position']),
    )
    .with('allocations', (cte) =>
      cte
        .insertInto('order_allocation')
        .columns(['order_id', 'order_line_id', 'delivery_group', 'source', 'quantity'])
        .expression((eb) =>
          eb
            .selectFrom('lines')
            .innerJoin(allocations.as('part'), 'part.position', 'lines.position')
            .select(['lines.order_id', 'lines.id', 'part.delivery_group', 'part.source', 'part.quantity']),
        ),
    )
    .with('event', (cte) =>
      cte
        .insertInto('order_event')
        .columns(['order_id', 'kind', 'actor'])
        .expression((eb) =>
          eb.selectFrom('placed').select(['placed.id', sql.lit('placed').as('kind'), actor.as('actor')]),
        ),
    )
    .selectFrom('placed')
    .selectAll()
    .executeTakeFirstOrThrow()
}
