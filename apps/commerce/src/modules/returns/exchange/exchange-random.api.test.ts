import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { shipOrder } from '#modules/payment'
import { gql } from '#src/testing/gql'
import { randomRun } from '#src/testing/random/random-run'
import { enterCard, ledgerOf, runJobs, type TestShop } from '#src/testing/shop'
import { applied, issueCard, switchGiftCards } from '../../gift-cards/testing/test-cards.ts'
import { cancelOrder } from '../../payment/refunds/testing/cancel-order.ts'
import { refundOrder } from '../../payment/refunds/testing/refund-order.ts'
import { exchangeReturn, refundReturn, takeReturnStep } from '../index.ts'
import { MORE_CENTS, payDifference, setPrice } from '../testing/differences.ts'
import { openShopWithReturns, placeShipped, type ShippedOrder } from '../testing/shipped-orders.ts'

const JOBS = [
  ...['capture-payment', 'send-capture', 'settle-payment', 'send-refund', 'reverse-payment'],
  ...['capture-label', 'reverse-label', 'send-difference-refund'],
]
const PAIR = 5995
const STEPS = 9

const { chance, rounds, seed } = randomRun('Returns, swaps and refunds at once', 12)
const upTo = (most: number) => 1 + Math.floor(chance() * most)

let shop: TestShop
before(async () => {
  shop = await openShopWithReturns()
  await switchGiftCards(shop, true)
})
after(() => shop.close())

const REQUEST = gql(`mutation ($token: String!, $item: ID!, $quantity: Float!, $sku: String, $reference: String) {
  requestGuestReturn(input: { token: $token, return_reference: $reference, items: [{ order_item_uid: $item,
    quantity_to_return: $quantity, exchange_sku: $sku,
    selected_custom_attributes: [{ attribute_code: "reason", value: "10406" }] }] }) { return { number } } }`)

async function numbersOf(order: ShippedOrder) {
  const { rows } = await sql<{ returns: readonly string[]; swaps: readonly string[] }>`
    select array(select r.number from return_request r where r.order_id = ${order.id} order by r.id) as returns,
      array(select s.number from orders s where s.exchange_of = ${order.id} order by s.id) as swaps`.execute(
    shop.database.db,
  )
  return rows[0] ?? { returns: [], swaps: [] }
}

const anyOf = <T>(values: readonly T[]): T | undefined => values[Math.floor(chance() * values.length)]

const returnCall = async (order: ShippedOrder) => ({
  number: anyOf((await numbersOf(order)).returns) ?? '',
  items: [],
  isDryRun: false,
})

type Step = (order: ShippedOrder, n: number) => Promise<unknown>

/** Pays the difference if the size is dearer now. */
async function requestAny(order: ShippedOrder, n: number): Promise<unknown> {
  const { token, itemUid: item } = order
  const quantity = upTo(2)
  const sku = chance() < 0.7 ? 'TEST-39' : null
  const wanted = { quantity, sku: sku ?? '', method: 'LABEL' } as const
  const reference = sku && (await payDifference(shop, order, wanted, `DIFF-${order.id}-${n}`))
  return shop.server.graphql(REQUEST, { token, item, quantity, sku, reference: reference ?? null })
}

/** Each may be refused. */
const STEP_KINDS: readonly Step[] = [
  requestAny,
  async (order) =>
    takeReturnStep(shop.database.db, 'receive', await returnCall(order), { isSwapDelayed: chance() < 0.5 }),
  async (order) => exchangeReturn(shop.database.db, await returnCall(order)),
  async (order) => takeReturnStep(shop.database.db, 'inspect', await returnCall(order), { disposition: 'resell' }),
  async (order) => takeReturnStep(shop.database.db, 'approve', await returnCall(order)),
  async (order) => takeReturnStep(shop.database.db, 'reject', await returnCall(order), { reason: 'Worn' }),
  async (order) => refundReturn(shop.database.db, await returnCall(order)),
  async (order) => cancelOrder(shop.database.db, anyOf((await numbersOf(order)).swaps) ?? ''),
  async (order, n) =>
    shipOrder(shop.database.db, {
      number: anyOf((await numbersOf(order)).swaps) ?? '',
      ...{ carrier: 'startrack', tracking: `SWAP${order.id}${n}`, items: [], source: undefined },
    }),
  async (order, n) =>
    refundOrder(shop.database.db, order.number, {
      ...{ key: `random ${n % 2}`, reason: 'random' },
      lines: [{ orderLineId: Number(Buffer.from(order.itemUid, 'base64').toString()), quantity: 1 }],
    }),
  () => runJobs(shop, JOBS),
]

async function placeRandom(): Promise<ShippedOrder> {
  await sql`update stock set on_hand = reserved + 20 where source = 'warehouse'`.execute(shop.database.db)
  const isByCard = chance() < 0.5
  return placeShipped(shop, {
    quantity: upTo(4),
    ...(isByCard && {
      before: async (cartId) => {
        await applied(shop, cartId, await issueCard(shop, upTo(5000)))
        await enterCard(shop, cartId)
      },
    }),
  })
}

async function act(order: ShippedOrder): Promise<void> {
  await setPrice(shop, chance() < 0.5 ? PAIR : PAIR + MORE_CENTS)
  await requestAny(order, STEPS)
  const steps = Array.from({ length: STEPS }, (_, n) => ({ n, step: anyOf(STEP_KINDS) }))
  if (chance() < 0.5) await Promise.all(steps.map(({ step, n }) => step?.(order, n)))
  else for (const { step, n } of steps) await step?.(order, n)
}

/** What the shopper paid and did not get back, and what the pieces are worth that they keep or are sent. */
async function sumsOf({ id }: ShippedOrder) {
  const { rows } = await sql<{ paid: number; kept: number }>`
    select (coalesce((select sum(amount_cents) from capture c
      where c.order_id = o.id and c.state in ('due', 'sent', 'done')), 0)
        - coalesce((select sum(amount_cents) from refund r where r.order_id = o.id and r.state <> 'failed'), 0)
        + o.gift_card_cents - coalesce((select sum(e.cents) from gift_card_entry e
          where e.order_id = o.id and e.kind = 'refund'), 0)
        + coalesce((select sum(d.cents) from swap_difference d join orders s on s.id = d.order_id
          where s.exchange_of = o.id), 0)
        - coalesce((select sum(r.cents) from difference_refund r join orders s on s.id = r.order_id
          where s.exchange_of = o.id), 0))::int as paid,
      (o.total_cents + o.gift_card_cents
        - coalesce((select sum(m.goods_cents) from credit_memo m where m.order_id = o.id), 0)
        + coalesce((select sum(s.exchange_cents) from orders s where s.exchange_of = o.id and s.state <> 'cancelled'),
          0))::int
        as kept
    from orders o where o.id = ${id}`.execute(shop.database.db)
  return rows[0]
}

/** Items whose refunded difference is not the one owed. */
async function strayDifferences() {
  const { rows } = await sql`
    select i.id from return_item i join order_line l on l.id = i.order_line_id
      left join difference_refund r on r.return_item_id = i.id
    where i.exchange_cents > l.unit_cents and case
      when i.exchange_order_id is null and (i.status = 'REJECTED' or i.settled_at is not null)
        then r.cents is distinct from (i.exchange_cents - l.unit_cents) * i.quantity
      else r.id is not null end`.execute(shop.database.db)
  return rows
}

test('returns, swaps, refunds and cancelled swaps in any order and at once add up to the cent', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const order = await placeRandom()
    await act(order)
    await runJobs(shop, JOBS)
    const sums = await sumsOf(order)
    assert.equal(sums?.paid, sums?.kept, JSON.stringify({ seed, round, ...order, ...sums }))
  }
  assert.deepEqual(await strayDifferences(), [], String(seed))
  assert.deepEqual((await ledgerOf(shop)).broken, [], String(seed))
})
