import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { listenToChanges } from '../change-log/listener.ts'
import { shipping } from '../modules/cart/testing/test-shop.ts'
import { createListingEngine } from '../modules/search/listing-engine.ts'
import { type TestDatabase, withDatabase } from '../testing/database.ts'
import { gql } from '../testing/gql.ts'
import { insertProducts } from '../testing/products.ts'
import { startTestServer } from '../testing/server.ts'
import { until } from '../testing/until.ts'
import { runCommand } from './run-command.ts'

let database: TestDatabase
before(async () => {
  database = await withDatabase()
  await sql`
    insert into brand (value, label, url_key) values ('vela-rossi', 'Vela Rossi', 'vela-rossi');
    insert into category (website_id, name, url_key, url_path, level, position) values (9, 'Boots', 'boots', 'women/boots', 2, 1)`.execute(
    database.db,
  )
})
after(() => database.drop())

const welt = (...args: readonly string[]) => runCommand(database.url, 'promo', args)
const promotions = () => database.db.selectFrom('promotion').selectAll().orderBy('id').execute()

test('an operator adds a promotion by the site’s clock, lists and ends it', async () => {
  const meant = ['--brand', 'vela-rossi', '--category', '/women/boots', '--minimum', '150', '--no-sale']
  const window = ['--from', '2026-10-04T02:30', '--to', '2026-10-31']
  const codes = ['--code', 'spring 20', '--code', 'SPRING21', '--limit', '100', '--per-customer', '1']
  assert.equal(
    await welt('add', 'williams', 'spring', '--label', 'Spring', '--percent', '20', ...meant, ...window, ...codes),
    0,
  )
  const [spring] = await promotions()
  assert.deepEqual(
    [spring?.starts_at?.toISOString(), spring?.ends_at?.toISOString()],
    ['2026-10-03T16:30:00.000Z', '2026-10-31T13:00:00.000Z'],
  )
  assert.deepEqual(spring?.rule, {
    effect: { kind: 'percent', percent: 20 },
    goods: { brands: ['Vela Rossi'], categories: ['women/boots'], skus: [], isSaleExcluded: true },
    customers: 'everybody',
    isFirstOrderOnly: false,
    minimumCents: 15_000,
    stacking: 'all',
  })
  const coupons = await database.db
    .selectFrom('coupon')
    .select(['code', 'use_limit', 'per_customer_limit'])
    .orderBy('code')
    .execute()
  assert.deepEqual(coupons, [
    { code: 'SPRING20', use_limit: 100, per_customer_limit: 1 },
    { code: 'SPRING21', use_limit: 100, per_customer_limit: 1 },
  ])
  assert.equal(await welt('list', 'williams', '--json'), 0)
  assert.equal(await welt('end', 'williams', 'spring'), 0)
  assert.equal(await welt('end', 'williams', 'spring'), 1)
  assert.equal((await promotions())[0]?.is_active, false)
  const audit = await database.db
    .selectFrom('audit')
    .select('action')
    .where('target', '=', 'promotion:spring')
    .orderBy('id')
    .execute()
  assert.deepEqual(
    audit.map(({ action }) => action),
    ['promotion-added', 'promotion-ended'],
  )
})

test('an offer that staff end is listed as ended for 90 days, one that never began is not', async () => {
  const server = await startTestServer({ db: database.db })
  const offers = async () => {
    const { data } = await server.graphql(gql('{ offers { current { key } ended { key terms } } }'))
    const { current = [], ended = [] } = data?.offers ?? {}
    return [current.map(({ key }) => key), ended.map(({ key, terms }) => `${key}: ${terms[0]}`)]
  }
  try {
    for (const [key, ...window] of [['summer'], ['autumn', '--from', '2999-01-01']] as const) {
      assert.equal(await welt('add', 'williams', key, '--label', key, '--percent', '20', ...window), 0)
      if (key === 'summer') assert.deepEqual(await offers(), [['summer'], []])
      assert.equal(await welt('end', 'williams', key), 0)
    }
    const today = new Intl.DateTimeFormat('en-AU', {
      ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
      timeZone: 'Australia/Melbourne',
    })
    const at = await sql<{ at: Date }>`select ended_at as at from promotion where key = 'summer'`.execute(database.db)
    const day = today.format(at.rows[0]?.at).replaceAll(',', '')
    assert.deepEqual(await offers(), [[], [`summer: Ended ${day}.`]])
    const age = (days: number) =>
      sql`update promotion set ended_at = now() - make_interval(days => ${days}) where key = 'summer'`.execute(
        database.db,
      )
    await age(89)
    assert.equal((await offers())[1]?.length, 1)
    await age(91)
    assert.deepEqual(await offers(), [[], []])
  } finally {
    await server.close()
    await sql`delete from promotion where key in ('summer', 'autumn')`.execute(database.db)
  }
})

test('running shops follow: an offer for a category begins, follows its goods, and ends', async () => {
  await insertProducts(database.db)
  const listing = createListingEngine({ db: database.db })
  await listing.start()
  const server = await startTestServer({
    db: database.db,
    ports: { shipping, listing },
    listen: () => listenToChanges(database.url),
  })
  try {
    const { createEmptyCart: id } = await server.requireData(gql('mutation { createEmptyCart }'))
    const add = gql(
      'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "RUNNER-41", quantity: 1 }]) { cart { id } } }',
    )
    await server.graphql(add, { id })
    const read = gql('query ($id: String!) { cart(cart_id: $id) { prices { discounts { label } } } }')
    const shows = (labels: readonly string[]) =>
      until(async () => {
        const { cart } = await server.requireData(read, { id })
        return String(cart.prices.discounts?.map(({ label }) => label) ?? '') === String(labels)
      })
    await shows([])
    assert.equal(
      await welt(
        'add',
        'williams',
        'boots',
        '--label',
        'Boots half price',
        '--percent',
        '50',
        '--category',
        'women/boots',
      ),
      0,
    )
    await sql`insert into product_category (product_id, category_id) select p.id, c.id from product p, category c
      where p.sku = 'RUNNER' and c.website_id = 9`.execute(database.db)
    await shows(['Boots half price'])
    assert.equal(await welt('end', 'williams', 'boots'), 0)
    await shows([])
  } finally {
    await server.close()
    await listing.stop()
  }
})

test('what is no promotion is refused and nothing of it is stored', async () => {
  const known = (await promotions()).length
  const add = (...args: readonly string[]) => welt('add', 'williams', 'new', '--label', 'New', ...args)
  for (const args of [
    [],
    ['--percent', '10', '--amount', '5'],
    ['--amount', '5.001'],
    ['--percent', '10', '--code', 'TEN', '--limit', '0'],
    ['--percent', '10', '--wings'],
  ])
    assert.equal(await add(...args), 2, args.join(' '))
  for (const args of [
    ['--percent', '0'],
    ['--buy', '2'],
    ['--percent', '10', '--brand', 'nobody'],
    ['--percent', '10', '--category', 'nowhere'],
    ['--percent', '10', '--from', '2026-11-24', '--to', '2026-11-23'],
    ['--percent', '10', '--code', 'X'.repeat(41)],
    ['--percent', '10', '--code', 'spring20'],
    ['--percent', '10', '--limit', '5'],
    ['--percent', '10', '--listed'],
  ])
    assert.equal(await add(...args), 1, args.join(' '))
  assert.equal(await welt('add', 'williams', 'spring', '--label', 'Again', '--percent', '10'), 1)
  assert.equal(await welt('add', 'nowhere', 'new', '--label', 'New', '--percent', '10'), 2)
  assert.equal(await welt('sell', 'williams'), 2)
  assert.equal((await promotions()).length, known)
  assert.equal(
    await welt('add', 'mathers', 'spring', '--label', 'Spring', '--percent', '10', '--code', 'SPRING20'),
    0,
    "another site's code",
  )
})
