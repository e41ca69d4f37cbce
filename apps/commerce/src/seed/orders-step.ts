import type { Client } from 'pg'
import { DEMO_ACCOUNT } from '../commands/demo-orders/demo-account.ts'
import type { PlannedProduct } from './catalogue/plan.ts'
import { type Owner, rowsOf } from './order-rows.ts'
import { type PlannedOrder, planKeptOrders, planOrders } from './reviews/plan-orders.ts'
import { fingerprintOf, idsBy, type RowSet, requireId, writeRows } from './rows.ts'
import type { SeedStep } from './step.ts'

type Row = RowSet['rows'][number]

/** All rows need the columns of the first. */
async function write(
  client: Client,
  table: string,
  rows: readonly Row[],
  key: readonly string[] = ['id'],
): Promise<void> {
  const [first] = rows
  if (first) await writeRows(client, { table, columns: Object.keys(first), rows, key, onExisting: 'keep' })
}

export async function lineIdsByOrder(client: Client, numbers: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: string; number: string }>(
    'select l.id, o.number from order_line l join orders o on o.id = l.order_id where o.number = any($1)',
    [numbers],
  )
  return new Map(rows.map((row) => [row.number, Number(row.id)]))
}

async function writeOrders(
  client: Client,
  planned: readonly PlannedOrder[],
  owners?: ReadonlyMap<number, Owner>,
): Promise<void> {
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
  const captures = orders.map((order) => ({
    ...order.rows.capture,
    order_id: idOf(order),
    attempt_id: order.rows.attempt.id,
  }))
  await write(client, 'capture', captures, ['order_id', 'n'])
  const groups = orders.map((order) => ({ ...order.rows.group, order_id: idOf(order) }))
  await write(client, 'order_delivery_group', groups, ['order_id', 'position'])
  const lines = orders.map((order) => ({
    ...order.rows.line,
    order_id: idOf(order),
    product_id: requireId(products, order.product.sku),
  }))
  await write(client, 'order_line', lines)
  const lineIds = await lineIdsByOrder(
    client,
    orders.map(({ number }) => number),
  )
  const lineIdOf = (order: PlannedOrder) => requireId(lineIds, order.number)
  const parcels = orders.map((order) => ({ ...order.rows.shipment, order_id: idOf(order) }))
  await write(client, 'shipment', parcels, ['number'])
  const parcelIds = await idsBy(client, 'shipment', 'number')
  const allocations = orders.map((order) => ({
    ...order.rows.allocation,
    order_id: idOf(order),
    order_line_id: lineIdOf(order),
    shipment_id: Number(requireId(parcelIds, order.rows.shipment.number)),
  }))
  await write(client, 'order_allocation', allocations)
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

/** Keeps existing orders. Rows must be consistent with rules I1 to I8. */
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

/** Pairs that the demo accounts kept, so that product pages show its size; runs after `accountsStep`. [decision 13] */
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
