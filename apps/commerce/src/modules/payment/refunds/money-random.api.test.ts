import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { shipOrder } from '#modules/payment'
import { randomRun } from '#src/testing/random/random-run'
import { enterCard, fillCart, ledgerOf, openShop, place, runJobs, type TestShop } from '#src/testing/shop'
import { applied, issueCard, switchGiftCards } from '../../gift-cards/testing/test-cards.ts'
import { cancelOrder } from './testing/cancel-order.ts'
import { refundOrder } from './testing/refund-order.ts'

const JOBS = ['capture-payment', 'send-capture', 'settle-payment', 'send-refund', 'reverse-payment']
const SEQUENCES = 20
const STEPS = 6
/** Split differently by each line's pieces, so that shares leave odd cents. */
const MOST_PIECES = 4

const { chance, rounds, seed } = randomRun('Ships, captures, cancellations and refunds at once', SEQUENCES)
const upTo = (most: number) => 1 + Math.floor(chance() * most)

let shop: TestShop
before(async () => {
  shop = await openShop()
  await switchGiftCards(shop, true)
})
after(() => shop.close())

interface RandomOrder {
  readonly number: string
  readonly lineId: number
}

async function placeRandom(): Promise<RandomOrder> {
  await sql`update stock set on_hand = reserved + 20`.execute(shop.database.db)
  const cartId = await fillCart(shop, { quantity: upTo(MOST_PIECES) })
  if (chance() < 0.5) {
    await applied(shop, cartId, await issueCard(shop, upTo(5000)))
    await enterCard(shop, cartId)
  }
  const { placement, errors } = await place(shop, cartId)
  assert.ok(placement.orderV2, JSON.stringify([placement.errors, errors, seed]))
  const { number } = placement.orderV2
  const { rows } = await sql<{ id: number }>`
    select l.id from order_line l join orders o on o.id = l.order_id where o.number = ${number}`.execute(
    shop.database.db,
  )
  return { number, lineId: rows[0]?.id ?? 0 }
}

type Step = (order: RandomOrder, n: number) => Promise<unknown>

/** Each may be refused. */
const STEP_KINDS: readonly Step[] = [
  ({ number }, n) =>
    shipOrder(shop.database.db, {
      number,
      carrier: 'startrack',
      tracking: `RANDOM${n}`,
      items: [{ item: '1', quantity: upTo(2) }],
      source: undefined,
    }),
  ({ number }) => cancelOrder(shop.database.db, number),
  ({ number, lineId }, n) =>
    refundOrder(shop.database.db, number, {
      key: `random ${n % 3}`,
      reason: 'random',
      lines: [{ orderLineId: lineId, quantity: upTo(2), ...(chance() < 0.3 && { cents: upTo(6000) }) }],
      deductionCents: chance() < 0.3 ? upTo(995) : 0,
    }),
  () => runJobs(shop, JOBS),
]

async function act(order: RandomOrder): Promise<void> {
  const steps = Array.from({ length: STEPS }, (_, n) => ({
    n,
    step: STEP_KINDS[Math.floor(chance() * STEP_KINDS.length)],
  }))
  const isTogether = chance() < 0.5
  if (isTogether) await Promise.all(steps.map(({ step, n }) => step?.(order, n)))
  else for (const { step, n } of steps) await step?.(order, n)
}

interface Sums {
  readonly state: string
  readonly total: number
  readonly cards: number
  /** Value of the pieces that the shopper keeps, with what was kept of refunds. */
  readonly kept: number
  readonly open: number
  readonly captured: number
  readonly refunded: number
  readonly cards_back: number
}

async function sumsOf({ number }: RandomOrder): Promise<Sums | undefined> {
  const { rows } = await sql<Sums>`
    select o.state, o.total_cents as total, o.gift_card_cents as cards,
      o.total_cents + o.gift_card_cents - coalesce((select sum(m.goods_cents + m.shipping_cents - m.deduction_cents)
        from credit_memo m where m.order_id = o.id), 0)::int as kept,
      (select count(*)::int from order_allocation a where a.order_id = o.id and a.state = 'to_pick') as open,
      coalesce((select sum(amount_cents) from capture c
        where c.order_id = o.id and c.state in ('due', 'sent', 'done')), 0)::int as captured,
      coalesce((select sum(amount_cents) from refund r where r.order_id = o.id), 0)::int as refunded,
      coalesce((select sum(e.cents) from gift_card_entry e where e.order_id = o.id and e.kind = 'refund'),
        0)::int as cards_back
    from orders o where o.number = ${number}`.execute(shop.database.db)
  return rows[0]
}

test('ships, captures, cancellations and refunds in any order and at once add up to the cent', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const order = await placeRandom()
    await act(order)
    await runJobs(shop, JOBS)
    const sums = await sumsOf(order)
    const text = JSON.stringify({ seed, round, ...order, ...sums })
    assert.ok(sums, text)
    const { state, cards, kept, open, captured, refunded } = sums
    assert.ok(refunded <= captured && captured <= sums.total, text)
    if (state === 'cancelled') assert.deepEqual([captured, sums.cards_back], [0, cards], text)
    else if (open === 0) assert.equal(captured - refunded + cards - sums.cards_back, kept, text)
    if (round % 25 === 24) assert.deepEqual((await ledgerOf(shop)).broken, [], text)
  }
  assert.deepEqual((await ledgerOf(shop)).broken, [], String(seed))
})
