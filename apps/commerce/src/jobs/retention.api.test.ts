import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { fillCart, openShop, place, type TestShop } from '../testing/shop.ts'
import { jobs, recurring } from './index.ts'

let shop: TestShop
before(async () => {
  shop = await openShop({ SEARCH_TERM_DAYS: '60' })
})
after(() => shop.close())

/** Runs a job in two workers concurrently, then once more. */
async function runThrice(name: string): Promise<void> {
  assert.ok(recurring.some(({ job }) => job.name === name))
  const run = () => jobs[name]?.({}, shop.jobContext)
  await Promise.all([run(), run()])
  await run()
}

const query = <Row>(text: string) => sql.raw<Row>(text).execute(shop.database.db)
const count = async (table: string, where = 'true') =>
  (await query<{ count: number }>(`select count(*)::int as count from ${table} where ${where}`)).rows[0]?.count

/** Carts with one line each, whose ids start with the mark. */
const addCarts = (mark: string, rows: number, columns: Readonly<Record<string, string>>) =>
  query(`
    with added as (
      insert into cart (id, website_id, currency, ${Object.keys(columns).join(', ')})
      select '${mark}' || substr(md5('${mark}' || n) || 'abcdefgh', 1, 32 - length('${mark}')), 9, 'AUD', ${Object.values(columns).join(', ')}
      from generate_series(1, ${rows}) n returning id)
    insert into cart_line (cart_id, product_id, variant_sku, quantity) select id, (select id from product), 'TEST-38', 1 from added`)

test('guest carts unchanged for 30 days are deleted with their lines; those with an order stay', async () => {
  const old = `now() - interval '31 days'`
  const ordered: string[] = []
  for (const script of ['authorise', 'challenge', 'refuse'] as const) {
    const cartId = await fillCart(shop)
    shop.gateway.script = script
    await place(shop, cartId)
    ordered.push(cartId)
  }
  const states = (await query<{ state: string }>('select state from orders order by id')).rows.map(({ state }) => state)
  assert.deepEqual(states, ['paid', 'pending_payment', 'payment_failed'])
  const beingOrdered = await fillCart(shop)
  await query(`update cart set created_at = ${old}, updated_at = ${old}`)
  await query(`insert into customer (website_id, email, firstname, lastname) values (9, 'a@example.com', 'A', 'B')`)
  await addCarts('old', 3000, { created_at: old, updated_at: old, is_active: 'n % 2 = 0' })
  await addCarts('used', 20, { created_at: old, updated_at: `now() - interval '29 days'` })
  await addCarts('new', 20, { created_at: 'now()', updated_at: 'now()' })
  await addCarts('own', 1, { created_at: old, updated_at: old, customer_id: '(select min(id) from customer)' })
  await shop.database.db.transaction().execute(async (trx) => {
    await sql`select from cart where id = ${beingOrdered} for update`.execute(trx)
    await runThrice('purge-guest-carts')
    assert.equal(await count('cart', `id like 'old%'`), 0)
  })
  const stayed = (await query<{ id: string }>('select id from cart')).rows.map(({ id }) => id)
  assert.deepEqual(new Set(stayed.filter((id) => !/^(?:used|new|own)/.test(id))), new Set([...ordered, beingOrdered]))
  assert.equal(stayed.length, 4 + 20 + 20 + 1)
  assert.equal(await count('cart_line'), stayed.length)
  await runThrice('purge-guest-carts')
  assert.equal(await count('cart', `id = '${beingOrdered}'`), 0, 'an old cart goes once nobody holds it')
})

/** Rows past their retention by `age`, and younger rows with the mark `stays`. */
const KINDS: readonly {
  readonly job: string
  readonly table: string
  readonly add: (rows: number, age: string, mark: string) => string
  readonly ended: string
  readonly young: string
}[] = [
  {
    job: 'purge-idempotency-keys',
    table: 'idempotency',
    add: (rows, age, mark) => `insert into idempotency (key, request_hash, state, created_at)
      select '${mark}' || n, 'x', 'done', now() - interval '${age}' from generate_series(1, ${rows}) n`,
    ended: '8 days',
    young: '6 days',
  },
  {
    job: 'purge-rate-limits',
    table: 'rate_limit',
    add: (rows, age, mark) => `insert into rate_limit (bucket, attempts, is_refused, ends_at)
      select '${mark}' || n, array[now()], false, now() - interval '${age}' from generate_series(1, ${rows}) n`,
    ended: '1 second',
    young: '-1 hour',
  },
  {
    job: 'purge-audit-records',
    table: 'audit',
    add: (rows, age, mark) => `insert into audit (at, actor, action)
      select now() - interval '${age}', '${mark}', 'x' from generate_series(1, ${rows}) n`,
    ended: '401 days',
    young: '399 days',
  },
  {
    job: 'purge-expired-sessions',
    table: 'customer_token',
    add: (
      rows,
      age,
      mark,
    ) => `insert into customer_token (token_hash, customer_id, website_id, family, family_started_at, expires_at)
      select sha256(('${mark}' || n)::bytea), (select min(id) from customer), 9, gen_random_uuid(), now() - interval '${age}', now()
      from generate_series(1, ${rows}) n`,
    ended: '32 days',
    young: '29 days',
  },
  {
    job: 'purge-expired-sessions',
    table: 'password_reset',
    add: (rows, age, mark) => `insert into password_reset (token_hash, customer_id, expires_at)
      select sha256(('${mark}' || n)::bytea), (select min(id) from customer), now() - interval '${age}' from generate_series(1, ${rows}) n`,
    ended: '2 days',
    young: '1 hour',
  },
  {
    job: 'purge-stock-alerts',
    table: 'stock_alert',
    add: (rows, age, mark) => `insert into stock_alert (website_id, sku, email, sent_at)
      select 9, 'TEST-38', '${mark}' || n || '@example.com', now() - interval '${age}' from generate_series(1, ${rows}) n`,
    ended: '31 days',
    young: '29 days',
  },
  {
    job: 'purge-contact-messages',
    table: 'contact_message',
    add: (
      rows,
      age,
      mark,
    ) => `insert into contact_message (website_id, reference, digest, name, email, comment, created_at)
      select 9, '${mark}' || n, '${mark}' || n, 'Ann', 'ann@example.com', 'Hello', now() - interval '${age}'
      from generate_series(1, ${rows}) n`,
    ended: '91 days',
    young: '89 days',
  },
  {
    job: 'purge-contact-messages',
    table: 'contact_file',
    add: (rows, age, mark) => `insert into contact_file (token, website_id, name, mime, digest, content, created_at)
      select '${mark}' || n, 9, 'a.png', 'image/png', 'x', 'x'::bytea, now() - interval '${age}'
      from generate_series(1, ${rows}) n`,
    ended: '25 hours',
    young: '23 hours',
  },
  {
    job: 'trim-search-counts',
    table: 'search_term',
    add: (rows, age, mark) => `insert into search_term (website_id, day, term, searches, without_results)
      select 9, current_date - interval '${age}', '${mark} ' || n, 1, 0 from generate_series(1, ${rows}) n`,
    ended: '61 days',
    young: '59 days',
  },
  {
    job: 'purge-compare-lists',
    table: 'compare_list',
    add: (rows, age, mark) => `insert into compare_list (uid, website_id, seen_at)
      select substr(md5('${mark}' || n) || 'abcdefgh', 1, 32), 9, now() - interval '${age}' from generate_series(1, ${rows}) n`,
    ended: '400 days',
    young: '1 hour',
  },
]

test('thousands of expired keys, limits, sessions and records are deleted in batches', async () => {
  for (const { job, table, add, ended, young } of KINDS) {
    await query(add(20, young, 'young'))
    const stay = await count(table)
    await query(add(2500, ended, 'old'))
    await runThrice(job)
    assert.equal(await count(table), stay, `${job}: ${table}`)
  }
})
