import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { createShippingQuotes } from '#modules/fulfilment'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { startTestServer, type TestServer } from '#src/testing/server'
import { parseXml, textsOf, type XmlElement } from '#src/testing/xml'
import { fillSampleShop } from '../modules/catalogue/testing/sample-shop.ts'
import { insertGiftCardProduct } from '../modules/gift-cards/testing/gift-card-product.ts'
import { isGtin } from './merchant-feed.ts'

describe('feeds and sitemaps', () => {
  let database: TestDatabase
  let server: TestServer
  before(async () => {
    database = await withDatabase()
    await fillSampleShop(database.db)
    await sql`
      insert into source (code, kind, name) values ('ringwood', 'store', 'Williams Ringwood');
      insert into store (store_code, retek_store_id, website_ids, name, street, city, postcode, country, phone, latitude,
          longitude, time_zone, hours)
        values ('ringwood', '1101', '{9}', 'Williams Ringwood', '171 Maroondah Highway', 'Ringwood', '3134', 'AU', '1', -37.8,
          145.2, 'Australia/Melbourne', '[null, null, null, null, null, null, null]')`.execute(database.db)
    const listing = { applyChanges: async () => ({ rebuilt: undefined }) }
    server = await startTestServer({
      db: database.db,
      ports: { shipping: createShippingQuotes(), listing: listing as never },
    })
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  const getFeed = (file: string, store = 'williams_au', key?: string) =>
    fetch(`${server.url}/feeds?${new URLSearchParams({ store, file })}`, {
      headers: { authorization: `Bearer ${key ?? server.config.serviceKey}` },
    })
  const read = async (file: string, store?: string): Promise<XmlElement> => {
    const answer = await getFeed(file, store)
    assert.equal(answer.status, 200, file)
    return parseXml(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString('utf8'))
  }
  const itemsOf = async (store?: string) => {
    const rss = await read('products.xml', store)
    assert.deepEqual([rss.name, rss.attributes['xmlns:g']], ['rss', 'http://base.google.com/ns/1.0'])
    return (rss.children[0]?.children ?? []).filter((child) => child.name === 'item')
  }
  const fieldOf = (item: XmlElement | undefined, name: string) => (item ? textsOf(item, `g:${name}`)[0] : undefined)

  it('the product feed holds every size on sale, with every required attribute', async () => {
    const items = await itemsOf()
    const { rows } = await sql<{
      sku: string
      regular: number
      sale: number | null
      quantity: number
      name: string
      style: string
    }>`
      select v.sku, ps.regular_cents as regular, ps.sale_cents as sale, greatest(0, s.on_hand - s.reserved) as quantity,
        p.web_display_name as name, p.style_code as style
      from variant v join product p on p.id = v.product_id join product_site ps on ps.product_id = p.id and ps.website_id = 9
      left join stock s on s.sku = v.sku and s.source = 'warehouse'
      where ps.is_enabled and exists (select from product_image i where i.product_id = p.id) order by v.sku`.execute(
      database.db,
    )
    assert.ok(rows.length > 5)
    assert.deepEqual(items.map((item) => fieldOf(item, 'id')).sort(), rows.map((row) => row.sku).sort())
    for (const row of rows) {
      const item = items.find((candidate) => fieldOf(candidate, 'id') === row.sku)
      assert.ok(item)
      // No mpn: manufacturers' numbers are unknown, and a sku is not one. Sizes without a barcode declare that they
      // have no identifier.
      const required = [
        'title',
        'description',
        'link',
        'image_link',
        'availability',
        'price',
        'brand',
        'item_group_id',
        'color',
        'size',
      ]
      assert.equal(fieldOf(item, 'mpn'), undefined)
      assert.equal(fieldOf(item, 'identifier_exists'), fieldOf(item, 'gtin') ? undefined : 'no')
      for (const name of [...required, 'size_system', 'gender', 'age_group', 'condition', 'google_product_category'])
        assert.ok(fieldOf(item, name), `${row.sku} lacks ${name}`)
      assert.equal(fieldOf(item, 'price'), `${(row.regular / 100).toFixed(2)} AUD`)
      assert.equal(fieldOf(item, 'sale_price'), row.sale === null ? undefined : `${(row.sale / 100).toFixed(2)} AUD`)
      assert.equal(fieldOf(item, 'availability'), row.quantity > 0 ? 'in_stock' : 'out_of_stock')
      assert.equal(fieldOf(item, 'item_group_id'), row.style)
      assert.ok(fieldOf(item, 'title')?.startsWith(row.name))
      const link = new URL(fieldOf(item, 'link') ?? '')
      assert.match(link.origin + link.pathname, /^http:\/\/williams\.localhost:3000\/[\w-]+\.html$/)
      assert.equal(link.searchParams.get('size'), fieldOf(item, 'size'))
      assert.match(fieldOf(item, 'image_link') ?? '', /^http:\/\/williams\.localhost:3000\/media\/\S+\?w=1200&f=jpeg$/)
      const shipping = item.children.find((child) => child.name === 'g:shipping')
      assert.ok(shipping && /^\d+\.\d\d AUD$/.test(textsOf(shipping, 'g:price')[0] ?? ''))
    }
  })

  it('markup and characters that XML cannot hold make a valid feed; a GTIN is one', async () => {
    await sql`update product set description = ${'<p>Soft & "warm" <b>boot</b>\u0007]]> 🥾</p>'} where sku = 'WINTON-TAN'`.execute(
      database.db,
    )
    await sql`update variant set barcode = case sku when 'WINTON-TAN-8' then '9312345678907' else '123' end
      where product_id = (select id from product where sku = 'WINTON-TAN')`.execute(database.db)
    await drop(['listing'])
    const items = await itemsOf()
    const [eight, seven] = ['WINTON-TAN-8', 'WINTON-TAN-7'].map((sku) =>
      items.find((item) => fieldOf(item, 'id') === sku),
    )
    assert.equal(fieldOf(eight, 'description'), 'Soft & "warm" boot ]]> 🥾')
    const codes = (item: XmlElement | undefined) =>
      ['gtin', 'mpn', 'identifier_exists'].map((name) => fieldOf(item, name))
    assert.deepEqual(codes(eight), ['9312345678907', undefined, undefined])
    assert.deepEqual(codes(seven), [undefined, undefined, 'no'])
    assert.deepEqual(['9312345678907', '9312345678908', '40170725', '', '0'].map(isGtin), [
      true,
      false,
      true,
      false,
      false,
    ])
  })

  it('texts that are too long end at a word, or where they may be no longer', async () => {
    const text = (of: string) =>
      sql`update product set description = ${of} where sku = 'WINTON-TAN'`.execute(database.db)
    const written = async () => {
      await drop(['listing'])
      const items = await itemsOf()
      return fieldOf(
        items.find((item) => fieldOf(item, 'id') === 'WINTON-TAN-8'),
        'description',
      )
    }
    await text('x'.repeat(6000))
    assert.equal(await written(), 'x'.repeat(5000))
    await text(`${'word '.repeat(999)}fives and more`)
    assert.equal(await written(), `${'word '.repeat(999)}fives`)
    await text(`${'word '.repeat(999)}sixsix and more`)
    assert.equal(await written(), 'word '.repeat(999).trim())
  })

  const drop = async (tags: readonly string[]) => {
    const answer = await fetch(`${server.url}/change-stream`, {
      method: 'POST',
      headers: { authorization: `Bearer ${server.config.purgeToken}` },
      body: JSON.stringify({ tags }),
    })
    assert.equal(answer.status, 200)
  }

  it('a sitemap index names products, categories, brands and content, with pictures', async () => {
    const index = await read('sitemap.xml')
    const files = index.children.map(
      (child) => textsOf(child, 'loc')[0]?.replace('http://williams.localhost:3000/', '') ?? '',
    )
    assert.deepEqual(
      files,
      ['products-1', 'categories', 'brands', 'content', 'stores'].map((name) => `sitemap-${name}.xml`),
    )
    const found = new Map<string, XmlElement[]>()
    for (const file of files) found.set(file, (await read(file)).children)
    const locs = (name: string) => (found.get(`sitemap-${name}.xml`) ?? []).map((url) => textsOf(url, 'loc')[0] ?? '')
    const { rows } = await sql<{ url: string }>`
      select 'http://williams.localhost:3000/' || url_key || '.html' as url from product p join product_site ps on ps.product_id = p.id
      where website_id = 9 and is_enabled order by p.id`.execute(database.db)
    assert.deepEqual(
      locs('products-1'),
      rows.map((row) => row.url),
    )
    for (const url of found.get('sitemap-products-1.xml') ?? []) {
      assert.match(textsOf(url, 'lastmod')[0] ?? '', /^\d{4}-\d\d-\d\dT/)
    }
    assert.ok(locs('categories').includes('http://williams.localhost:3000/women/boots'))
    assert.ok(locs('brands').includes('http://williams.localhost:3000/brands/ashgrove'))
    assert.ok(locs('content').includes('http://williams.localhost:3000/'))
    const everything = files.flatMap((file) => locs(file.replace(/^sitemap-|\.xml$/g, '')))
    assert.equal(new Set(everything).size, everything.length)
    assert.deepEqual(locs('stores'), [
      'http://williams.localhost:3000/store-locator',
      'http://williams.localhost:3000/store-locator/williams-ringwood',
    ])
  })

  it('categories that the shop does not show are not listed', async () => {
    const listed = async () => {
      await drop(['categories'])
      return (await read('sitemap-categories.xml')).children.map(
        (url) => new URL(textsOf(url, 'loc')[0] ?? '').pathname,
      )
    }
    const shown = ['/sale', '/women', '/women/boots', '/women/flats']
    await sql`insert into category (website_id, parent_id, name, url_key, url_path, level, position)
      select website_id, id, 'Empty', 'empty', 'women/empty', 3, 9 from category where website_id = 9 and url_path = 'women'`.execute(
      database.db,
    )
    assert.deepEqual(await listed(), shown)
    await sql`update category set is_active = false where website_id = 9 and url_path = 'women'`.execute(database.db)
    assert.deepEqual(await listed(), ['/sale'])
    await sql`update category set is_active = true where website_id = 9 and url_path = 'women'`.execute(database.db)
    assert.deepEqual(await listed(), shown)
  })

  it('products of a brand that the site leaves out neither fill nor date its product files [R3.108, A41]', async () => {
    const lastmod = async () => {
      await drop(['store'])
      const index = await read('sitemap.xml')
      return textsOf(index.children[0] as XmlElement, 'lastmod')[0]
    }
    await sql`update product set updated_at = case sku when 'CAPRI-RED' then '2031-01-01Z'::timestamptz else '2030-01-01Z' end`.execute(
      database.db,
    )
    assert.equal(await lastmod(), '2031-01-01T00:00:00.000Z')
    await sql`insert into site_setting (website_id, key, value) values (9, 'excluded_brands', '["vela"]')`.execute(
      database.db,
    )
    assert.equal(await lastmod(), '2030-01-01T00:00:00.000Z')
    await sql`delete from site_setting where website_id = 9`.execute(database.db)
  })

  it('the gift card is listed while gift cards are on', async () => {
    await insertGiftCardProduct(database.db)
    const isListed = async (value: string) => {
      await sql`insert into site_setting (website_id, key, value) values (9, 'gift_cards_enabled', ${value}::jsonb)
        on conflict (website_id, key) do update set value = excluded.value`.execute(database.db)
      await drop(['store'])
      const urls = (await read('sitemap-content.xml')).children.map((url) => textsOf(url, 'loc')[0] ?? '')
      return urls.includes('http://williams.localhost:3000/gift-card.html')
    }
    assert.deepEqual([await isListed('true'), await isListed('false')], [true, false])
    await sql`delete from site_setting where website_id = 9`.execute(database.db)
    await sql`delete from product where type = 'giftcard'`.execute(database.db)
  })

  it('products sold in both countries name each other where each keeps its pages', async () => {
    await sql`insert into product_site (product_id, website_id, currency, regular_cents)
      select product_id, site, case site when 4 then 'NZD' else 'AUD' end, regular_cents from product_site, unnest(array[2, 4]) site
      where website_id = 9 and product_id = (select id from product where sku = 'WINTON-BLACK') on conflict do nothing`.execute(
      database.db,
    )
    await drop(['listing'])
    const urls = (await read('sitemap-products-1.xml', 'styletread_nz')).children
    const url = urls.find((candidate) => textsOf(candidate, 'loc')[0]?.includes('winton-black'))
    const links = url?.children
      .filter((child) => child.name === 'xhtml:link')
      .map(({ attributes }) => [attributes.hreflang, attributes.href])
    assert.deepEqual(links, [
      ['en-AU', 'http://styletread.localhost:3000/winton-black-shoe.html'],
      ['en-NZ', 'http://styletread-nz.localhost:3000/winton-black-shoe.html'],
      ['x-default', 'http://styletread.localhost:3000/winton-black-shoe.html'],
    ])
    const linksOn = async (store: string) => {
      await drop(['store'])
      const listed = (await read('sitemap-products-1.xml', store)).children
      const entry = listed.find((candidate) => textsOf(candidate, 'loc')[0]?.includes('winton-black'))
      return entry?.children.filter((child) => child.name === 'xhtml:link').map(({ attributes }) => attributes.href)
    }
    await sql`insert into site_setting (website_id, key, value) values (2, 'product_url_suffix', '".htm"')`.execute(
      database.db,
    )
    const sister = 'http://styletread.localhost:3000/winton-black-shoe.htm'
    assert.deepEqual(await linksOn('styletread_nz'), [
      sister,
      'http://styletread-nz.localhost:3000/winton-black-shoe.html',
      sister,
    ])
    await sql`insert into site_setting (website_id, key, value) values (2, 'excluded_brands', '["ashgrove"]')`.execute(
      database.db,
    )
    assert.deepEqual(await linksOn('styletread_nz'), [], 'the sister does not sell the brand')
    await sql`delete from site_setting where website_id = 2`.execute(database.db)
    const alone = (await read('sitemap-products-1.xml')).children[0]
    assert.equal(
      alone?.children.some((child) => child.name === 'xhtml:link'),
      false,
    )
  })

  it('nobody without the key, no other file, no other site; what changed is written anew', async () => {
    assert.equal((await getFeed('sitemap.xml', 'williams_au', 'wrong')).status, 401)
    for (const file of [
      'sitemap-nothing.xml',
      'sitemap-products-0.xml',
      'sitemap-products-2.xml',
      'sitemap-products-9999.xml',
      'sitemap-products.xml',
      '../../etc/passwd',
      '',
      'sitemap-brands-1.xml',
    ])
      assert.equal((await getFeed(file)).status, 404, file)
    assert.equal((await getFeed('sitemap.xml', 'nowhere_au')).status, 404)
    const before = (await getFeed('products.xml')).headers.get('etag')
    assert.equal((await getFeed('products.xml')).headers.get('etag'), before)
    await sql`update product_site set regular_cents = regular_cents + 100 where website_id = 9`.execute(database.db)
    await drop([])
    assert.notEqual((await getFeed('products.xml')).headers.get('etag'), before)
  })
})
