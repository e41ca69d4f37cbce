import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { after, before, test } from 'node:test'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { readChanges } from '../change-log/change.ts'
import { enqueueJobsOfChanges } from '../composition/changes/enqueue-jobs.ts'
import { migrate } from '../composition/migrate.ts'
import { openPool } from '../platform/database.ts'
import { fillCart, openShop, place, type TestShop } from '../testing/shop.ts'
import { untilLocked } from '../testing/until.ts'
import { jobs, recurring } from './index.ts'

const NAME = '0194-periods-of-logs'
const FOLDER = new URL('../../migrations/', import.meta.url)

/** The job of each log. */
const JOBS = {
  audit: 'purge-audit-records',
  change_log: 'purge-change-log',
  order_event: 'add-event-partitions',
  stock_movement: 'purge-stock-movements',
} as const
type Log = keyof typeof JOBS

let shop: TestShop
before(async () => {
  shop = await openShop()
})
after(() => shop.close())

const query = async <Row>(text: string) => (await sql.raw<Row>(text).execute(shop.database.db)).rows

function run(log: Log): Promise<void> | undefined {
  assert.ok(recurring.some(({ job }) => job.name === JOBS[log]))
  return jobs[JOBS[log]]?.({}, shop.jobContext)
}

const namesOf = async (log: Log) =>
  (await query<{ name: string }>(`select name from log_period where log = '${log}' order by starts`)).map(
    ({ name }) => name,
  )

/** `audit_2026_11`, the given number of months from now. */
const monthName = async (log: Log, months: number) =>
  (
    await query<{ name: string }>(`
      select '${log}' || to_char(now() at time zone 'UTC' + interval '${months} months', '_YYYY_MM') as name`)
  )[0]?.name ?? ''

const audited = (at: string, action: string) =>
  query<{ id: number }>(`insert into audit (at, actor, action) values (${at}, 'guest', '${action}') returning id`)

const partitionsOf = (action: string) =>
  query<{ id: number; partition: string }>(`
    select id, relname as partition from audit a join pg_class c on c.oid = a.tableoid
    where action = '${action}' order by id`)

const inMonths = (months: number) =>
  `(date_trunc('month', now() at time zone 'UTC') + interval '${months} months') at time zone 'UTC'`

test('partitions for the next two months, or the next year, exist before any job has run', async () => {
  for (const log of ['audit', 'change_log', 'stock_movement'] as const)
    assert.deepEqual(await namesOf(log), [log, await monthName(log, 1), await monthName(log, 2)])
  const [{ year } = { year: '' }] = await query<{ year: string }>(`
    select to_char(now() at time zone 'UTC' + interval '1 year', 'YYYY') as year`)
  assert.deepEqual(await namesOf('order_event'), ['order_event', `order_event_${year}`])
  await audited(`${inMonths(1)} - interval '1 ms'`, 'last')
  await audited(inMonths(1), 'first')
  const partitions = [...(await partitionsOf('last')), ...(await partitionsOf('first'))].map(
    ({ partition }) => partition,
  )
  assert.deepEqual(partitions, ['audit', await monthName('audit', 1)])
})

test('a row without a partition is stored, and two workers move it to its own once', async () => {
  const made = [
    ...(await audited(`${inMonths(5)} + interval '3 days'`, 'stray')),
    ...(await audited(inMonths(7), 'stray')),
  ]
  assert.deepEqual(
    (await partitionsOf('stray')).map(({ partition }) => partition),
    ['audit_rest', 'audit_rest'],
  )
  await Promise.all([run('audit'), run('audit')])
  assert.deepEqual(await partitionsOf('stray'), [
    { id: made[0]?.id, partition: await monthName('audit', 5) },
    { id: made[1]?.id, partition: await monthName('audit', 7) },
  ])
  assert.equal((await query('select from periods.audit_rest')).length, 0)
  await audited(inMonths(6), 'between')
  await run('audit')
  assert.equal((await partitionsOf('between'))[0]?.partition, await monthName('audit', 6))
})

test('rows beyond the limit of a move stay in the default partition; other partitions are added', async () => {
  const { db } = shop.database
  await query(`insert into stock_movement (at, sku, source, kind, on_hand, on_hand_change, reserved, reserved_change)
    select ${inMonths(9)}, 'TEST-38', 'warehouse', 'changed', 1, 1, 0, 0 from generate_series(1, 3)`)
  await query(`drop table periods.${await monthName('stock_movement', 2)}`)
  await assert.rejects(async () => {
    for (;;) await sql`select add_log_period('stock_movement', 2)`.execute(db)
  }, /3 rows of stock_movement wait for their period/)
  assert.ok((await namesOf('stock_movement')).includes(await monthName('stock_movement', 2)))
  await run('stock_movement')
  assert.ok((await namesOf('stock_movement')).includes(await monthName('stock_movement', 9)))
})

test('no partition can be truncated, and no row deleted, before it is 400 days old', async () => {
  const { db } = shop.database
  await audited('now()', 'young')
  for (const table of ['audit', ...(await namesOf('audit')).map((name) => `periods.${name}`), 'periods.audit_rest'])
    for (const change of [`truncate ${table}`, `delete from ${table}`, `update ${table} set actor = 'nobody'`]) {
      if (change.startsWith('truncate') || (await query(`select from ${table}`)).length > 0)
        await assert.rejects(sql.raw(change).execute(db), /only grows/, change)
    }
  await assert.rejects(sql`select drop_log_period('audit', 399)`.execute(db), /stored for 400 days/)
  await assert.rejects(sql`select drop_log_period('stock_movement', 399)`.execute(db), /stored for 400 days/)
  await assert.rejects(sql`select drop_log_period('change_log', 1)`.execute(db), /stored for 2 days/)
  await assert.rejects(sql`select drop_log_period('order_event', 9999)`.execute(db), /no period of order_event/)
  await assert.rejects(sql`select add_log_period('orders', 1)`.execute(db), /orders has no periods/)
})

test('partitions that ended before the retention period are dropped, younger ones stay', async () => {
  await query('drop table periods.audit') // As in a few years: all rows are in monthly partitions.
  const ages = [620, 440, 399, 100]
  for (const age of ages) await audited(`now() - interval '${age} days'`, `aged-${age}`)
  const left = async () =>
    (await Promise.all(ages.map((age) => partitionsOf(`aged-${age}`))))
      .map(([row], at) => row && ages[at])
      .filter(Boolean)
  await Promise.all([run('audit'), run('audit')])
  await run('audit')
  assert.deepEqual(await left(), [399, 100])
  const [{ isWhole } = { isWhole: false }] = await query<{ isWhole: boolean }>(`
    select bool_and(ends > now() - interval '400 days') as "isWhole" from log_period where log = 'audit'`)
  assert.ok(isWhole)
  assert.equal((await query('select from periods.audit_rest')).length, 0)
})

test('a job that cannot get its lock lets others go first and retries', async () => {
  const { pool, db } = shop.database
  await query(`drop table periods.${await monthName('audit', 2)}`)
  const reader = await pool.connect()
  try {
    await reader.query(`begin; select from audit where target = 'order:1'`)
    const running = run('audit')
    await untilLocked(db, 1)
    await audited('now()', 'meanwhile')
    await reader.query('commit')
    await running
    await run('audit')
  } finally {
    reader.release()
  }
  assert.ok((await namesOf('audit')).includes(await monthName('audit', 2)))
})

test('a reader of the change log misses no row and reads none twice across partitions', async () => {
  const { db } = shop.database
  const write = (at: string, tag: string) =>
    query(`insert into change_log (at, table_name, after) values (${at}, 'purge', '{"tags": ["${tag}"]}')`)
  const { position, horizon } = await readChanges(db, undefined)
  for (const months of [2, 1, 0, -1, 4]) await write(inMonths(months), `of ${months}`)
  const read = await readChanges(db, { position })
  const tagsOf = ({ changes }: typeof read) =>
    changes
      .filter(({ table }) => table === 'purge')
      .map(({ after }) => (after as { readonly tags: readonly string[] }).tags[0])
  assert.deepEqual(tagsOf(read), ['of 2', 'of 1', 'of 0', 'of -1', 'of 4'])
  await write(inMonths(1), 'later')
  await run('change_log')
  assert.deepEqual(tagsOf(await readChanges(db, { position: read.position })), ['later'])
  assert.equal(tagsOf(await readChanges(db, { horizon })).at(-1), 'later')
})

test('an empty partition of the change log is dropped, one that the worker has not read is not', async () => {
  const { db } = shop.database
  await enqueueJobsOfChanges(db)
  await run('change_log')
  await query('drop table periods.change_log')
  await query(`insert into change_log (at, table_name) values (now() - interval '70 days', 'store_test')`)
  await run('change_log')
  const month = await monthName('change_log', 0)
  const [oldest] = await namesOf('change_log')
  assert.ok(oldest && oldest < month, 'the worker has not read it')
  await enqueueJobsOfChanges(db)
  await run('change_log')
  assert.equal((await namesOf('change_log'))[0], month)
})

test('an event that a tax document references cannot be deleted and must belong to its order', async () => {
  const { db } = shop.database
  for (const _order of ['first', 'second']) assert.deepEqual((await place(shop, await fillCart(shop))).errors, [])
  const [event, other] = await query<{ id: number; order_id: number }>(`
    select distinct on (order_id) id, order_id from order_event order by order_id, id`)
  assert.ok(event && other)
  const name = (eventId: number, orderId = event.order_id) =>
    query(`insert into tax_document (uid, website_id, kind, number, order_id, order_event_id, contents, pdf, issued_at)
      values ('${randomBytes(11).toString('hex')}', 9, 'adjustment', ${eventId}, ${orderId}, ${eventId}, '{}', '',
        now())`)
  await assert.rejects(name(987_654), /has no event 987654/)
  await assert.rejects(name(event.id, other.order_id), /has no event/)
  await name(event.id)
  await assert.rejects(sql`delete from order_event where id = ${event.id}`.execute(db), /tax document names event/)
  await query(`update order_event set at = ${inMonths(40)} where id = ${event.id}`)
  await run('order_event')
  const [moved = { partition: '', year: '' }] = await query<{ partition: string; year: string }>(`
    select relname as partition, to_char(at at time zone 'UTC', 'YYYY') as year
    from order_event e join pg_class c on c.oid = e.tableoid where e.id = ${event.id}`)
  assert.equal(moved.partition, `order_event_${moved.year}`)
  await assert.rejects(sql`delete from order_event where id = ${event.id}`.execute(db), /tax document names event/)
  await query(`delete from order_event where id = ${other.id}`)
})

test('tables with rows are partitioned under concurrent writes, and no write fails', async () => {
  const { pool: admin, url } = shop.database
  const name = `welt_test_old_${randomBytes(4).toString('hex')}`
  await admin.query(`create database ${name}`)
  const there = new URL(url)
  there.pathname = `/${name}`
  const pool = openPool(there.href, 6)
  try {
    const files = (await readdir(FOLDER, { recursive: true })).filter((file) =>
      /^\d{4}-[a-z0-9-]+\.ts$/.test(basename(file)),
    )
    const entries = files
      .filter((file) => basename(file) < NAME)
      .map(async (file) => [basename(file, '.ts'), (await import(new URL(file, FOLDER).href)) as Migration] as const)
    const migrations = Object.fromEntries(await Promise.all(entries))
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
    assert.equal(error, undefined)
    await pool.query(`insert into audit (at, actor, action)
      select now() - make_interval(days => n), 'guest', 'before' from generate_series(0, 500) n`)
    let isDone = false
    let written = 0
    const write = async () => {
      while (!isDone) {
        const client = await pool.connect()
        try {
          await client.query('begin')
          await client.query(`set local lock_timeout = '60s'`)
          await client.query({ name: 'event', text: `insert into change_log (table_name) values ('purge')` })
          await client.query({ name: 'audit', text: `insert into audit (actor, action) values ('guest', 'meanwhile')` })
          await client.query('commit')
          written += 1
        } finally {
          client.release()
        }
      }
    }
    const writers = [write(), write(), write()]
    const ran = await migrate(there.href).finally(() => (isDone = true))
    await Promise.all(writers)
    assert.ok(ran.includes(NAME))
    const { rows } = await pool.query(`
      select count(*)::int as rows, count(distinct id)::int as ids,
        (count(*) filter (where action = 'meanwhile'))::int as meanwhile from audit`)
    assert.deepEqual(rows, [{ rows: 501 + written, ids: 501 + written, meanwhile: written }])
  } finally {
    await pool.end()
    await admin.query(`drop database if exists ${name} with (force)`)
  }
})
