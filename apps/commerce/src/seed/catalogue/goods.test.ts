import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { findSizeScale } from '@welt/brands'
import { readManifest } from '../manifest.ts'
import { closeSeeded, openSeeded, rowsOf } from '../testing/seeded-database.ts'

const styles = await readManifest()

before(openSeeded)
after(closeSeeded)

test('every style and picture of the library is in the shops', async () => {
  const colours = styles.flatMap((style) => style.colours)
  const [counts] = await rowsOf<{ styles: number; products: number }>(
    `select count(distinct style_code)::int as styles, count(*)::int as products from product
     where size_scale is not null`,
  )
  assert.deepEqual(counts, { styles: styles.length, products: colours.length })
  const stored = await rowsOf<{ path: string }>(
    'select i.path from product_image i join product p on p.id = i.product_id where p.size_scale is not null',
  )
  const files = colours.flatMap((colour) => colour.views.map((view) => view.file))
  assert.deepEqual(new Set(stored.map((row) => row.path)), new Set(files))
  assert.equal(stored.length, files.length)
})

test('the first picture is the three-quarter view and every picture has its words', async () => {
  const rows = await rowsOf<{ view: string; alt: string; position: number }>(
    'select view, alt, position from product_image',
  )
  assert.ok(rows.filter((row) => row.position === 1).every((row) => row.view === 'three-quarter'))
  assert.ok(rows.length > 1000)
  assert.ok(rows.every((row) => row.alt.length > 10))
})

test('each site of a style sells it, and the NZ shop sells what Styletread sells, in NZD', async () => {
  const rows = await rowsOf<{ website_id: number; style_code: string; currency: string }>(
    `select distinct ps.website_id, p.style_code, ps.currency
     from product_site ps join product p on p.id = ps.product_id where p.size_scale is not null`,
  )
  const onSite = (websiteId: number) =>
    new Set(rows.filter((row) => row.website_id === websiteId).map((row) => row.style_code))
  assert.deepEqual(onSite(4), onSite(2))
  assert.deepEqual(
    onSite(10),
    new Set(styles.filter((style) => style.sites.includes('mathers')).map((style) => style.style)),
  )
  assert.ok(rows.every((row) => (row.website_id === 4) === (row.currency === 'NZD')))
})

test('about a fifth of each site is on sale, below the regular price and since a date', async () => {
  const rows = await rowsOf<{
    website_id: number
    regular_cents: number
    sale_cents: number | null
    sale_from: Date | null
    rrp_cents: number
  }>(`select website_id, regular_cents, sale_cents, sale_from, rrp_cents from product_site
     where product_id in (select id from product where size_scale is not null)`)
  for (const [websiteId, prices] of Map.groupBy(rows, (row) => row.website_id)) {
    const share = prices.filter((price) => price.sale_cents !== null).length / prices.length
    assert.ok(share > 0.14 && share < 0.26, `site ${websiteId}: ${share}`)
  }
  const onSale = rows.filter((row) => row.sale_cents !== null)
  assert.ok(onSale.length > 0)
  assert.ok(
    onSale.every(
      (row) =>
        row.sale_cents !== null &&
        row.sale_cents < row.regular_cents &&
        row.sale_from !== null &&
        row.sale_from < new Date(),
    ),
  )
  assert.ok(rows.every((row) => row.regular_cents % 100 === 95 && row.rrp_cents >= row.regular_cents))
})

test('no badge tells what is taken off a price: pages draw that from the price itself [R9.62]', async () => {
  const rows = await rowsOf<{ text: string }>('select distinct text from product_tag')
  assert.ok(rows.length > 1)
  assert.deepEqual(
    rows.filter(({ text }) => /%|off/.test(text)),
    [],
  )
})

test('every size of a product has a conversion in its scale [R3.52]', async () => {
  const rows = await rowsOf<{ scale: string; size: string }>(
    `select distinct p.size_scale as scale, v.size
     from variant v join product p on p.id = v.product_id where p.size_scale is not null`,
  )
  const unknown = rows.filter(
    (row) => !findSizeScale(row.scale)?.sizes.some((conversion) => conversion.size === row.size),
  )
  assert.deepEqual(unknown, [])
})

test('every size has a stock level; some are gone, some nearly, most are there', async () => {
  const rows = await rowsOf<{ on_hand: number | null }>(
    `select s.on_hand from variant v join product p on p.id = v.product_id and p.size_scale is not null
     left join stock s on s.sku = v.sku and s.source = 'warehouse'`,
  )
  const share = (isIn: (pairs: number) => boolean) =>
    rows.filter((row) => row.on_hand !== null && isIn(row.on_hand)).length / rows.length
  assert.ok(rows.every((row) => row.on_hand !== null))
  assert.ok(share((pairs) => pairs === 0) > 0.04 && share((pairs) => pairs === 0) < 0.15)
  assert.ok(share((pairs) => pairs === 1 || pairs === 2) > 0.04)
  assert.ok(share((pairs) => pairs >= 4) > 0.7)
})

test('every product is in a category of its own kind on each site, and none is empty', async () => {
  const homeless = await rowsOf(
    `select p.sku, ps.website_id from product_site ps join product p on p.id = ps.product_id and p.type = 'configurable' where not exists (
       select 1 from product_category pc join category c on c.id = pc.category_id
       where pc.product_id = p.id and c.website_id = ps.website_id and c.url_path !~ '^(sale|new-in)')`,
  )
  assert.deepEqual(homeless, [])
  const empty = await rowsOf(
    'select website_id, url_path from category c where level > 1 and not exists (select 1 from product_category pc where pc.category_id = c.id)',
  )
  assert.deepEqual(empty, [])
})

test('related styles are others of the site, and at most one style in five has none', async () => {
  const rows = await rowsOf<{ sku: string; website_id: number; related: number; own: number }>(
    `select p.sku, ps.website_id, count(other.id)::int as related, count(*) filter (where other.style_code = p.style_code)::int as own
     from product p join product_site ps on ps.product_id = p.id and p.size_scale is not null
     left join (product_link l join product other on other.id = l.linked_id join product_site os on os.product_id = other.id)
       on l.product_id = p.id and os.website_id = ps.website_id
     group by p.sku, ps.website_id`,
  )
  assert.deepEqual(
    rows.filter((row) => row.own > 0),
    [],
  )
  const alone = rows.filter((row) => row.related === 0)
  assert.ok(alone.length * 5 <= rows.length, `${alone.length} of ${rows.length} have none`)
})

test('links of the front pages lead to categories that exist', async () => {
  const blocks = await rowsOf<{ website_id: number; data: unknown }>(
    `select website_id, data from cms_block where identifier like 'home-%'`,
  )
  const categories = await rowsOf<{ key: string }>(`select website_id || ':' || url_path as key from category`)
  const pages = await rowsOf<{ key: string }>(`select website_id || ':' || identifier as key from cms_page`)
  const known = new Set([...categories, ...pages].map((row) => row.key))
  const own = /^(store-locator|all-brands|brands|subscribe|blog|gift-card\.html|promotions|search)/
  const links = blocks.flatMap((block) =>
    [...JSON.stringify(block.data).matchAll(/"href":"\/([^"?#]+)/g)].map((match) => ({
      websiteId: block.website_id,
      path: match[1] ?? '',
    })),
  )
  const dead = links.filter(
    (link) => !own.test(link.path) && !link.path.endsWith('.html') && !known.has(`${link.websiteId}:${link.path}`),
  )
  assert.deepEqual(dead, [])
})

test('no product has a sale, an age or a novelty as its main category', async () => {
  const rows = await rowsOf<{ url_path: string }>(
    `select distinct on (pc.product_id, c.website_id) c.url_path from product_category pc join category c on c.id = pc.category_id
     where c.website_id <> 19 order by pc.product_id, c.website_id, c.level desc, c.position, c.id`,
  )
  assert.deepEqual(
    rows.filter((row) => /^(sale|new-in|age|materials)/.test(row.url_path)),
    [],
  )
})
