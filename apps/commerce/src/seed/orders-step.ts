import { createHash, randomBytes } from 'node:crypto'
import { containedGstCents } from '@welt/kit/money'
import type { Client } from 'pg'
import type { PlannedProduct } from './catalogue/plan.ts'
import { pickOf } from './chance.ts'
import { nicknames } from './data/reviews/phrases.ts'
import { DEMO_ACCOUNT } from './demo-account.ts'
import { type PlannedOrder, planKeptOrders, planOrders } from './reviews/plan-orders.ts'
import { fingerprintOf, idsBy, type RowSet, requireId, writeRows } from './rows.ts'
import type { SeedStep } from './step.ts'

type Row = RowSet['rows'][number]

const DAY_MS = 24 * 3600 * 1000

const hashOf = (text: string) => createHash('sha256').update(`seed:${text}`).digest('hex')

function uuidOf(text: string): string {
  const hex = hashOf(text)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function addressOf({ number, brand }: PlannedOrder) {
  const isAu = brand.country === 'AU'
  return {
    prefix: null,
    firstname:
      pickOf(`name:${number}`, nicknames)
        .replace(/[^A-Za-z ].*|\d.*/, '')
        .trim() || 'Jo',
    middlename: null,
    lastname: 'Sample',
    suffix: null,
    company: null,
    street: ['1 Example Street'],
    city: isAu ? 'Melbourne' : 'Auckland',
    region: isAu ? { code: 'VIC', label: 'Victoria', regionId: null } : null,
    postcode: isAu ? '3000' : '1010',
    countryCode: brand.country,
    telephone: '0400000000',
    fax: null,
    vatId: null,
    customerNotes: null,
    pickupLocationCode: null,
  }
}

/** Whose an order is, where it is no guest's. */
interface Owner {
  readonly id: number
  readonly website_id: number
  readonly address: Readonly<Record<string, unknown>>
}

/** A row for each table an order of one pair lies in; `now` is the moment of seeding. */
function rowsOf(order: PlannedOrder, now: Date, owner: Owner | undefined) {
  const { number, brand, priceCents } = order
  const day = (after: number) => new Date(now.getTime() - (order.daysAgo - after) * DAY_MS)
  const cartId = hashOf(`cart:${number}`).slice(0, 32)
  const address = { ...addressOf(order), ...owner?.address }
  const email = owner ? DEMO_ACCOUNT.email : `shopper-${number}@welt.example`
  const money = { currency: brand.currency, subtotal_cents: priceCents, shipping_cents: 0, total_cents: priceCents }
  const isReturned = order.returnReason !== undefined
  return {
    cart: { id: cartId, website_id: brand.websiteId, currency: brand.currency, is_active: false, created_at: day(0), updated_at: day(0) },
    order: {
      number,
      access_token: randomBytes(16).toString('base64url'),
      website_id: brand.websiteId,
      cart_id: cartId,
      cart_version: 1,
      customer_id: owner?.id ?? null,
      email,
      state: isReturned ? 'closed' : 'complete',
      ...money,
      tax_cents: containedGstCents(priceCents, brand.country),
      discounts: [],
      shipping_address: address,
      billing_address: address,
      payment_method: { code: 'adyen_cc', title: 'Credit card', brand: 'visa', lastFour: '1111' },
      placed_at: day(0),
      paid_at: day(0),
      updated_at: day(isReturned ? 16 : 4),
    },
    attempt: {
      id: uuidOf(`attempt:${number}`),
      n: 1,
      merchant_reference: `${number}-1`,
      psp_reference: `SEED${hashOf(number).slice(0, 12).toUpperCase()}`,
      method: 'scheme',
      brand: 'visa',
      amount_cents: priceCents,
      currency: brand.currency,
      state: isReturned ? 'refunded' : 'captured',
      created_at: day(0),
      sent_at: day(0),
      answered_at: day(0),
      updated_at: day(0),
    },
    line: lineOf(order),
    group: { position: 1, kind: 'delivery', title: 'Standard delivery', amount_cents: 0, tax_cents: 0 },
    shipment: { number: `S${number}`, title: 'Standard delivery', carrier_code: 'startrack', shipped_at: day(1) },
    request: {
      uid: hashOf(`return:${number}`).slice(0, 22),
      number: `R${number}`,
      guest_email: email,
      created_at: day(9),
    },
    refund: { n: 1, idempotency_key: uuidOf(`refund:${number}`), amount_cents: priceCents, state: 'done', created_at: day(16) },
  }
}

function lineOf({ product, variantSku, size, priceCents, brand, returnReason }: PlannedOrder) {
  const [view] = product.colour.views
  const back = returnReason === undefined ? 0 : 1
  return {
    position: 0,
    product_sku: product.sku,
    variant_sku: variantSku,
    product_type: 'configurable',
    name: product.heading,
    colour: product.colour.name,
    size_label: size,
    size_scale: product.sizeRun.scale,
    image_path: view?.file ?? null,
    image_alt: view?.alt ?? null,
    url_key: product.urlKey,
    quantity: 1,
    unit_cents: priceCents,
    regular_unit_cents: priceCents,
    row_cents: priceCents,
    discount_cents: 0,
    tax_cents: containedGstCents(priceCents, brand.country),
    fulfilment: 'delivery',
    delivery_group: 1,
    source: 'warehouse',
    quantity_shipped: 1,
    quantity_refunded: back,
    quantity_returned: back,
    quantity_cancelled: 0,
  }
}

/** Writes rows that all have the first one's columns. */
async function write(client: Client, table: string, rows: readonly Row[], key: readonly string[] = ['id']): Promise<void> {
  const [first] = rows
  if (first) await writeRows(client, { table, columns: Object.keys(first), rows, key, onExisting: 'keep' })
}

/** Line numbers by order number. */
export async function lineIdsByOrder(client: Client, numbers: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: string; number: string }>(
    'select l.id, o.number from order_line l join orders o on o.id = l.order_id where o.number = any($1)',
    [numbers],
  )
  return new Map(rows.map((row) => [row.number, Number(row.id)]))
}

async function writeOrders(client: Client, planned: readonly PlannedOrder[], owners?: ReadonlyMap<number, Owner>): Promise<void> {
  const now = new Date()
  const products = await idsBy(client, 'product', 'sku')
  const known = await idsBy(client, 'orders', 'number')
  const orders = planned
    .filter(({ number }) => !known.has(number))
    .map((order) => ({ ...order, rows: rowsOf(order, now, owners?.get(order.brand.websiteId)) }))
  await write(
    client,
    'cart',
    orders.map(({ rows }) => rows.cart),
  )
  await write(
    client,
    'orders',
    orders.map(({ rows }) => rows.order),
    ['number'],
  )
  const ids = await idsBy(client, 'orders', 'number')
  const idOf = (order: PlannedOrder) => Number(requireId(ids, order.number))
  await write(
    client,
    'payment_attempt',
    orders.map((order) => ({ ...order.rows.attempt, order_id: idOf(order) })),
  )
  const groups = orders.map((order) => ({ ...order.rows.group, order_id: idOf(order) }))
  await write(client, 'order_delivery_group', groups, ['order_id', 'position'])
  const lines = orders.map((order) => ({ ...order.rows.line, order_id: idOf(order), product_id: requireId(products, order.product.sku) }))
  await write(client, 'order_line', lines)
  const lineIds = await lineIdsByOrder(
    client,
    orders.map(({ number }) => number),
  )
  const lineIdOf = (order: PlannedOrder) => requireId(lineIds, order.number)
  const parcels = orders.map((order) => ({
    ...order.rows.shipment,
    order_id: idOf(order),
    lines: [{ orderLineId: lineIdOf(order), quantity: 1 }],
  }))
  await write(client, 'shipment', parcels, ['number'])
  const returned = orders.filter(({ returnReason }) => returnReason !== undefined)
  const requests = returned.map((order) => ({
    ...order.rows.request,
    order_id: idOf(order),
    status: 'PROCESSED_AND_CLOSED',
    is_paid: false,
  }))
  await write(client, 'return_request', requests, ['uid'])
  const returnIds = await idsBy(client, 'return_request', 'uid')
  const returnIdOf = (order: (typeof returned)[number]) => Number(requireId(returnIds, order.rows.request.uid))
  const items = returned.map((order) => ({
    return_id: returnIdOf(order),
    order_line_id: lineIdOf(order),
    quantity: 1,
    reason_code: order.returnReason,
    status: 'APPROVED',
  }))
  await write(client, 'return_item', items)
  const refunds = returned.map((order) => ({
    ...order.rows.refund,
    order_id: idOf(order),
    return_id: returnIdOf(order),
    attempt_id: order.rows.attempt.id,
  }))
  await write(client, 'refund', refunds, ['order_id', 'n'])
}

const fingerprintOfOrders = (orders: readonly PlannedOrder[]) =>
  fingerprintOf(orders.map(({ product, brand, ...order }) => [order, brand.id, product.sku]))

/**
 * Guests' orders of the past year, at addresses that do not exist, with parcels and returns for fit facts; whole in
 * every table, so that rules I1 to I8 are met. Orders that exist stay as they are.
 */
export function ordersStep(products: readonly PlannedProduct[]): SeedStep {
  const orders = [...planOrders(products).values()].flat()
  return {
    name: 'past orders',
    unit: 'orders',
    fingerprint: () => fingerprintOfOrders(orders),
    run: async (client) => {
      await writeOrders(client, orders)
      return orders.length
    },
  }
}

/**
 * A few pairs that the demo account of each site bought and kept, so that product pages can show its size; after
 * `accountsStep`. [decision 13]
 */
export function demoOrdersStep(products: readonly PlannedProduct[]): SeedStep {
  const orders = planKeptOrders(products)
  return {
    name: 'orders of the demo accounts',
    unit: 'orders',
    fingerprint: () => fingerprintOfOrders(orders),
    run: async (client) => {
      const { rows } = await client.query<Owner>(
        `select c.id, c.website_id, a.address from customer c join customer_address a on a.customer_id = c.id and a.is_default_shipping
         where c.email = $1`,
        [DEMO_ACCOUNT.email],
      )
      const owners = new Map(rows.map((owner) => [owner.website_id, owner]))
      const owned = orders.filter(({ brand }) => owners.has(brand.websiteId))
      await writeOrders(client, owned, owners)
      return owned.length
    },
  }
}
