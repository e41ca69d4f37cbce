import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { brands } from '@welt/brands'
import { sql } from 'kysely'
import { pagesStep } from '#src/seed/content/pages-step'
import { storiesFor } from '#src/seed/data/blog/index'
import { homePages } from '#src/seed/data/home/index'
import { pagesFor } from '#src/seed/data/pages/index'
import { runSeed } from '#src/seed/run'
import { viewChangeLog } from '#src/testing/change-log-view'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { unknownPlaceholders } from './check-placeholders.ts'

const ROUTE = gql('query ($url: String!) { route(url: $url) { __typename relative_url redirect_code type } }')

describe('content', () => {
  let database: TestDatabase
  let server: TestServer
  before(async () => {
    database = await withDatabase()
    server = await startTestServer({ db: database.db })
    await runSeed(database.url, { steps: [pagesStep()] })
    await sql`
      insert into category (id, website_id, parent_id, name, url_key, url_path, level) overriding system value values
        (9001, 9, null, 'Root', 'root', '', 1), (9002, 9, 9001, 'Women', 'women', 'women', 2), (9003, 9, 9002, 'Boots', 'boots', 'women/boots', 3);
      insert into product (id, sku, style_code, url_key, name, web_display_name) overriding system value values (9001, 'PIP-NAVY', 'PIP', 'pip-navy', 'Pip', 'Pip');
      insert into product_site (product_id, website_id, currency, regular_cents) values (9001, 9, 'AUD', 9995);
      insert into redirect values (9, 'old-boots', 'women/boots', 301)`.execute(database.db)
    await database.db
      .insertInto('cms_block')
      .values([
        { website_id: 9, identifier: 'home-b', title: 'B', position: 2, data: JSON.stringify({ kind: 'entries' }) },
        { website_id: 9, identifier: 'home-a', title: 'A', position: 1, content: '<p onclick="x()">A</p>', data: null },
        { website_id: 9, identifier: 'home-off', title: 'Off', position: 0, is_active: false, data: null },
        {
          website_id: 9,
          identifier: 'category-women-boots',
          title: 'Boots',
          content: '<p>Boots, {return_days} days</p>',
          data: null,
        },
        { website_id: 10, identifier: 'home-a', title: 'Other', position: 1, data: null },
      ])
      .execute()
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  it('every site has its information pages, with its own name and phone [R1.15, R7.123]', async () => {
    for (const brand of brands) {
      const { data } = await server.graphqlByGet(
        gql('{ cmsPage(identifier: "contact") { content title } }'),
        {},
        { store: brand.storeCode },
      )
      assert.match(data?.cmsPage.content ?? '', new RegExp(brand.helpPhone))
    }
  })

  it('a path with capitals redirects to its lower case form, where that exists [R7.129]', async () => {
    const resolved = async (url: string) => {
      const { data } = await server.graphqlByGet(ROUTE, { url }, { store: 'williams_au' })
      return data?.route && [data.route.__typename, data.route.relative_url, data.route.redirect_code]
    }
    const lower = ['women/boots', 'women/boots.html', 'pip-navy.html', 'contact']
    for (const path of lower) {
      for (const typed of [
        path.toUpperCase(),
        `/${path[0]?.toUpperCase()}${path.slice(1)}/`,
        `https://shop.example/${path.toUpperCase()}?a=B`,
      ])
        assert.deepEqual(await resolved(typed), ['RoutableUrl', path, 301], typed)
      assert.notEqual((await resolved(path))?.[0], 'RoutableUrl', path)
    }
    assert.deepEqual(await resolved('Old-Boots'), ['RoutableUrl', 'women/boots', 301])
    assert.equal(await resolved('NO-SUCH-PATH'), null)
  })

  it('the delivery page tells the thresholds that the checkout charges by [R9.24, R9.25, R9.26]', async () => {
    const contentOf = async (store: string) => {
      const { data } = await server.graphql(gql('{ cmsPage(identifier: "delivery") { content } }'), {}, { store })
      return data?.cmsPage.content ?? ''
    }
    assert.match(await contentOf('williams_au'), /<td>\$10 or more<\/td>/)
    assert.match(await contentOf('trybe_au'), /<td>\$12 or more<\/td>/)
    assert.match(await contentOf('styletread_nz'), /<td>\$15 or more<\/td>/)
    assert.match(await contentOf('mathers_au'), /do not deliver to New Zealand/)
  })

  it('pages mention gift cards and rewards only while they are on', async () => {
    const pages = ['faq', 'terms', 'payments-promotions', 'delivery', 'contact']
    const contentOf = async (page: string) => {
      const document = gql('query ($page: String) { cmsPage(identifier: $page) { content } }')
      return (await server.requireData(document, { page })).cmsPage.content
    }
    const saying = async (said: RegExp) => {
      const contents = await Promise.all(pages.map(contentOf))
      return pages.filter((_, index) => said.test(contents[index] ?? ''))
    }
    const setAll = async (value: boolean) => {
      const rows = ['gift_cards_enabled', 'loyalty_enabled'].map((key) => ({
        website_id: 9,
        key,
        value: JSON.stringify(value),
      }))
      await database.db
        .deleteFrom('site_setting')
        .where('website_id', '=', 9)
        .where(
          'key',
          'in',
          rows.map(({ key }) => key),
        )
        .execute()
      await database.db.insertInto('site_setting').values(rows).execute()
    }
    await setAll(true)
    assert.deepEqual(
      [await saying(/gift card/i), await saying(/reward/i)],
      [pages, ['faq', 'terms', 'payments-promotions']],
    )
    await setAll(false)
    assert.deepEqual([await saying(/gift card/i), await saying(/reward/i)], [[], []])
  })

  it('the seed’s texts name only placeholders that their shop fills', async () => {
    for (const brand of brands) {
      const pages = [...pagesFor(brand), ...storiesFor(brand)]
      const unknown = await unknownPlaceholders(database.db, brand, '', pages)
      const ofHome = await unknownPlaceholders(database.db, brand, 'home-', homePages[brand.id])
      assert.deepEqual([...unknown, ...ofHome], [], brand.id)
    }
  })

  it('help hub and accessibility page say how soon the desk answers, as the setting says', async () => {
    const document = gql('query ($page: String) { cmsPage(identifier: $page) { content } }')
    const answers = async () =>
      Promise.all(
        ['help-hub', 'accessibility'].map(async (page) => {
          const { content } = (await server.requireData(document, { page })).cmsPage
          return /we answer within ([\w ]*)/i.exec(content ?? '')?.[1]
        }),
      )
    assert.deepEqual(await answers(), ['two working days', 'two working days'])
    const setting = { website_id: 9, key: 'desk_answer_days', value: '1' }
    await database.db.insertInto('site_setting').values(setting).execute()
    assert.deepEqual(await answers(), ['one working day', 'one working day'])
    await database.db.deleteFrom('site_setting').where('key', '=', setting.key).execute()
  })

  it('/privacy shows the privacy policy and names it as canonical [R2.30]', async () => {
    const { data } = await server.graphql(
      gql(
        '{ a: cmsPage(identifier: "privacy") { content canonical_url } b: cmsPage(identifier: "privacy-policy") { content canonical_url } }',
      ),
    )
    assert.equal(data?.a.content, data?.b.content)
    assert.equal(data?.a.canonical_url, 'http://williams.localhost:3000/privacy-policy')
  })

  it('a page that is not there is an error with its identifier [R7.123]', async () => {
    const { data, errors } = await server.graphql(gql('{ cmsPage(identifier: "nope") { title } }'))
    assert.equal(data?.cmsPage, null)
    assert.equal(errors[0]?.message, 'The CMS page with the "nope" ID doesn\'t exist.')
    assert.equal(errors[0]?.extensions.category, 'graphql-no-such-entity')
  })

  it('scripts in stored content do not leave the server [R7.123]', async () => {
    await sql`update cms_page set content = '<p>ok</p><script>alert(1)</script><a href="javascript:x">y</a>' where website_id = 9 and identifier = 'terms'`.execute(
      database.db,
    )
    const { data } = await server.graphql(gql('{ cmsPage(identifier: "terms") { content } }'))
    assert.equal(data?.cmsPage.content, '<p>ok</p><a>y</a>')
  })

  it('blocks come in the order asked; an unknown one is an error beside them [R7.124]', async () => {
    const { data, errors } = await server.graphql(
      gql('{ cmsBlocks(identifiers: ["home-b", "nope", "home-a"]) { items { identifier content data } } }'),
    )
    assert.deepEqual(data?.cmsBlocks, {
      items: [
        { identifier: 'home-b', content: '', data: '{"kind":"entries"}' },
        null,
        { identifier: 'home-a', content: '<p>A</p>', data: null },
      ],
    })
    assert.equal(errors[0]?.message, 'The CMS block with the "nope" ID doesn\'t exist.')
  })

  it("home blocks are the site's active ones by position, and cacheable [R7.08, R7.16]", async () => {
    const { data, headers } = await server.graphqlByGet(gql('{ homeBlocks { identifier } }'))
    assert.deepEqual(data?.homeBlocks, [{ identifier: 'home-a' }, { identifier: 'home-b' }])
    assert.deepEqual(headers.get('x-magento-tags')?.split(',').sort(), ['beginning:home', 'cms', 'williams_au'])
  })

  it('stories are cacheable, and purged with their pages and with the switch of the blog', async () => {
    const { data, headers } = await server.graphqlByGet(gql('{ stories { path } }'))
    assert.deepEqual(data?.stories, [])
    const tags = headers.get('x-magento-tags')?.split(',').sort()
    assert.deepEqual(tags, ['beginning:blog', 'cms', 'store', 'williams_au'])
    const log = await viewChangeLog(database.db)
    const story = { website_id: 9, identifier: 'blog/first-steps', title: 'First steps', content: '' }
    await database.db.insertInto('cms_page').values(story).execute()
    assert.ok((await log.tags()).includes('beginning:blog'))
    const blog = { website_id: 9, key: 'feature_flags', value: JSON.stringify({ blog: true }) }
    await database.db.insertInto('site_setting').values(blog).execute()
    assert.deepEqual(await log.tags(), ['store'])
    await database.db.deleteFrom('site_setting').where('key', '=', 'feature_flags').execute()
    await database.db.deleteFrom('cms_page').where('identifier', '=', story.identifier).execute()
  })

  it('a path leads to product, category, page or redirect, an unknown one to nothing [R7.129, R2.50, R2.52, R2.53, R2.54]', async () => {
    const expected: readonly (readonly [url: string, answer: unknown])[] = [
      [
        'pip-navy.html',
        { __typename: 'ConfigurableProduct', relative_url: 'pip-navy.html', redirect_code: 0, type: 'PRODUCT' },
      ],
      ['/women/boots', { __typename: 'CategoryTree', relative_url: 'women/boots', redirect_code: 0, type: 'CATEGORY' }],
      [
        'women/boots.html',
        { __typename: 'CategoryTree', relative_url: 'women/boots', redirect_code: 0, type: 'CATEGORY' },
      ],
      [
        'http://williams.localhost:3000/delivery?x=1#top',
        { __typename: 'CmsPage', relative_url: 'delivery', redirect_code: 0, type: 'CMS_PAGE' },
      ],
      ['old-boots', { __typename: 'RoutableUrl', relative_url: 'women/boots', redirect_code: 301, type: null }],
      ['pip-navy', null],
      ['nowhere', null],
      ['', null],
    ]
    for (const [url, answer] of expected) {
      const { data, errors } = await server.graphql(ROUTE, { url })
      assert.deepEqual([errors, data?.route], [[], answer], url)
    }
    const elsewhere = await server.graphql(ROUTE, { url: 'pip-navy.html' }, { store: 'mathers_au' })
    assert.equal(elsewhere.data?.route, null)
  })

  it('a deleted product’s address leads to its category as gone, until something takes it [R7.129]', async () => {
    const lead = async () => (await server.graphql(ROUTE, { url: 'gone-shoe.html' })).data?.route
    const make = () =>
      sql`with made as (
          insert into product (sku, url_key, style_code, name, web_display_name) values ('GONE', 'gone-shoe', 'gone', 'Gone', 'Gone') returning id),
        sold as (insert into product_site (product_id, website_id, currency, regular_cents) select id, 9, 'AUD', 100 from made)
        insert into product_category (product_id, category_id) select made.id, c.id from made, category c
        where c.website_id = 9 and c.url_path in ('women', 'women/boots')`.execute(database.db)
    assert.equal(await lead(), null)
    await make()
    assert.equal((await lead())?.__typename, 'ConfigurableProduct')
    await sql`update product_site set is_enabled = false where product_id = (select id from product where sku = 'GONE')`.execute(
      database.db,
    )
    assert.equal(await lead(), null, 'what is only taken off the site may come back')
    await sql`update product_site set is_enabled = true where product_id = (select id from product where sku = 'GONE')`.execute(
      database.db,
    )
    await sql`delete from product where sku = 'GONE'`.execute(database.db)
    const gone = { __typename: 'RoutableUrl', relative_url: 'women/boots', redirect_code: 410, type: 'PRODUCT' }
    assert.deepEqual(await lead(), gone)
    assert.equal(
      (await server.graphql(ROUTE, { url: 'gone-shoe.html' }, { store: 'mathers_au' })).data?.route,
      null,
      'not where it never was',
    )
    await make()
    assert.equal((await lead())?.__typename, 'ConfigurableProduct')
    await sql`delete from product where sku = 'GONE'`.execute(database.db)
    await sql`insert into redirect (website_id, from_path, to_path, code) values (9, 'gone-shoe.html', 'women', 301)`.execute(
      database.db,
    )
    assert.equal((await lead())?.redirect_code, 301)
  })

  it('a category shows the block of its path [R7.124]', async () => {
    const { data } = await server.graphql(
      gql('{ route(url: "women/boots") { ... on CategoryTree { cms_block { content } } } }'),
    )
    assert.deepEqual(data?.route, { cms_block: { content: '<p>Boots, 30 days</p>' } })
  })
})
