import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { type Kysely, sql } from 'kysely'
import { jobs } from '#src/jobs/index'
import { type Database, rolledBack } from '#src/platform/database'
import { fillCart, newKey, openShop, place, type TestShop } from '#src/testing/shop'
import { findBrokenInvariants } from './find-broken-invariants.ts'
import { BREAKS } from './testing/breaks.ts'

let shop: TestShop

/** @returns the alarms of a run of the job */
async function check(db: Kysely<Database> = shop.database.db): Promise<string[]> {
  const alarms: string[] = []
  const log: TestShop['jobContext']['log'] = (_level, event, facts) => {
    if (facts?.alarm) alarms.push(`${event}: ${facts.rule} ${facts.what}`)
  }
  await jobs['check-invariants']?.({}, { ...shop.jobContext, db, log })
  return alarms
}

const run = (statements: string, db: Kysely<Database> = shop.database.db) => sql.raw(statements).execute(db)

async function placeOrder(): Promise<{ readonly id: number; readonly number: string }> {
  const { placement } = await place(shop, await fillCart(shop), newKey())
  assert.ok(placement.orderV2)
  return shop.database.db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('number', '=', placement.orderV2.number)
    .executeTakeFirstOrThrow()
}

const breakLines = (id: number) => run(`update order_line set row_cents = row_cents + 1 where order_id = ${id}`)
const mendLines = (id: number) => run(`update order_line set row_cents = row_cents - 1 where order_id = ${id}`)
const alarmOf = ({ number }: { readonly number: string }) => `invariant broken: I6 lines do not add up: ${number}`
/** The last sweep began so long ago that it is due up to the order. */
const sweepUpTo = (id: number) =>
  run(`
    update invariant_sweep set next_id = 1,
      started_at = now() - interval '1 day' * ((${id} + 0.5) / (select max(id) from orders)) where kind = 'order'`)
const dropNotes = () => run('delete from unchecked_change')

before(async () => {
  shop = await openShop()
})
after(() => shop.close())
beforeEach(async () => {
  await run(`
    truncate orders cascade; delete from unchecked_change; delete from broken_invariant;
    update invariant_sweep set next_id = 1, started_at = now();
    update stock set on_hand = 20, reserved = 0`)
})

describe('what changed is checked by the next run', () => {
  let order: { readonly id: number; readonly number: string }
  beforeEach(async () => {
    order = await placeOrder()
    assert.deepEqual(await check(), [])
  })

  for (const { rule, what, by, statements } of BREAKS)
    it(`finds ${rule}, ${what.trim()}${by ? ` (${by})` : ''}`, async () => {
      await rolledBack(shop.database.pool, async (db) => {
        await run(statements, db)
        const alarms = await check(db)
        assert.ok(
          alarms.some((alarm) => alarm.startsWith(`invariant broken: ${rule} ${what}`)),
          alarms.join('\n'),
        )
        assert.deepEqual(await check(db), [], 'one alarm')
      })
    })

  it('a change is checked once it is committed, however long that takes', async () => {
    await shop.database.db.transaction().execute(async (trx) => {
      await run(`update order_line set row_cents = row_cents + 1`, trx)
      assert.deepEqual(await check(), [])
    })
    assert.deepEqual(await check(), [alarmOf(order)])
  })

  it('an alarm that could not be raised is raised by the next run', async () => {
    await breakLines(order.id)
    const log = () => {
      throw new Error('no log')
    }
    await assert.rejects(jobs['check-invariants']?.({}, { ...shop.jobContext, log }) ?? Promise.resolve())
    assert.deepEqual(await check(), [alarmOf(order)])
  })

  it('two workers at once raise one alarm', async () => {
    await breakLines(order.id)
    assert.deepEqual((await Promise.all([check(), check(), check()])).flat(), [alarmOf(order)])
  })

  it('an alarm is repeated a day later, or once the order was right in between', async () => {
    await breakLines(order.id)
    assert.deepEqual(await check(), [alarmOf(order)])
    await run(`update orders set email = 'eve@example.com'`)
    assert.deepEqual(await check(), [])
    await run(`update broken_invariant set alarmed_at = now() - interval '1 day'`)
    await run(`update orders set email = 'ada@example.com'`)
    assert.deepEqual(await check(), [alarmOf(order)])
    await mendLines(order.id)
    assert.deepEqual(await check(), [])
    await breakLines(order.id)
    assert.deepEqual(await check(), [alarmOf(order)])
  })

  it('a change that is rolled back to a savepoint does not hide the next one', async () => {
    await shop.database.db.transaction().execute(async (trx) => {
      await run('savepoint first', trx)
      await run('update order_line set row_cents = row_cents + 2', trx)
      await run('rollback to savepoint first', trx)
      await run('update order_line set row_cents = row_cents + 1', trx)
    })
    assert.deepEqual(await check(), [alarmOf(order)])
  })
})

describe('everything is checked within a day', () => {
  it('an order that no change names is found by the sweep when it is due, and by the command', async () => {
    const [first, second] = [await placeOrder(), await placeOrder()]
    for (const { id } of [first, second]) await breakLines(id)
    await dropNotes()
    assert.deepEqual(await check(), [])
    await sweepUpTo(first.id)
    assert.deepEqual(await check(), [alarmOf(first)])
    await sweepUpTo(second.id)
    assert.deepEqual(await check(), [alarmOf(second)])
    assert.deepEqual(
      (await findBrokenInvariants(shop.database.db)).map(({ what }) => what),
      [first, second].map(({ number }) => `lines do not add up: ${number}`),
    )
  })

  it('a sweep that missed runs catches up, and the next one begins', async () => {
    const order = await placeOrder()
    await breakLines(order.id)
    await dropNotes()
    await run(`update invariant_sweep set started_at = now() - interval '25 hours'`)
    assert.deepEqual(await check(), [alarmOf(order)])
    const sweeps = shop.database.db
      .selectFrom('invariant_sweep')
      .select(['next_id', sql<boolean>`started_at > now() - interval '1 minute'`.as('began')])
    assert.deepEqual(await sweeps.execute(), [
      { next_id: 1, began: true },
      { next_id: 1, began: true },
    ])
    assert.deepEqual(await check(), [])
  })

  it('a sweep that took much longer than a day raises an alarm', async () => {
    await placeOrder()
    await run(`update invariant_sweep set started_at = now() - interval '31 hours' where kind = 'order'`)
    assert.match((await check()).join(), /^check of all invariants takes too long/)
  })

  it('a gift card that no change names is found by the sweep', async () => {
    await run(`
      insert into gift_card (code, pin_hash, website_id, currency, balance_cents, state)
        values ('CARD', 'hash', 9, 'AUD', 5, 'active')`)
    await dropNotes()
    assert.deepEqual(await check(), [])
    await run(`update invariant_sweep set started_at = now() - interval '1 day'`)
    assert.match((await check()).join(), /^invariant broken: I4 balance differs from entries of gift card \d+$/)
    await run('delete from gift_card')
  })
})

it('a charge of a failed order placed long ago is reversed once the check has found it', async () => {
  const order = await placeOrder()
  await run(`update orders set state = 'payment_failed', placed_at = now() - interval '8 days'`)
  await jobs['reconcile-payments']?.({}, shop.jobContext)
  const reversal = shop.database.db
    .selectFrom('payment_attempt')
    .select('reversal_key')
    .where('order_id', '=', order.id)
  assert.equal((await reversal.executeTakeFirstOrThrow()).reversal_key, null)
  assert.match((await check()).join(), /I1 authorised without a paid order or reversal/)
  await jobs['reconcile-payments']?.({}, shop.jobContext)
  assert.notEqual((await reversal.executeTakeFirstOrThrow()).reversal_key, null)
})
