import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { brands } from '@welt/brands'
import { buildSchema, type GraphQLNamedType, getNamedType, isInterfaceType, isObjectType } from 'graphql'
import { sql } from 'kysely'
import { findBrokenInvariants } from '#modules/orders'
import { DEMO_ACCOUNT } from '../commands/demo-orders/demo-account.ts'
import { signIn } from '../testing/customer.ts'
import { fillCart, openShop, place, type TestShop } from '../testing/shop.ts'
import { runSeed } from './run.ts'
import { seedSteps } from './steps.ts'

const schema = buildSchema(
  readFileSync(new URL('../../../../packages/contract/schema.graphql', import.meta.url), 'utf8'),
)
const STEPS = /^(?:brands|products|pictures|sizes|stock|prices|accounts|past orders|orders of the demo accounts)$/

/** Every field of an order's type that needs no arguments; of a product, its sku. */
function selectionOf(type: GraphQLNamedType, path: readonly string[] = []): string {
  if (!isObjectType(type) && !isInterfaceType(type)) return ''
  if (type.name === 'ProductInterface') return '{ sku }'
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type)
    const isAgain = path.includes(inner.name) || field.name === 'order_item'
    return field.args.length > 0 || isAgain ? [] : [`${field.name} ${selectionOf(inner, [...path, type.name])}`]
  })
  return `{ ${parts.join(' ')} }`
}

const orderType = schema.getType('CustomerOrder')
assert.ok(orderType)
const SELECTION = selectionOf(orderType)

type Tree = Readonly<Record<string, unknown>>

/** Paths of null values and empty lists in an answer. */
function emptyPaths(value: unknown, path = ''): readonly string[] {
  if (value === null || (Array.isArray(value) && value.length === 0)) return [path]
  if (Array.isArray(value)) return value.flatMap((entry) => emptyPaths(entry, path))
  return typeof value === 'object'
    ? Object.entries(value as Tree).flatMap(([name, part]) => emptyPaths(part, `${path}.${name}`))
    : []
}

let shop: TestShop
before(async () => {
  shop = await openShop()
  await runSeed(shop.database.url, { steps: (await seedSteps()).filter(({ name }) => STEPS.test(name)) })
})
after(() => shop.close())

async function orderOf(token: string, store: string): Promise<Tree> {
  const document = `query ($token: String!) { guestOrderByToken(input: { token: $token }) ${SELECTION} }`
  const { guestOrderByToken } = await shop.server.requireData(document, { token }, { store })
  return guestOrderByToken as Tree
}

async function demoOrdersOf(store: string): Promise<readonly Tree[]> {
  const authorization = `Bearer ${await signIn(shop.server, DEMO_ACCOUNT.email, store, DEMO_ACCOUNT.password)}`
  const document = `{ customer { orders { items ${SELECTION} } } }`
  const { customer } = await shop.server.requireData(document, {}, { store, authorization })
  return (customer as { readonly orders: { readonly items: readonly Tree[] } }).orders.items
}

test('a seeded order has all that an order has that was placed, and its parcel can be followed', async () => {
  const { rows } = await sql<{ sku: string; number: string }>`
    select l.variant_sku as sku, o.number from order_line l join orders o on o.id = l.order_id join stock s on s.sku = l.variant_sku and s.source = 'warehouse'
    where o.website_id = 9 and o.email = ${DEMO_ACCOUNT.email} and s.on_hand > 0`.execute(shop.database.db)
  const [bought] = rows
  assert.ok(bought)
  const { placement } = await place(shop, await fillCart(shop, { sku: bought.sku }))
  const placed = await orderOf(placement.orderV2?.token ?? '', 'williams_au')
  const absent = new Set(emptyPaths(placed))
  let [count, withActions] = [0, 0]
  for (const { storeCode, country, websiteId } of brands) {
    const guests = await sql<{ token: string }>`
      select access_token as token from orders where website_id = ${websiteId} and customer_id is null and state <> 'paid' order by id limit 2`.execute(
      shop.database.db,
    )
    const seeded = [
      ...(await demoOrdersOf(storeCode)),
      ...(await Promise.all(guests.rows.map(({ token }) => orderOf(token, storeCode)))),
    ]
    assert.ok(seeded.length >= 3)
    for (const order of seeded) {
      const missing = emptyPaths(order).filter(
        (path) =>
          !absent.has(path) &&
          // Only some sizes are advised for an exchange.
          !/\.exchange_options\.advi/.test(path) &&
          // None where all is sent and nothing of it is in stock.
          path !== '.available_actions' &&
          // Only on lines whose size can still change, or did.
          !/\.size_options$|\.events\.size$/.test(path) &&
          !(country === 'NZ' && /_address\.region/.test(path)),
      )
      assert.deepEqual(missing, ['.shipments.comments'], `${storeCode} ${order.number}`)
      count += 1
      if ((order.available_actions as readonly string[]).length > 0) withActions += 1
    }
    const again: Tree | undefined = seeded.find(({ number }) => number === bought.number)
    if (again) assert.deepEqual(lineFactsOf(again), lineFactsOf(placed))
  }
  assert.ok(count > 21)
  assert.ok(withActions > count / 2)
  assert.deepEqual(await findBrokenInvariants(shop.database.db), [])
})

/** What does not change once an order is sent. */
function lineFactsOf({ items }: Tree): readonly unknown[] {
  const ofSent = ['size_options', 'quantity_shipped', 'qty_available_for_return', 'return_refunds', 'return_until']
  const ofReturns = ['eligible_if_faulty', 'exchange_options', 'return_refusal']
  const changing = new Set(['id', 'cart_item_uid', 'status', ...ofSent, ...ofReturns])
  return (items as readonly Tree[]).map((item) =>
    Object.fromEntries(Object.entries(item).filter(([name]) => !changing.has(name))),
  )
}
