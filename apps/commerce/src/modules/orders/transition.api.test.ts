import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { ORDER_STATES, type OrderState } from '#src/order-lifecycle/states'
import { ORDER_TRANSITIONS, type OrderEvent, type OrderTransition } from '#src/order-lifecycle/transitions'
import { inTransaction } from '#src/platform/database'
import { openShop, type TestShop } from '#src/testing/shop'
import { lockOrder, requireOrder } from './store.ts'
import { transition } from './transition.ts'

let shop: TestShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

async function orderIn(state: OrderState): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with bag as (insert into cart (id, website_id, currency) values (md5(random()::text), 9, 'AUD') returning id)
    insert into orders (access_token, website_id, cart_id, cart_version, email, state, currency, subtotal_cents,
      shipping_cents, tax_cents, total_cents, billing_address, payment_method)
    select id, 9, id, 1, 'ada@example.com', ${state}, 'AUD', 0, 0, 0, 0, '{"firstname": "Ada"}', '{}' from bag
      returning id`.execute(shop.database.db)
  return rows[0]?.id ?? 0
}

/** Seven attempts at the same time. @returns how many succeeded */
async function happens(id: number, event: OrderEvent): Promise<number> {
  const { db } = shop.database
  const once = () =>
    inTransaction(db, async (trx) => (await transition(trx, await lockOrder(trx, id), event)) !== false)
  const answers = await Promise.all(Array.from({ length: 3 }, once))
  return answers.filter(Boolean).length
}

const kindsOf = async (id: number) =>
  (await shop.database.db.selectFrom('order_event').select('kind').where('order_id', '=', id).execute()).map(
    ({ kind }) => kind,
  )

for (const [event, row] of Object.entries<OrderTransition>(ORDER_TRANSITIONS))
  test(`'${event}' happens once in the states of its row, and changes nothing in any other`, async () => {
    for (const state of ORDER_STATES) {
      const id = await orderIn(state)
      if (row.review === 'clear')
        await sql`update orders set review_reason = 'held' where id = ${id}`.execute(shop.database.db)
      const count = await happens(id, event as OrderEvent)
      const repeats = row.review === undefined && (row.to === null || row.from.includes(row.to))
      const expected = row.from.includes(state) ? (repeats ? 3 : 1) : 0
      const after = await requireOrder(shop.database.db, id)
      assert.deepEqual(
        [state, count, after.state, await kindsOf(id)],
        [state, expected, expected > 0 ? (row.to ?? state) : state, Array(expected).fill(row.kind)],
      )
    }
  })
