import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { type TestDatabase, withDatabase } from '../../testing/database.ts'
import { insertProducts } from '../../testing/products.ts'
import { runWelt } from '../../testing/run-welt.ts'

const FROM = sql.lit(10)
const TO = sql.lit(19)

let database: TestDatabase
before(async () => {
  database = await withDatabase()
  const { db } = database
  await insertProducts(db)
  await sql`
    insert into category (id, website_id, parent_id, name, url_key, url_path, level, rule) values
      (901, ${FROM}, null, 'Mathers', 'root', 'root', 1, null), (902, ${FROM}, 901, 'Women', 'women', 'women', 2, '{}'),
      (903, ${FROM}, 902, 'Boots', 'boots', 'women/boots', 3, null);
    insert into product_category (product_id, category_id, position) select id, 903, 7 from product;
    insert into product_tag (product_id, website_id, tag_type, text) select id, ${FROM}, 'generic', 'New' from product;
    insert into cms_page (website_id, identifier, title, content) values
      (${FROM}, 'terms', 'Terms of Mathers', '<p>Call Mathers.</p>'), (${TO}, 'faq', 'Own', '<p>Own.</p>'),
      (${FROM}, 'faq', 'Other', '<p>Other.</p>');
    insert into cms_block (website_id, identifier, title, data) values
      (${FROM}, 'home-1-hero', 'Hero', '{"heading": "Walk with Mathers"}');
    delete from search_synonym;
    insert into search_synonym (website_id, phrases) values (${FROM}, '{thongs,slides}');
    insert into site_setting (website_id, key, value) values
      (${FROM}, 'seller_legal_name', '"Mathers Pty Ltd"'), (${FROM}, 'featured_brands', '["vela"]')`.execute(db)
})
after(() => database.drop())

const textOf = async (query: ReturnType<typeof sql<{ text: string }>>) =>
  (await query.execute(database.db)).rows.map(({ text }) => text)

test('a new site gets another’s categories, prices and pages in its name, and keeps its own', async (t) => {
  const welt = (...args: readonly string[]) => runWelt(t, database.url, 'site', 'copy', ...args, '--json')
  const first = await welt('mathers', 'trybe')
  assert.deepEqual(JSON.parse(first.stdout), {
    category: 3,
    product_site: 2,
    product_tag: 2,
    gift_card_product: 0,
    cms_page: 1,
    cms_block: 1,
    redirect: 0,
    search_redirect: 0,
    site_setting: 1,
    search_synonym: 1,
    product_category: 2,
    category_pin: 0,
  })
  assert.deepEqual(
    await textOf(sql`
      select concat_ws(' ', c.name, c.url_path, coalesce(parent.url_path, ''), coalesce(parent.website_id, 0)) as text
      from category c left join category parent on parent.id = c.parent_id
      where c.website_id = ${TO} order by c.level`),
    ['Trybe root  0', 'Women women root 19', 'Boots women/boots women 19'],
  )
  assert.deepEqual(
    await textOf(sql`select concat_ws(' ', p.sku, regular_cents, currency, c.url_path, pc.position) as text
      from product_site ps join product p on p.id = ps.product_id join product_category pc on pc.product_id = p.id
        join category c on c.id = pc.category_id and c.website_id = ps.website_id
      where ps.website_id = ${TO} order by p.sku`),
    ['POLISH 495 AUD women/boots 7', 'RUNNER 12995 AUD women/boots 7'],
  )
  assert.deepEqual(
    await textOf(sql`
      select identifier || ' ' || title || ' ' || content || coalesce(data ->> 'heading', '') as text from (
        select website_id, identifier, title, content, data from cms_page union all
        select website_id, identifier, title, content, data from cms_block) c
      where website_id = ${TO} order by identifier`),
    ['faq Own <p>Own.</p>', 'home-1-hero Hero Walk with Trybe', 'terms Terms of Trybe <p>Call Trybe.</p>'],
  )
  assert.deepEqual(await textOf(sql`select key as text from site_setting where website_id = ${TO}`), [
    'featured_brands',
  ])
  const again = Object.values(JSON.parse((await welt('mathers', 'trybe')).stdout))
  assert.ok(again.every((count) => count === 0))
  assert.equal((await textOf(sql`select 'row' as text from audit where action = 'site-copied'`)).length, 2)
})

test('a site is not filled from itself, nor from one with another currency', async (t) => {
  const welt = (...args: readonly string[]) => runWelt(t, database.url, 'site', 'copy', ...args)
  assert.equal((await welt('mathers', 'mathers')).code, 2)
  const refused = await welt('mathers', 'styletread-nz')
  assert.deepEqual([refused.code, /in AUD, Styletread NZ in NZD/.test(refused.out)], [1, true])
})
