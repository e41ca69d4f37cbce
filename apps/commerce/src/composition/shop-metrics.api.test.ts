import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brands } from '@welt/brands'
import { createLog } from '@welt/kit/log'
import { metricsText } from '@welt/kit/telemetry/metrics'
import { sql } from 'kysely'
import { orderJobHandlers } from '#modules/orders'
import type { JobContext } from '#src/queue/job-handler'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { runWelt } from '../testing/run-welt.ts'
import { stopClock } from '../testing/until.ts'
import { measureShop } from './shop-metrics.ts'

let database: TestDatabase

before(async () => {
  database = await withDatabase()
})
after(() => database.drop())

const valuesOf = async () =>
  Object.fromEntries(
    (await metricsText()).split('\n').flatMap((line) => {
      const [, name = '', value] = /^(welt_(?:jobs|webhooks|mails|payments|orders|stock)_\w+) (\S+)$/.exec(line) ?? []
      return name ? [[name, Number(value)] as const] : []
    }),
  )

test('workers report what waits: jobs, mails, payments in doubt, the age of stock', async () => {
  const { db } = database
  measureShop(db)
  const atRest = await valuesOf()
  assert.deepEqual(atRest, {
    welt_jobs_due: 0,
    welt_jobs_oldest_seconds: 0,
    welt_jobs_abandoned: 0,
    welt_webhooks_oldest_seconds: 0,
    welt_mails_waiting: 0,
    welt_mails_oldest_seconds: 0,
    welt_payments_in_doubt: 0,
    welt_payments_in_doubt_oldest_seconds: 0,
    welt_orders_unpaid: 0,
  })
  await sql`
    insert into mail (website_id, kind, subject_id, message_id, recipient, subject, html, text, created_at)
    values (7, 'test', '1', 'm', 'a@example.test', 's', 'h', 't', now() - interval '1 hour')`.execute(db)
  await sql`insert into inventory_feed (answered_at) values (now() - interval '10 minutes')`.execute(db)
  await sql`select graphile_worker.add_job('send-mail', run_at := now() - interval '5 minutes')`.execute(db)
  await sql`select graphile_worker.add_job('send-mail', run_at := now() + interval '5 minutes')`.execute(db)
  measureShop(db)
  const waiting = await valuesOf()
  assert.equal(waiting.welt_jobs_due, 1)
  assert.equal(waiting.welt_mails_waiting, 1)
  for (const [name, seconds] of [
    ['welt_jobs_oldest_seconds', 300],
    ['welt_mails_oldest_seconds', 3600],
    ['welt_stock_age_seconds', 600],
  ] as const)
    assert.ok(Number(waiting[name]) >= seconds && Number(waiting[name]) < seconds + 300, `${name} ${waiting[name]}`)
})

test('a webhook that fails again and again is late, though its job is not due', async () => {
  const { db } = database
  await sql`select graphile_worker.add_job('settle-payment', max_attempts := 8)`.execute(db)
  await sql`
    update graphile_worker._private_jobs set attempts = 3, created_at = now() - interval '4 minutes',
      run_at = now() + interval '1 minute' where max_attempts = 8`.execute(db)
  measureShop(db)
  const late = (await valuesOf()).welt_webhooks_oldest_seconds ?? 0
  assert.ok(late >= 240 && late < 540, String(late))
  await sql`update graphile_worker._private_jobs set attempts = 8 where max_attempts = 8`.execute(db)
  measureShop(db)
  const { welt_webhooks_oldest_seconds: after, welt_jobs_abandoned: abandoned } = await valuesOf()
  assert.deepEqual([after, abandoned], [0, 1])
})

test('payments without an answer or pending too long are in doubt, in metric and list alike', async (t) => {
  const { db } = database
  await stopClock(db)
  const sent = (state: string, minutesAgo: number, review: string | null = null) =>
    sql`
    with bag as (insert into cart (id, website_id, currency) values (md5(random()::text), 9, 'AUD') returning id),
    placed as (insert into orders (access_token, website_id, cart_id, cart_version, email, state, currency,
        subtotal_cents, shipping_cents, tax_cents, total_cents, billing_address, payment_method, review_reason)
      select id, 9, id, 1, 'ada@example.com', 'pending_payment', 'AUD', 0, 0, 0, 0, '{}', '{}', ${review}::text from bag
      returning id)
    insert into payment_attempt (id, order_id, n, merchant_reference, method, amount_cents, currency, state, created_at)
    select gen_random_uuid(), id, 1, 'attempt-' || id, 'card', 100, 'AUD', ${state}::text,
      shop_now() - make_interval(mins => ${minutesAgo}::int) from placed`.execute(db)
  const doubts = async () => {
    measureShop(db)
    const values = await valuesOf()
    const minutes = Math.floor((values.welt_payments_in_doubt_oldest_seconds ?? 0) / 60)
    const { stdout } = await runWelt(t, database.url, 'payments', 'doubtful', '--json')
    const listed = JSON.parse(stdout) as readonly { readonly minutes: number }[]
    assert.deepEqual([listed.length, listed[0]?.minutes ?? 0], [values.welt_payments_in_doubt, minutes])
    return { count: values.welt_payments_in_doubt, minutes }
  }
  await sent('unknown', 0)
  await sent('pending', 25)
  await sent('action_required', 25)
  await sent('pending', 500, 'risk')
  assert.deepEqual(await doubts(), { count: 0, minutes: 0 })
  await sent('pending', 40)
  assert.deepEqual(await doubts(), { count: 1, minutes: 10 })
  await sent('sent', 20)
  assert.deepEqual(await doubts(), { count: 2, minutes: 20 })
})

test('placed orders of each site are counted from the start', async () => {
  const text = await metricsText()
  for (const { id } of brands)
    assert.match(text, new RegExp(`^welt_order_events_total{site="${id}",event="placed"} 0$`, 'm'))
})

test('broken invariants are counted by rule until they hold again', async (t) => {
  const { db } = database
  t.mock.method(console, 'error', () => undefined)
  const check = () => orderJobHandlers['check-invariants']({}, { db, log: createLog('worker') } as JobContext)
  const counts = async () => {
    measureShop(db)
    return [...(await metricsText()).matchAll(/^welt_invariants_broken{rule="(\w+)"} (\d+)$/gm)].map(
      ([, rule, count]) => `${rule} ${count}`,
    )
  }
  const sound = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8'].map((rule) => `${rule} 0`)
  assert.deepEqual(await counts(), sound)
  await sql`
    insert into source (code, kind, name) values ('warehouse', 'warehouse', 'Warehouse')
    on conflict do nothing`.execute(db)
  await sql`insert into stock (sku, source, on_hand, reserved) values ('DRIFT', 'warehouse', 5, 2)`.execute(db)
  await check()
  assert.ok((await counts()).includes('I3 1'))
  await sql`update stock set reserved = 0 where sku = 'DRIFT'`.execute(db)
  await check()
  assert.ok((await counts()).includes('I3 0'))
})
