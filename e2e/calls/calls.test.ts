import assert from 'node:assert/strict'
import { brandOf, type SiteId } from '@welt/brands'
import { parse } from 'graphql'
import { makeAccount, newEmail, signIn } from '../testing/accounts.ts'
import { departmentPath, goToCheckoutWithAPair, productPath } from '../testing/buying/buying.ts'
import { type Call, type FaultyCommerce, startFaultyCommerce } from '../testing/faulty-commerce.ts'
import { test } from '../testing/journey.ts'
import { type OwnStorefront, startStorefront } from '../testing/own-processes.ts'
import { openPlainBrowser, type PlainBrowser } from '../testing/plain-browser.ts'
import { until } from '../testing/until.ts'

/** A site with its own endpoint; the others share one. */
const ALONE = 'mathers'
let shared: FaultyCommerce
let alone: FaultyCommerce
let shop: OwnStorefront
let silent: OwnStorefront
test.beforeAll(async () => {
  shared = await startFaultyCommerce()
  alone = await startFaultyCommerce()
  const env = { COMMERCE_URL: shared.url, COMMERCE_ENDPOINT_MATHERS: `${alone.url}/graphql` }
  shop = await startStorefront({ ...env, LOG_GRAPHQL_ERRORS: 'on' })
  silent = await startStorefront(env)
})
test.afterAll(async () => {
  for (const part of [shop, silent, shared, alone]) await part?.stop()
})

/** Operations sent by GET: those that the requirements name, those that the contract marks cacheable, and our own. */
const CACHEABLE: Readonly<Record<string, readonly string[]>> = {
  'product, R7.06': ['products', 'recentlyViewed'],
  'category, R7.07': ['categories', 'categoryList', 'getFredhopperData'],
  'content, R7.08': ['cmsPage', 'cmsBlocks'],
  'store config, R7.09': ['storeConfig'],
  'brands, R7.10': ['brands'],
  'sort labels, R7.11': ['sortOptions'],
  'route look-up, R7.12': ['route'],
  'recommendations, R7.13': ['recommendations', 'categoryRecommendations'],
}
const BEYOND = [
  'homeBlocks',
  'collectionStores',
  'popularSearches',
  'productReviews',
  'customAttributeMetadataV2',
  'reviewServiceConfig',
  'countries',
]

function rootsOf({ document }: Call): readonly string[] {
  const [operation] = parse(document).definitions
  assert.ok(operation?.kind === 'OperationDefinition')
  return operation.selectionSet.selections.map((field) => (field.kind === 'Field' ? field.name.value : ''))
}

async function openEverything(browser: PlainBrowser, site: SiteId): Promise<void> {
  const pages = [
    '/',
    await departmentPath(site),
    await productPath(site),
    '/search?q=boot',
    '/search',
    '/all-brands',
    '/faq',
    '/cart',
    '/api/bag',
    '/api/me',
  ]
  for (const path of pages) {
    const { status, body } = await browser.open(path)
    assert.equal(status, 200, `${path}: ${body.slice(0, 500)}`)
  }
}

/**
 * Every call has a store, a listing also the site. Shared reads use GET and carry no personal data; all others use
 * POST.
 */
function checkCalls(calls: readonly Call[], site: SiteId): void {
  const cacheable = [...Object.values(CACHEABLE).flat(), ...BEYOND]
  for (const call of calls) {
    const roots = rootsOf(call)
    const isShared = roots.every((root) => cacheable.includes(root))
    assert.equal(call.headers.store, brandOf(site).storeCode, call.document)
    if (roots.includes('getFredhopperData')) assert.equal(call.variables.site, brandOf(site).websiteId, call.document)
    if (call.method === 'GET') {
      assert.ok(isShared, `${roots} by GET`)
      for (const name of ['authorization', 'cookie', 'x-guest-secret', 'x-device', 'x-forwarded-for'])
        assert.equal(call.headers[name], undefined, `${name} with ${roots}`)
    } else {
      assert.equal(call.method, 'POST')
      assert.ok(!isShared, `${roots} by POST`)
    }
  }
}

for (const [site, endpoint, other] of [
  ['midas', () => shared, () => alone],
  [ALONE, () => alone, () => shared],
] as const) {
  test(`${site}: each call has the method, endpoint, store and bearer that it should have [J27.1, J27.2, R7.01, R7.02, R7.03, R7.04, R7.05, R7.06, R7.07, R7.08, R7.09, R7.10, R7.11, R7.12, R7.13, R7.20, R7.21, R1.12, R7.115, R1.17, R7.126, R6.01, R6.05, A64]`, async () => {
    for (const server of [shared, alone]) server.drainCalls()
    const disturbances = () => shared.disturbances() + alone.disturbances()
    /** Number of disturbances at the start of each round. */
    const begun = [disturbances()]
    const browser = openPlainBrowser(site, shop.port)
    await openEverything(browser, site)
    const product = await productPath(site)
    await goToCheckoutWithAPair(browser, site)
    const asGuest = endpoint().drainCalls()
    checkCalls(asGuest, site)
    for (const { headers, document } of asGuest) assert.equal(headers.authorization, undefined, document)
    assert.equal(browser.cookies.get('token'), undefined, 'a guest has no token')
    const read = new Set(asGuest.filter(({ method }) => method === 'GET').flatMap(rootsOf))
    assert.ok(read.has('getFredhopperData'))
    for (const [kind, roots] of Object.entries(CACHEABLE))
      assert.ok(
        roots.some((root) => read.has(root)),
        kind,
      )
    assert.equal(
      read.has('reviewServiceConfig'),
      brandOf(site).flags.bazaarVoice,
      'the review service is asked about where the flag is on',
    )

    const email = newEmail('calls')
    await makeAccount(site, email)
    await signIn(browser, email)
    const roam = async () => {
      endpoint().drainCalls()
      begun.push(disturbances())
      await openEverything(browser, site)
      assert.equal((await browser.open('/customer/details')).status, 200)
      const calls = endpoint().drainCalls()
      checkCalls(calls, site)
      return calls
    }
    let asCustomer = await roam()
    const readsAgain = () => asCustomer.filter(({ method }) => method === 'GET').map(rootsOf)
    // Changes in the shop cause new reads, at most one round late: without a disturbance since the round before last
    // there must be none.
    for (let tries = 0; tries < 20 && readsAgain().length > 0; tries += 1) {
      asCustomer = await roam()
      if (disturbances() === begun.at(-3)) break
    }
    assert.deepEqual(readsAgain(), [], 'shared reads are known already')
    const details = asCustomer.filter((call) => rootsOf(call).includes('customer'))
    assert.ok(details.length > 0)
    for (const { headers } of details) assert.match(String(headers.authorization), /^Bearer [\w-]{20,}$/)

    const sku = /data-sku="([^"]+)"|name="sku"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="sku"/.exec(
      (await browser.open(product)).body,
    )
    endpoint().drainCalls()
    for (let time = 0; time < 2; time += 1) await browser.open(`/api/stock?sku=${sku?.slice(1).find(Boolean)}`)
    assert.deepEqual(
      endpoint()
        .drainCalls()
        .map((call) => [call.method, ...rootsOf(call)]),
      Array(2).fill(['POST', 'productAdditionalData']),
    )
    // Search counts of the other site may arrive later.
    const isLateCount = (call: Call) =>
      rootsOf(call).includes('countSearches') && call.headers.store !== brandOf(site).storeCode
    assert.deepEqual(
      other()
        .drainCalls()
        .filter((call) => !isLateCount(call)),
      [],
    )
  })
}

test('where the review service says that it is off, pages show no reviews or ratings [R1.17, R7.126]', async () => {
  const path = await productPath(ALONE)
  const pages = async (storefront: OwnStorefront) => {
    const browser = openPlainBrowser(ALONE, storefront.port)
    return [(await browser.open(path)).body, (await browser.open(await departmentPath(ALONE))).body]
  }
  const [product = '', listing = ''] = await pages(shop)
  assert.match(product, /id="reviews"/)
  assert.match(listing, /out of 5 stars/)
  alone.failOnce('reviewServiceConfig', { reviewServiceConfig: { is_enabled: false } })
  const off = await pages(silent)
  assert.ok(alone.hasFailed())
  for (const page of off) assert.doesNotMatch(page, /id="reviews"|out of 5 stars/)
})

test('failed calls are logged where the setting says so: operation, message and code [J27.3, R8.73, A91]', async () => {
  const callsOf = (storefront: OwnStorefront) =>
    storefront
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
      .filter(({ event }) => event === 'graphql-error')
  for (const storefront of [shop, silent]) {
    const before = callsOf(storefront).length
    const browser = openPlainBrowser('trybe', storefront.port)
    const email = newEmail('unlogged')
    assert.equal(
      (await browser.post('/customer/account/login', { email, password: 'a secret nobody has' })).status,
      422,
    )
    shared.failOnce('productAdditionalData', 'http')
    await browser.open('/api/stock?sku=X')
    // A log line may arrive shortly after the response.
    if (storefront === shop) await until(() => callsOf(storefront).length >= before + 2, 'both errors are told')
    const lines = callsOf(storefront).slice(before)
    if (storefront === silent) assert.deepEqual(lines, [])
    else {
      assert.ok(lines.length >= 2, JSON.stringify(lines))
      for (const line of lines) {
        assert.deepEqual([line.level, line.part, line.site], ['warn', 'storefront', 'trybe'])
        assert.ok(line.time && line.requestId && line.operation !== 'unnamed' && line.message)
      }
      assert.doesNotMatch(JSON.stringify(lines), new RegExp(`${email}|secret nobody`))
    }
  }
})
