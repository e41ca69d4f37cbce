import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { pendingMigrations } from '#src/composition/migrate'
import { viewChangeLog } from '#src/testing/change-log-view'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { enqueueJobsOfChanges } from '../composition/changes/enqueue-jobs.ts'
import { fillSampleShop } from '../modules/catalogue/testing/sample-shop.ts'
import { adoptChangeLog, logDueSales, purgeChangeLog, readChanges } from './change.ts'
import { WATCHED_TABLES, watchTables } from './watched-tables.ts'

let database: TestDatabase
before(async () => {
  database = await withDatabase()
  await fillSampleShop(database.db)
})
after(() => database.drop())

test('a restored dump has its later transactions dropped, and all jobs looked at', async () => {
  const { db } = database
  await sql`insert into change_log (xid, table_name, after) values ('9000000000', 'purge', '{"tags": ["test:foreign"]}');
    update change_position set snapshot = '9000000000:9000000001:'`.execute(db)
  const log = await viewChangeLog(db)
  assert.ok((await log.tags()).includes('test:foreign'), 'it would be read again and again')
  await adoptChangeLog(db)
  assert.deepEqual(await log.tags(), ['plp', 'route', 'search'])
  const { rows } = await sql<{ isFollowed: boolean }>`
    select pg_snapshot_xmax(snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as "isFollowed" from change_position`.execute(
    db,
  )
  assert.deepEqual(rows, [{ isFollowed: true }])
  await adoptChangeLog(db)
  assert.deepEqual(await log.tags(), [])
  const { changes } = await readChanges(db, { horizon: '9000000000' })
  assert.ok(changes.length > 0, 'a storefront with a horizon of that server misses none')
})

test('what is deleted, renamed or moved purges what showed it before', async () => {
  const { db } = database
  const log = await viewChangeLog(db)
  const expect = async (change: ReturnType<typeof sql>, ...tags: readonly string[]) => {
    await change.execute(db)
    const purged = await log.tags()
    for (const tag of tags) assert.ok(purged.includes(tag), `${tag} among ${purged.join()}`)
  }
  await expect(
    sql`insert into product (sku, style_code, url_key, name, web_display_name, brand_id)
    select 'OLD', 'old', 'old-shoe', 'Old', 'Old', id from brand where value = 'ashgrove'`,
    'brands',
    'url:old-shoe',
  )
  await expect(
    sql`insert into product_category (product_id, category_id)
      select p.id, c.id from product p, category c where p.sku = 'OLD' and c.website_id = 9 and c.url_path = 'women/boots'`,
    'plp:women/boots',
    'plp:women',
  )
  await expect(
    sql`update product set sku = 'NEW', url_key = 'new-shoe', brand_id = null where sku = 'OLD'`,
    ...[
      'product:OLD',
      'product:NEW',
      'url:old-shoe',
      'url:new-shoe',
      'plp-brand:ashgrove',
      'plp:women/boots',
      'brands',
    ],
  )
  await expect(
    sql`delete from product where sku = 'NEW'`,
    'product:NEW',
    'style:old',
    'url:new-shoe',
    'plp:women/boots',
    'listing',
  )
  await expect(
    sql`update category set url_path = 'women/shoes' where website_id = 9 and url_path = 'women/boots'`,
    'url:women/boots',
    'url:women/shoes',
    'plp:women/boots',
    'categories',
  )
  await expect(
    sql`update category set url_path = 'women/boots' where website_id = 9 and url_path = 'women/shoes'`,
    'plp:women/boots',
  )
})

test('a pin, or a name of a category, purges no listing above that does not show it', async () => {
  const { db } = database
  const log = await viewChangeLog(db)
  await sql`insert into category_pin (category_id, product_id, position)
    select c.id, p.id, 1 from category c, product p where c.website_id = 9 and c.url_path = 'women/boots' and p.sku = 'WINTON-TAN'`.execute(
    db,
  )
  const ofPaths = (tags: readonly string[]) => tags.filter((tag) => /^plp:\D/.test(tag))
  assert.deepEqual(ofPaths(await log.tags()), ['plp:women/boots'])
  await sql`update category set name = name || '!' where website_id = 9 and url_path = 'women/boots'`.execute(db)
  assert.deepEqual(ofPaths(await log.tags()), ['plp:women/boots'])
  await sql`delete from category_pin`.execute(db)
})

test('a sale that begins or ends by the clock is logged once, for its site', async () => {
  const { db } = database
  await sql`update product_site set sale_from = null, sale_to = null; update sale_clock set at = now()`.execute(db)
  await sql`alter table product_site disable trigger user;
    update product_site set sale_from = now() from product where id = product_id and sku = 'WINTON-TAN' and website_id = 9;
    alter table product_site enable trigger user`.execute(db)
  const log = await viewChangeLog(db)
  assert.equal(await logDueSales(db), 1)
  const { purges, index } = await log.look()
  assert.deepEqual([purges.length, purges[0]?.websiteId, index.products.map(({ websiteId }) => websiteId)], [1, 9, [9]])
  assert.ok(purges[0]?.tags.includes('product:WINTON-TAN'))
  assert.deepEqual([await logDueSales(db), await log.tags()], [0, []])
})

test('an offer that starts or ends on schedule purges the answers that show offers, once', async () => {
  const { db } = database
  await sql`update sale_clock set at = now()`.execute(db)
  const rule = JSON.stringify({ effect: { kind: 'percent', percent: 10 } })
  const values = { website_id: 9, rule, is_automatic: true }
  await db
    .insertInto('promotion')
    .values({ ...values, key: 'by-hand', label: 'By hand' })
    .execute()
  const log = await viewChangeLog(db)
  await db
    .insertInto('promotion')
    .values({ ...values, key: 'due', label: 'Due', starts_at: sql<Date>`now()` })
    .execute()
  assert.deepEqual(await log.tags(), ['offer-list', 'offers'])
  assert.equal(await logDueSales(db), 1)
  assert.deepEqual(await log.tags(), ['offer-list', 'offers'])
  assert.deepEqual([await logDueSales(db), await log.tags()], [0, []])
  await db.deleteFrom('promotion').execute()
})

test('a code that is given, used or deleted purges the list that shows its uses left', async () => {
  const { db } = database
  const rule = JSON.stringify({ effect: { kind: 'percent', percent: 10 } })
  const { id } = await db
    .insertInto('promotion')
    .values({ website_id: 9, key: 'listed', label: 'Listed', rule, is_listed: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const log = await viewChangeLog(db)
  await db.insertInto('coupon').values({ website_id: 9, code: 'TWICE', promotion_id: id, use_limit: 2 }).execute()
  assert.deepEqual(await log.tags(), ['offer-list'])
  for (const used of [1, 0]) {
    await db.updateTable('coupon').set({ used }).where('code', '=', 'TWICE').execute()
    assert.deepEqual(await log.tags(), ['offer-list'])
  }
  await db.deleteFrom('coupon').where('code', '=', 'TWICE').execute()
  assert.deepEqual(await log.tags(), ['offer-list'])
  await db.deleteFrom('promotion').execute()
})

test('rows are deleted two days after they were written, but none that the jobs have yet to read', async () => {
  const { db } = database
  const countOf = async () =>
    (await db.selectFrom('change_log').select('id').where('table_name', '=', 'store_test').execute()).length
  await sql`delete from change_log`.execute(db)
  const write = (hours: number) =>
    sql`insert into change_log (table_name, at) values ('store_test', now() - make_interval(hours => ${hours}))`.execute(
      db,
    )
  await write(49)
  await purgeChangeLog(db)
  assert.equal(await countOf(), 1, 'nobody has enqueued its jobs')
  await enqueueJobsOfChanges(db)
  await write(47)
  await purgeChangeLog(db)
  assert.equal(await countOf(), 1)
})

test('watched tables have a trigger for each event, made and dropped as the list says', async () => {
  const found = async () =>
    (
      await sql<{ name: string }>`select tgname as name from pg_trigger t join pg_proc f on f.oid = tgfoid
        where proname like 'log\\_%' order by tgname`.execute(database.db)
    ).rows.map(({ name }) => name)
  const wanted = Object.keys(WATCHED_TABLES)
    .flatMap((table) => ['insert', 'update', 'delete'].map((event) => `${table}_logs_${event}`))
    .sort()
  assert.deepEqual(await found(), wanted)
  await sql`drop trigger brand_logs_update on brand; create function log_source() returns trigger language plpgsql as 'begin return null; end';
    create trigger stray after insert on source for each statement execute function log_source()`.execute(database.db)
  assert.deepEqual(
    await pendingMigrations(database.pool),
    ['log_brand'],
    'a server does not start before it is migrated',
  )
  await watchTables(database.db)
  assert.deepEqual(await found(), wanted)
  assert.deepEqual(await pendingMigrations(database.pool), [])
})
