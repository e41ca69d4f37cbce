import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { brands, findSizeScale } from '@welt/brands'
import type pg from 'pg'
import { findBrokenInvariants } from '#modules/orders'
import { migrate } from '../composition/migrate.ts'
import { pick } from '../modules/search/engine/testing/generated-documents.ts'
import type { RunningListingEngine } from '../modules/search/listing-engine.ts'
import { type TestDatabase, withDatabase } from '../testing/database.ts'
import { followListing } from '../testing/followed-listing.ts'
import { gql } from '../testing/gql.ts'
import { randomRun } from '../testing/random-run.ts'
import { type Choices, type ReadFacet, readListing, readProducts, readTotals } from '../testing/random-searches.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { type ManifestStyle, readManifest } from './manifest.ts'
import { runSeed, type SeedReport } from './run.ts'
import { seedSteps } from './steps.ts'

let database: TestDatabase
let styles: readonly ManifestStyle[]
let first: SeedReport

const secretBefore = process.env.SIGNING_SECRET

before(async () => {
  process.env.SIGNING_SECRET = 'signing-secret-of-the-seed-0123456789abcdef'
  database = await withDatabase()
  styles = await readManifest()
  first = await runSeed(database.url)
})
after(async () => {
  if (secretBefore === undefined) delete process.env.SIGNING_SECRET
  else process.env.SIGNING_SECRET = secretBefore
  await database.drop()
})

async function rowsOf<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  return (await database.pool.query<Row>(sql)).rows
}

test('every style and picture of the library is in the shops', async () => {
  const colours = styles.flatMap((style) => style.colours)
  const [counts] = await rowsOf<{ styles: number; products: number }>(
    `select count(distinct style_code)::int as styles, count(*)::int as products from product where type = 'configurable'`,
  )
  assert.deepEqual(counts, { styles: styles.length, products: colours.length })
  const stored = await rowsOf<{ path: string }>('select path from product_image')
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
    `select distinct ps.website_id, p.style_code, ps.currency from product_site ps join product p on p.id = ps.product_id where p.type = 'configurable'`,
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
     where product_id in (select id from product where type = 'configurable')`)
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
    'select distinct p.size_scale as scale, v.size from variant v join product p on p.id = v.product_id',
  )
  const unknown = rows.filter(
    (row) => !findSizeScale(row.scale)?.sizes.some((conversion) => conversion.size === row.size),
  )
  assert.deepEqual(unknown, [])
})

test('every size has a stock level; some are gone, some nearly, most are there', async () => {
  const rows = await rowsOf<{ on_hand: number | null }>(
    `select s.on_hand from variant v left join stock s on s.sku = v.sku and s.source = 'warehouse'`,
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
     from product p join product_site ps on ps.product_id = p.id and p.type = 'configurable'
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

test('running the seed again changes nothing', async () => {
  const snapshot = () =>
    rowsOf(`select md5(string_agg(p::text, '' order by p.id)) as products,
    (select md5(string_agg(v::text, '' order by v.id)) from variant v) as sizes, (select md5(string_agg(c::text, '' order by c.id)) from category c) as categories,
    (select max(id) from change_log) as change from product p`)
  const earlier = await snapshot()
  const second = await runSeed(database.url)
  assert.deepEqual(second.written, [])
  assert.deepEqual(await snapshot(), earlier)
})

test('a seed that was cut off is finished by running it again, and its open step leaves nothing', async () => {
  const other = await withDatabase()
  try {
    const steps = await seedSteps()
    const isBroken = (name: string) => name === 'sizes'
    const broken = steps.map((step) =>
      isBroken(step.name)
        ? {
            ...step,
            run: async (client: pg.Client) => {
              await step.run(client)
              throw new Error('the power went')
            },
          }
        : step,
    )
    await assert.rejects(runSeed(other.url, { steps: broken }), /stopped at "sizes"/)
    const [half] = (
      await other.pool.query<{ products: number; sizes: number }>(
        'select (select count(*) from product)::int as products, (select count(*) from variant)::int as sizes',
      )
    ).rows
    assert.deepEqual(half, { products: 361, sizes: 0 })
    const { written } = await runSeed(other.url)
    assert.equal(written[0], 'sizes')
    assert.equal(written.length + steps.findIndex((step) => isBroken(step.name)), first.written.length)
  } finally {
    await other.drop()
  }
})

test('stock that was sold is not put back by a later seed', async () => {
  await database.pool.query(`update stock set on_hand = 0 where sku = 'VERONA-BLACK-38' and source = 'warehouse'`)
  await database.pool.query(`delete from seed_step where name = 'stock'`)
  assert.deepEqual((await runSeed(database.url)).written, ['stock'])
  const rows = await rowsOf<{ on_hand: number }>(
    `select on_hand from stock where sku = 'VERONA-BLACK-38' and source = 'warehouse'`,
  )
  assert.deepEqual(rows, [{ on_hand: 0 }])
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

test('past orders keep the books, belong to demo accounts alone, and mail nobody real', async () => {
  assert.deepEqual(await findBrokenInvariants(database.db), [])
  const [orders] = await rowsOf<{ count: number; owned: number; real: number }>(
    `select count(*)::int as count, (count(*) filter (where customer_id is not null and email <> 'demo@welt.example'))::int as owned, (count(*) filter (where email not like '%.example'))::int as real from orders`,
  )
  assert.ok(orders && orders.count > 200)
  assert.deepEqual([orders.owned, orders.real], [0, 0])
})

test('the demo account of each site kept three pairs, each of a size that its site still makes', async () => {
  const kept = await rowsOf<{ website_id: number; pairs: number }>(
    `select o.website_id, count(*)::int as pairs from pair_outcome o join customer c on c.id = o.customer_id and c.website_id = o.website_id
     join order_line l on l.id = o.order_line_id join variant v on v.sku = l.variant_sku
     where c.email = 'demo@welt.example' and o.outcome = 'kept' group by 1`,
  )
  assert.deepEqual(
    new Map(kept.map((row) => [row.website_id, row.pairs])),
    new Map(brands.map((brand) => [brand.websiteId, 3])),
  )
})

test('every site has its gift card, and four demo cards whose entries add up', async () => {
  const sites = await rowsOf<{ website_id: number }>(
    `select g.website_id from gift_card_product g join product p on p.id = g.product_id join product_site ps using (product_id, website_id)
     where p.url_key = 'gift-card' and p.type = 'giftcard' and ps.is_enabled order by 1`,
  )
  assert.deepEqual(
    sites.map((row) => row.website_id),
    brands.map((brand) => brand.websiteId).toSorted((a, b) => a - b),
  )
  const cards = await rowsOf<{ balance_cents: number; entries: number; count: number; expired: number }>(
    `select c.balance_cents, sum(e.cents)::int as entries, count(distinct c.website_id)::int as count, count(distinct c.expires_at)::int as expired
     from gift_card c join gift_card_entry e on e.gift_card_id = c.id group by c.balance_cents, substr(c.code, 3) order by 1`,
  )
  assert.deepEqual(
    cards.map((card) => [card.balance_cents, card.entries / 7, card.count, card.expired]),
    [
      [0, 0, 7, 0],
      [4000, 4000, 7, 1],
      [6000, 6000, 7, 0],
      [20_000, 20_000, 7, 0],
    ],
  )
})

test('each site has promotions, of brands that it sells and of categories that have products', async () => {
  const promotions = await rowsOf<{ website_id: number; key: string; products: number }>(
    `select m.website_id, m.key, (select count(*)::int from product p join product_site ps on ps.product_id = p.id left join brand b on b.id = p.brand_id
        where ps.website_id = m.website_id and ps.is_enabled
          and (m.rule #> '{goods,brands}' = '[]' or m.rule #> '{goods,brands}' ? b.label)
          and (m.rule #> '{goods,categories}' = '[]' or exists (
            select from product_category pc join category c on c.id = pc.category_id
            where pc.product_id = p.id and c.website_id = m.website_id and m.rule #> '{goods,categories}' ?| array[c.url_path, split_part(c.url_path, '/', 1)]))
      ) as products from promotion m`,
  )
  assert.deepEqual(
    promotions.filter(({ products }) => products < 3),
    [],
  )
  assert.ok(new Set(promotions.map(({ key }) => key)).size >= 8)
  for (const { websiteId } of brands) assert.ok(promotions.filter((row) => row.website_id === websiteId).length >= 2)
})

test('production is seeded without an account that everybody knows, and without its orders', async () => {
  const namesOf = async () => (await seedSteps()).map(({ name }) => name)
  const before = process.env.WELT_ENV
  const everywhere = await namesOf()
  try {
    process.env.WELT_ENV = 'production'
    const inProduction = await namesOf()
    assert.deepEqual(
      everywhere.filter((name) => !inProduction.includes(name)),
      ['accounts', 'promotions', 'orders of the demo accounts', 'demo-gift-cards'],
    )
  } finally {
    if (before === undefined) delete process.env.WELT_ENV
    else process.env.WELT_ENV = before
  }
})

test('reviews are many, different, and only of styles that a site with reviews sells', async () => {
  const reviews = await rowsOf<{ style_code: string; text: string; rating: number }>(
    'select style_code, text, rating from review',
  )
  assert.ok(reviews.length > 300)
  const texts = new Set(reviews.map(({ style_code, text }) => `${style_code} ${text}`))
  assert.ok(texts.size > 0.98 * reviews.length, `${texts.size} of ${reviews.length} differ`)
  assert.ok(reviews.every(({ text }) => !/[{}]/.test(text)))
  const [strangers] = await rowsOf<{ count: number }>(
    `select count(*)::int as count from review r where not exists (
       select 1 from product p join product_site s on s.product_id = p.id
       where p.style_code = r.style_code and s.website_id = r.website_id and s.website_id in (9, 2, 4, 19, 10))`,
  )
  assert.equal(strangers?.count, 0)
  const [sums] = await rowsOf<{ wrong: number }>(
    `select count(*)::int as wrong from style_rating s join (
       select style_code, count(*) as count, sum(rating) as star_sum from review where state = 'approved' group by 1) r using (style_code)
     where (s.count, s.star_sum) <> (r.count, r.star_sum)`,
  )
  assert.equal(sums?.wrong, 0)
})

test('some styles have enough cases to tell how they fit; some fit unlike their size', async () => {
  const [fits] = await rowsOf<{ described: number; untold: number; unusual: number }>(
    `select (count(*) filter (where cases >= 10))::int as described, (count(*) filter (where cases < 10))::int as untold,
       (count(*) filter (where cases >= 10 and greatest(too_small, too_large, too_narrow) > 0.3 * cases))::int as unusual from style_fit`,
  )
  assert.ok(fits && fits.described >= 15 && fits.untold >= 10 && fits.unusual >= 4, JSON.stringify(fits))
})

describe('searches of the seeded shops', () => {
  let engine: RunningListingEngine
  let server: TestServer
  before(async () => {
    engine = followListing({ db: database.db, listen: database.url })
    await engine.start()
    server = await startTestServer({ db: database.db, ports: { listing: engine } })
  })
  after(async () => {
    await server?.close()
    await engine?.stop()
  })

  /** Random searches: colours, brands and kinds, sometimes with a size or sale. */
  function randomTokens(facets: readonly ReadFacet[], chance: () => number): string {
    const labels = (code: string) =>
      facets.find(({ attribute_code }) => attribute_code === code)?.options.map(({ label }) => label) ?? []
    const some = (tokens: readonly string[], share: number) =>
      tokens.length > 0 && chance() < share ? [pick(tokens, chance)] : []
    const said = [
      ...some(labels('colour'), 0.6),
      ...some(labels('colour'), 0.15),
      ...some(labels('brand'), 0.3),
      ...some(labels('web_fabric'), 0.2),
      ...some([...labels('style_filter_st_mf'), 'boots', 'sandals', 'shoes', 'womens'], 0.7),
      ...some(['39', 'size 8', 'us 9', 'uk 6', 'eu 30', 'size 2'], 0.3),
      ...some(['sale'], 0.1),
    ]
    return (said.length > 0 ? said : ['black']).join(' ').toLowerCase()
  }

  function randomChoices(facets: readonly ReadFacet[], chance: () => number): Choices {
    const chosen = facets.filter(({ options }) => options.length > 0 && chance() < 0.15)
    return Object.fromEntries(
      chosen.map(({ attribute_code, options }) => {
        const many = attribute_code === 'price' ? 1 : 1 + Math.floor(2 * chance())
        return [attribute_code, [...new Set(Array.from({ length: many }, () => pick(options, chance).value))]]
      }),
    )
  }

  for (const brand of brands) {
    const store = brand.storeCode
    test(`${brand.name}: beside a search’s words each value leads to as many styles as it says, at random [R7.115, R7.116]`, async () => {
      const { chance, rounds } = randomRun(`${brand.name}: values beside words`, 40)
      const facets = (await readListing(server, store, { search: '', choices: {} })).aggregations
      const seen = { values: 0, read: 0, replaced: 0 }
      for (let round = 0; round < rounds; round += 1) {
        const search = randomTokens(facets, chance)
        const choices = randomChoices(facets, chance)
        const found = await readListing(server, store, { search, choices })
        const read = Object.fromEntries(
          (found.search_reading?.filters ?? []).map((filter) => [
            filter.attribute_code,
            filter.values.map(({ value }) => value),
          ]),
        )
        // As the page does: applies the facets that were recognised and searches for the remaining tokens.
        const page = { search: found.search_reading?.words ?? '', choices: { ...choices, ...read } }
        const offered = found.aggregations.flatMap(({ attribute_code, options }) =>
          options.map((option) => ({ attribute_code, ...option })),
        )
        const tried = Array.from({ length: Math.min(2, offered.length) }, () => pick(offered, chance))
        const [same, ...led] = await readTotals(server, store, [
          page,
          ...tried.flatMap(({ attribute_code: code, value }) => {
            const chosen = code === 'price' ? [] : (page.choices[code] ?? [])
            return [
              { search, choices: { ...choices, [code]: [value] } },
              { ...page, choices: { ...page.choices, [code]: [value] } },
              { ...page, choices: { ...page.choices, [code]: [...chosen, value] } },
            ]
          }),
        ])
        const about = `round ${round}: '${search}' ${JSON.stringify(choices)}, read ${JSON.stringify(read)}`
        assert.equal(same, found.total_count, `${about}: the page's own words and filters`)
        for (const [i, { attribute_code: code, value, count }] of tried.entries()) {
          const [given, onPage, beside = Number.NaN] = led.slice(3 * i)
          assert.equal(given, count, `${about}: ${code} ${value}, given beside the words`)
          assert.equal(onPage, count, `${about}: ${code} ${value}, chosen on the page`)
          // Values of one facet are alternatives: neither removes the other's styles.
          const others = code !== 'price' && page.choices[code] ? found.total_count : count
          assert.ok(
            beside >= Math.max(count, others) && beside <= count + others,
            `${about}: ${code} ${value}, beside what is chosen`,
          )
          seen.values += 1
          if (code in read) seen.replaced += 1
        }
        if (Object.keys(read).length > 0) seen.read += 1
      }
      for (const [what, times] of Object.entries(seen)) assert.ok(times > rounds / 50, `${what}: ${times}`)
    })

    test(`${brand.name}: what products counts beside words is what its filters lead to [R7.115]`, async () => {
      const { chance, rounds } = randomRun(`${brand.name}: counts of products`, 12)
      const facets = (await readListing(server, store, { search: '', choices: {} })).aggregations
      const filterOf: Readonly<Record<string, (value: string) => Readonly<Record<string, unknown>>>> = {
        brand: (value) => ({ brand: { eq: value } }),
        colour: (value) => ({ color: { eq: value } }),
        category_uid: (value) => ({ category_uid: { eq: value } }),
        price: (value) => ({ price: { from: value.split('_')[0], to: value.split('_')[1] } }),
      }
      const offeredBy = (aggregations: readonly ReadFacet[]) =>
        aggregations.flatMap(({ attribute_code: code, options }) =>
          filterOf[code] ? options.map((option) => ({ code, ...option })) : [],
        )
      for (let round = 0; round < rounds; round += 1) {
        const search = randomTokens(facets, chance)
        const given = pick(offeredBy(facets), chance)
        const filter = chance() < 0.5 ? {} : filterOf[given.code]?.(given.value)
        const found = await readProducts(server, store, { search, filter: filter ?? {} })
        const offered = offeredBy(found.aggregations)
        if (offered.length === 0) continue
        const { code, value, count } = pick(offered, chance)
        const led = await readProducts(server, store, { search, filter: { ...filter, ...filterOf[code]?.(value) } })
        assert.equal(led.total_count, count, `round ${round}: '${search}' ${JSON.stringify(filter)}: ${code} ${value}`)
      }
    })
  }

  /** What the first results of a term must match; undefined where the site sells nothing similar. */
  const MEANT: Readonly<Record<string, Readonly<Record<string, RegExp | undefined>>>> = {
    williams: {
      velcro: /Touch-Fastening/,
      thongs: /Thong|Sandal|Slide|Clog/,
      joggers: /Running Shoe/,
      runners: /Running Shoe|Sneaker/,
      trainers: /Sneaker/,
      sandshoes: /Sneaker/,
      'skate shoes': /Sneaker/,
      'gym shoes': /Running Shoe/,
      'hi tops': /High-Top/,
      pumps: /Court Pump/,
      gumboots: /Gumboot/,
      wellies: /Gumboot/,
      gummies: /Gumboot/,
      'school shoes': /School|Loafer/,
      uggs: /Slipper|Fleece-Lined/,
      'ugg boots': /Slipper|Fleece-Lined/,
      slippers: /Slipper/,
      'chukka boots': /Desert Boot/,
      chelseas: /Chelsea Boot/,
      booties: /Boot/,
      tbar: /T-Bar|Mary Jane/,
      'mary janes': /T-Bar|Mary Jane/,
      brogues: /Lace-Up|Oxford/,
      'boat shoes': /Loafer/,
      'slip on': /Slip-On|Slipper/,
      'ballet flats': /Ballet Flat/,
      stilettos: /Heel|Knee-High/,
      'over the knee boots': /Knee-High/,
      'tramping boots': /Hiking Boot/,
      wedges: /Wedge/,
      'formal shoes': /Court Pump|Lace-Up|Oxford|Loafer|Slingback/,
    },
    styletread: {
      jandals: /Thong/,
      joggers: /Running Shoe|Sneaker/,
      pumps: /Court Pump/,
      'cowgirl boots': /Western/,
      moccasins: /Loafer/,
      velcro: undefined,
    },
    'styletread-nz': {
      jandals: /Thong/,
      kicks: /Running Shoe|Sneaker/,
      'court shoes': /Court Pump/,
      'long boots': /Knee-High/,
      gumboots: undefined,
    },
    mollini: {
      joggers: /Sneaker/,
      'moto boots': /Combat|Biker|Lug-Sole/,
      wedges: /Platform|Flatform/,
      pluggers: /Thong/,
      heels: /Heel|Stiletto|Pump|Platform/,
      velcro: undefined,
    },
    trybe: {
      velcro: /Touch-Fastening|First-Walker/,
      'velcro shoes': /Touch-Fastening|First-Walker/,
      thongs: /Slide|Sandal/,
      joggers: /Running Shoe|Sneaker/,
      runners: /Running Shoe|Sneaker/,
      trainers: /Running Shoe|Sneaker/,
      pumps: /Ballet Flat/,
      gumboots: /Gumboot/,
      'school shoes': /School|Loafer/,
      'black school shoes': /School|Loafer/,
      'baby shoes': /First-Walker|Toddler/,
      prewalkers: /First-Walker|Toddler/,
      'ugg boots': /Fleece-Lined/,
      'water shoes': /Slide|Sandal/,
      'flower girl': /Ballet Flat|T-Bar|Loafer/,
      't-bars': /T-Bar/,
      'reef shoes': /Slide|Sandal/,
      stilettos: undefined,
    },
    mathers: {
      velcro: /Touch-Fastening/,
      thongs: /Thong|Footbed/,
      joggers: /Running Shoe|Sneaker/,
      bunions: /Comfort|Sneaker|Running/,
      orthopaedic: /Comfort|Sneaker|Running/,
      bluchers: /Derby|Lace-Up/,
      'kitten heels': /Heel|Pump/,
      uggs: /Slipper|Fleece-Lined/,
      'walking sandals': /Sandal/,
    },
    midas: {
      pumps: /Court Pump/,
      trainers: /Sneaker/,
      'dress shoes': /Lace-Up|Oxford|Brogue|Loafer|Pump|Slingback|Heeled/,
      'slip ons': /Loafer/,
      'army boots': /Combat/,
      velcro: undefined,
    },
  }

  const FOUND = gql(`query($search: String!) { getFredhopperData(search: $search, pageSize: 3) {
    total_count items { name } suggestions { keywords { search } products { name } categories { name } }
  } }`)
  const find = async (store: string, search: string) => {
    const { data, errors } = await server.graphql(FOUND, { search }, { store })
    assert.deepEqual(errors, [])
    assert.ok(data)
    return data.getFredhopperData
  }

  for (const { id, name, storeCode } of brands) {
    test(`${name}: what people call shoes leads to such shoes [R7.115]`, async () => {
      const tokens = Object.entries(MEANT[id] ?? {})
      assert.ok(tokens.length > 4)
      for (const [token, kind] of tokens) {
        const { total_count, items } = await find(storeCode, token)
        if (!kind) assert.equal(total_count, 0, token)
        else assert.ok(items.length > 0, `${token} finds nothing`)
        for (const item of items) assert.match(item.name, kind ?? /^$/, token)
      }
    })
  }

  test('what people call shoes is suggested while it is typed, with such shoes and their category [R7.115, R4.78, R1.28]', async () => {
    for (const [store, typed, token, kind] of [
      ['trybe_au', 'velc', 'velcro', /Touch-Fastening|First-Walker/],
      ['trybe_au', 'blue velc', 'blue velcro', /Touch-Fastening|First-Walker/],
      ['styletread_nz', 'jand', 'jandals', /Thong/],
      ['williams_au', 'gumm', 'gummies', /Gumboot/],
      ['mathers_au', 'ugg', 'ugg boots', /Slipper|Fleece-Lined/],
    ] as const) {
      const { keywords, products } = (await find(store, typed)).suggestions
      assert.ok(
        keywords.some(({ search }) => search === token),
        `${typed}: ${JSON.stringify(keywords)}`,
      )
      assert.ok(products.length > 0, typed)
      for (const product of products) assert.match(product.name, kind, typed)
    }
    const { categories } = (await find('trybe_au', 'velcro')).suggestions
    assert.ok(
      categories.some(({ name }) => name === 'Touch-fastening'),
      JSON.stringify(categories),
    )
  })

  test('operators keep the words that are theirs when the database is migrated again', async () => {
    const own = await withDatabase()
    try {
      const phrases = async () =>
        (
          await own.pool.query<{ website_id: number | null; phrases: string[] }>(
            'select website_id, phrases from search_synonym order by id',
          )
        ).rows
      const all = await phrases()
      assert.ok(all.some((row) => row.website_id === null && row.phrases.includes('velcro')))
      await own.pool.query(
        `update search_synonym set phrases = array['pumps', 'my pumps'] where phrases @> array['pumps', 'court shoes'] and website_id is null`,
      )
      assert.deepEqual(await migrate(own.url), [])
      const again = await phrases()
      assert.equal(again.length, all.length, 'none is there twice')
      assert.ok(again.some((row) => row.phrases.join() === 'pumps,my pumps'))
      assert.ok(!again.some((row) => row.website_id === null && row.phrases.join() === 'pumps,court shoes,court heels'))
    } finally {
      await own.drop()
    }
  })
})
