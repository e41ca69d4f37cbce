import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { MINUTE_MS } from '@welt/kit/time'
import { sql } from 'kysely'
import { flushSearchCounts, purgeSearchTerms } from '#modules/search'
import { jobs, recurring } from '#src/jobs/index'
import type { JobContext } from '#src/queue/job-handler'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { followListing } from '#src/testing/followed-listing'
import { gql, untyped } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'
import { until } from '#src/testing/until'
import { fillSampleShop } from '../../catalogue/testing/sample-shop.ts'
import type { RunningListingEngine } from '../listing-engine.ts'

const SEARCH = gql(`query($search: String!, $filter: [FredhopperFilterInput!]) {
  getFredhopperData(search: $search, filter: $filter) {
    total_count redirect_url items { sku } applied_filters { attribute_code values { value label } }
    search_reading { words corrected filters { attribute_code values { value label } } alternatives { search result_count } }
  }
}`)

interface Search {
  readonly getFredhopperData: {
    readonly total_count: number
    readonly redirect_url: string | null
    readonly items: readonly { readonly sku: string }[]
    readonly applied_filters: readonly { readonly attribute_code: string; readonly values: readonly unknown[] }[]
    readonly search_reading: {
      readonly words: string
      readonly corrected: string | null
      readonly filters: readonly unknown[]
      readonly alternatives: readonly { readonly search: string; readonly result_count: number }[]
    }
  }
}

interface Term {
  readonly site: string
  readonly term: string
  readonly searches: number
  readonly without_results: number
}

const COUNT = gql('mutation($searches: [SearchesInput!]!) { countSearches(searches: $searches) }')
const root = join(import.meta.dirname, '../../../../../..')

describe('words of a search', () => {
  let database: TestDatabase
  let engine: RunningListingEngine
  let server: TestServer
  before(async () => {
    database = await withDatabase()
    await fillSampleShop(database.db)
    await sql`insert into cms_page (website_id, identifier, title, content_heading, content) values (9, 'returns', 'Returns', 'Returns', ''),
      (9, 'contact', 'Contact', 'Contact', '')`.execute(database.db)
    engine = followListing({ db: database.db, listen: database.url })
    await engine.start()
    server = await startTestServer({ db: database.db, ports: { listing: engine } })
  })
  after(async () => {
    await server?.close()
    await engine?.stop()
    await database?.drop()
  })

  const search = async (words: string, store = 'williams_au') => {
    const { data, errors } = await server.graphql(SEARCH, { search: words }, { store })
    assert.deepEqual(errors, [])
    assert.ok(data)
    return data.getFredhopperData
  }
  const skus = (found: Search['getFredhopperData']) => found.items.map(({ sku }) => sku)
  const welt = async (...args: readonly string[]) => {
    const env = { ...process.env, DATABASE_URL: database.url }
    const run = promisify(execFile)(process.execPath, [join(root, 'scripts/welt.ts'), ...args], { env })
    return run.then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
    )
  }
  it('colour and size words filter and are told as filters that can be taken away [R7.115, R7.116]', async () => {
    const found = await search('tan chelsea boots 8')
    assert.deepEqual(skus(found), ['WINTON-TAN'])
    const filters = [
      { attribute_code: 'colour', values: [{ value: 'tan', label: 'Tan' }] },
      { attribute_code: 'size', values: [{ value: 'AU:8', label: 'AU 8' }] },
    ]
    assert.deepEqual(found.applied_filters, filters)
    assert.deepEqual(found.search_reading, { words: 'chelsea boots', corrected: null, filters, alternatives: [] })
    const size = [{ attribute_code: 'size', equal: { eq: 'EU:39' } }]
    const { data } = await server.graphql(SEARCH, { search: 'chelsea boots', filter: size }, { store: 'williams_au' })
    assert.equal(data?.getFredhopperData.total_count, 1)
  })

  it('a mistyped search is corrected and says so, a literal one is not [R7.115]', async () => {
    const corrected = await search('chelsae bootz')
    assert.equal(corrected.search_reading.corrected, 'chelsea boot')
    assert.equal(corrected.total_count, 1)
    assert.equal((await search('"chelsae"')).total_count, 0)
  })

  it('a search that finds nothing names the closest that do [J03]', async () => {
    const { total_count, search_reading } = await search('qqxxzz loafer')
    assert.equal(total_count, 0)
    assert.deepEqual(search_reading.alternatives, [{ search: 'loafer', result_count: 1 }])
  })

  it('a size code leads to its product, known terms to their pages in any spelling [A39]', async () => {
    assert.equal((await search('winton-tan-8')).redirect_url, `/${await pathOf('WINTON-TAN')}.html`)
    assert.equal((await search('RETURNS')).redirect_url, '/returns')
    assert.equal((await search('chelsea')).redirect_url, null)
  })
  it('a term leads only where the site has the page, and begins to when the page comes [A39]', async () => {
    assert.equal((await search('Gift-Cards')).redirect_url, null)
    assert.equal((await search('returns', 'styletread_nz')).redirect_url, null)
    await sql`insert into redirect values (9, 'gift-card.html', 'contact', 302)`.execute(database.db)
    assert.equal((await search('Gift-Cards')).redirect_url, '/gift-card.html')
    const paths = [
      ['/women/boots?colour=tan', true],
      ['/women/boots.html', true],
      [`/${await pathOf('WINTON-TAN')}.html`, true],
      ['/brands/ashgrove', true],
      ['/customer/account/login', true],
      ['/women/nothing', false],
      ['/winton', false],
      ['/brands/nobody', false],
    ] as const
    for (const [at, [path]] of paths.entries())
      await sql`insert into search_redirect (website_id, term, path) values (9, ${`place ${at}`}, ${path})`.execute(
        database.db,
      )
    purgeSearchTerms(database.db)
    for (const [at, [path, isThere]] of paths.entries())
      assert.equal((await search(`place ${at}`)).redirect_url, isThere ? path : null, path)
    await sql`update category set is_active = false where website_id = 9 and url_path = 'women'`.execute(database.db)
    assert.equal((await search('place 0')).redirect_url, null, 'a category under one that is put away')
    await sql`update category set is_active = true where website_id = 9 and url_path = 'women'`.execute(database.db)
    assert.match(
      (await welt('redirects', 'add', 'somewhere', '/women')).said,
      /every site: somewhere → \/women\nNot on .*mollini/,
    )
    assert.match((await welt('redirects', 'add', 'somewhere', '/nowhere')).said, /is not a page of any site/)
  })
  const pathOf = async (sku: string) => {
    const { data } = await server.graphql(
      gql('query($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { url_key } } }'),
      { sku },
      { store: 'williams_au' },
    )
    return data?.products.items[0]?.url_key
  }

  it('operators add and take away synonyms and redirects, in force within a second or so [J03, A39]', async () => {
    assert.equal((await search('stompers')).total_count, 0)
    const added = await welt('synonyms', 'add', 'stompers', 'Chelsea Boots', '--site', 'williams')
    assert.equal(added.code, 0, added.said)
    await until(async () => (await search('stompers')).total_count === 1)
    const number = added.said.split(' ')[0] ?? ''
    assert.match((await welt('synonyms', 'list', '--site', 'williams')).said, /williams: stompers = chelsea boots/)
    assert.equal((await welt('synonyms', 'remove', number)).code, 0)
    await until(async () => (await search('stompers')).total_count === 0)
    assert.equal((await welt('redirects', 'add', 'Lost Parcel', '/contact', '--site', 'williams')).code, 0)
    await until(async () => (await search('lost parcel')).redirect_url === '/contact')
    assert.equal((await search('lost parcel', 'styletread_nz')).redirect_url, null)
    assert.equal((await welt('redirects', 'add', 'bad', '//evil.example')).code, 2)
    assert.equal((await welt('redirects', 'remove', 'lost parcel', '--site', 'williams')).code, 0)
    assert.equal((await welt('synonyms', 'add', 'alone')).code, 2)
    assert.equal((await welt('synonyms', 'add', 'a', 'b', '--site', 'nowhere')).code, 2)
  })

  it('words that cannot be read again go on as they were, for all who search meanwhile [J03]', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
    assert.equal((await search('RETURNS')).redirect_url, '/returns')
    await sql`alter table search_redirect rename to hidden`.execute(database.db)
    try {
      for (let round = 0; round < 2; round += 1) {
        t.mock.timers.tick(1100)
        const found = await Promise.all(Array.from({ length: 8 }, () => search('RETURNS')))
        assert.deepEqual(new Set(found.map(({ redirect_url }) => redirect_url)), new Set(['/returns']))
        purgeSearchTerms(database.db)
      }
    } finally {
      await sql`alter table hidden rename to search_redirect`.execute(database.db)
    }
    t.mock.timers.tick(1100)
    await sql`insert into search_redirect (website_id, term, path) values (9, 'blisters', '/contact')`.execute(
      database.db,
    )
    await until(async () => (await search('blisters')).redirect_url === '/contact')
  })

  it('searches are counted without anything personal, also those answered from a cache [J03]', async () => {
    for (const words of [
      'Winton',
      'winton!',
      'qqxxzz',
      'refund',
      'jane@example.com',
      '0412 345 678',
      '4111-1111-1111-1111',
    ])
      await search(words)
    const key = { store: 'williams_au', 'x-service-key': server.config.serviceKey }
    const searches = [
      { search: 'winton', count: 5 },
      { search: 'qqxxzz', count: 2 },
      { search: 'me@example.com', count: 9 },
    ]
    // Five shoppers make a catalogue word popular; four, a misspelling, half a word or an unknown word do not.
    const byFive = (search: string) => ({ search, count: 5, visitors: 5 })
    assert.equal((await server.graphql(untyped(COUNT), { searches }, { store: 'williams_au' })).data, null)
    assert.deepEqual((await server.graphql(untyped(COUNT), { searches }, key)).data, { countSearches: true })
    await flushSearchCounts(database.db)
    const listed = await welt('search-terms', '--site', 'williams', '--json')
    const terms = JSON.parse(listed.said) as Term[]
    const of = (term: string) => terms.find((row) => row.term === term)
    assert.deepEqual(of('winton'), { site: 'williams', term: 'winton', searches: 7, without_results: 0 })
    assert.deepEqual(of('qqxxzz'), { site: 'williams', term: 'qqxxzz', searches: 3, without_results: 3 })
    assert.equal(of('refund')?.without_results, 0, 'a search that leads to a page is not in vain')
    assert.ok(terms.every(({ term }) => !/example|0412|4111/.test(term)))
    const inVain = JSON.parse(
      (await welt('search-terms', '--no-results', '--site', 'williams', '--json')).said,
    ) as Term[]
    assert.ok(
      inVain.every(({ without_results }) => without_results > 0) && inVain.some(({ term }) => term === 'qqxxzz'),
    )
    const byFew = [{ search: 'capri', count: 900, visitors: 4 }]
    await server.graphql(
      COUNT,
      { searches: [...byFew, ...['winton', 'wintn', 'wint', 'badword', 'refund'].map(byFive)] },
      key,
    )
    await flushSearchCounts(database.db)
    const popular = await server.graphql(
      gql('{ popularSearches { search result_count } }'),
      {},
      { store: 'williams_au' },
    )
    assert.deepEqual(popular.data?.popularSearches, [{ search: 'winton', result_count: 1 }])
  })

  it('counted words are kept 90 days, of each day the 2,000 terms that were asked most [J03]', async () => {
    const NZ = 4
    await sql`insert into search_term (website_id, day, term, searches, visitors, without_results)
      select ${NZ}::int, current_date - ago, 'term ' || n, n, 0, 0 from unnest(array[0, 1, 90, 91]) ago, generate_series(1, case when ago > 1 then 3 else 2005 end) n`.execute(
      database.db,
    )
    assert.ok(recurring.some(({ job, everyMs }) => job.name === 'trim-search-counts' && everyMs <= 10 * MINUTE_MS))
    const ports = {} as JobContext['ports']
    await jobs['trim-search-counts']?.({}, { db: database.db, config: server.config, ports, log: () => undefined })
    const { rows } =
      await sql`select (current_date - day)::int as ago, count(*)::int as terms, min(searches)::int as rarest
      from search_term where website_id = ${NZ} group by day order by day desc`.execute(database.db)
    assert.deepEqual(rows, [
      { ago: 0, terms: 2000, rarest: 6 },
      { ago: 1, terms: 2000, rarest: 6 },
      { ago: 90, terms: 3, rarest: 1 },
    ])
  })

  it('whatever is searched for is answered [J03]', async () => {
    for (const words of [
      'x'.repeat(4096),
      '🥾👠',
      'حذاء أسود',
      "'; drop table product; --",
      '<b onclick=alert(1)>boots</b>',
      '%00%',
      '   ',
    ])
      assert.ok((await search(words)).total_count >= 0)
  })
})
