import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brands } from '@welt/brands'
import type pg from 'pg'
import { findBrokenInvariants } from '#modules/orders'
import { withDatabase } from '../testing/database.ts'
import { runSeed } from './run.ts'
import { seedSteps } from './steps.ts'
import { closeSeeded, database, openSeeded, rowsOf } from './testing/seeded-database.ts'

before(openSeeded)
after(closeSeeded)

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
    assert.equal(written.length + steps.findIndex((step) => isBroken(step.name)), steps.length)
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
