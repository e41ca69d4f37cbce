import assert from 'node:assert/strict'
import { detailsForm } from '../testing/buying/buying.ts'
import { fillCart, sizesOf } from '../testing/cart-page.ts'
import { chooseStore, stockAt, storeNamed, storeOf } from '../testing/collection.ts'
import { faultyShop } from '../testing/faulty-shop.ts'
import type { Answer } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { openPlainBrowser, type PlainBrowser } from '../testing/plain-browser.ts'

const SITE = 'mathers'
const UNCHANGED = 'Nothing has changed. Try again in a moment.'
const own = faultyShop()

/** Two pairs in a bag, which one store has. */
async function twoPairs() {
  const browser = openPlainBrowser(SITE, own.storefront.port)
  const [first] = await sizesOf(SITE, 11)
  const [second] = await sizesOf(SITE, 12)
  assert.ok(first && second)
  const store = await storeOf(SITE, 5)
  await stockAt(
    store,
    new Map([
      [first, 5],
      [second, 5],
    ]),
  )
  await fillCart(browser, first, second)
  return { browser, first, store }
}

test('each call of collection that fails says so, leaves the bag, and works next time [R8.34, R8.37, R8.38]', async () => {
  const { browser, store } = await twoPairs()
  await chooseStore(browser, store)
  const cart = async () => (await browser.open('/cart')).body
  const uid = /name="uid" value="([^"]+)"/.exec(await cart())?.[1] ?? ''
  const refuses = async (call: string, phrase: string, form: Readonly<Record<string, string>>, path = '/cart') => {
    own.commerce.failOnce(`mutation ${call}`, 'graphql')
    const { status, body } = await browser.post(path, form)
    assert.ok(own.commerce.hasFailed(), call)
    assert.ok(status === 422 && body.includes(phrase), `${call}: ${status} without ${phrase}`)
  }
  const works = async (form: Readonly<Record<string, string>>) => {
    const { status, body } = await browser.post('/cart', form)
    assert.equal(status, 303, body.slice(0, 500))
  }
  const collect = { intent: 'way', uid, way: 'clickncollect' }
  const method = `Error setting fulfillment method. ${UNCHANGED}`
  await refuses('setShippingMethodOption(', method, collect)
  await works(collect)
  await refuses('setShippingMethodOptions', method, { intent: 'together' })
  const tom = { intent: 'nominee', who: 'other', nominee_first_name: 'Tom', nominee_phone: '0412 345 678' }
  await refuses('setNomineeDetails', 'Error Setting Nominee Details. It isn’t saved yet.', tom)
  await works(tom)
  await refuses('unsetPreferredStore', `Error unsetting preferred store. ${UNCHANGED}`, { intent: 'unset-store' })
  assert.match(await cart(), /2 items, in two parts/)
  assert.equal((await browser.post('/checkout', { intent: 'email', email: 'ana@example.com', guest: '1' })).status, 303)
  const details = { ...detailsForm(SITE), collector: 'me' }
  await refuses('setNomineeDetails', 'Error Setting Nominee Details', details, '/checkout')
  await works({ intent: 'together' })
  await works({ intent: 'unset-store' })
  assert.match(await cart(), /2 items</)
})

test('the modal looks for one size, the popup for the bag’s lines or one; a choice sets it [A18]', async () => {
  const { browser, first, store } = await twoPairs()
  const uid = /name="uid" value="([^"]+)"/.exec((await browser.open('/cart')).body)?.[1] ?? ''
  const callsOf = async (answer: () => Promise<Answer>) => {
    own.commerce.drainCalls()
    const { status, body } = await answer()
    assert.ok(status === 200 || status === 303, body.slice(0, 500))
    return own.commerce.drainCalls().flatMap(({ document, variables }) => {
      const [name] = /(?:getFindInStoreDetails|setPreferredStore)\w*/.exec(document) ?? []
      return name ? [{ name, variables }] : []
    })
  }
  const place = 'place=4066'
  const query = new URLSearchParams({ sku: first.sku, size: first.variantSku })
  const [shoe, ...more] = await callsOf(() => browser.open(`/find-in-store?${query}&${place}`))
  assert.deepEqual([shoe?.name, shoe?.variables.sku, more], ['getFindInStoreDetailsPDP', first.variantSku, []])
  for (const returnTo of ['/cart', '/checkout']) {
    const page = `/find-in-store/bag?mode=CART&returnTo=${returnTo}&${place}`
    const [all, ...others] = await callsOf(() => browser.open(page))
    assert.deepEqual([all?.name, others], ['getFindInStoreDetailsCart', []])
    const [one] = await callsOf(() => browser.open(`${page}&line=${encodeURIComponent(uid)}`))
    assert.deepEqual([one?.name, one?.variables.uids], ['getFindInStoreDetailsCart', [uid]])
    assert.notDeepEqual(all?.variables.uids, [uid])
  }
  const [chosen] = await callsOf(() => browser.post('/store/choose', { store: store.id }))
  assert.equal(chosen?.name, 'setPreferredStore')
})

test('where stores or shoes can’t be read, finder, product page and bag say so, then work [R8.36]', async () => {
  const browser = openPlainBrowser(SITE, own.storefront.port)
  const [first] = await sizesOf(SITE, 11)
  assert.ok(first)
  await fillCart(browser, first)
  const [stores, shoes] = ['Error fetching stores', 'We couldn’t look for shoes. Try again in a moment.']
  const size = `size=${first.variantSku}`
  for (const [call, fault, path, status, phrase] of [
    ['query Stores(', 'busy', '/store-locator', 503, stores],
    ['query Stores(', 'busy', '/store-locator/mathers-cairns', 503, 'Back in a moment'],
    ['query FindStores(', 'graphql', '/store-locator?q=4066', 503, stores],
    ['query FindStores(', 'busy', '/store-locator?q=4066', 503, stores],
    ['query FindStores(', 'cut', '/store-locator?q=4066', 503, stores],
    ['query ShoesNamed(', 'busy', '/store-locator?q=4066&named=a', 200, shoes],
    ['query QuickSizes(', 'busy', `/store-locator?q=4066&shoe=${first.sku}&${size}`, 200, shoes],
    ['query getFindInStoreDetailsCart(', 'graphql', '/find-in-store/bag?place=4066', 200, stores],
    ['query getFindInStoreDetailsPDP(', 'graphql', `/find-in-store?sku=${first.sku}&${size}&place=4066`, 200, stores],
  ] as const) {
    own.commerce.failOnce(call, fault)
    const failed = await browser.open(path)
    assert.ok(own.commerce.hasFailed(), call)
    assert.equal(failed.status, status, path)
    assert.ok(failed.body.includes(phrase), `${path} without ${phrase}`)
    const next = await browser.open(path)
    assert.ok(next.status === 200 && !next.body.includes(phrase), path)
  }
})

test('without JavaScript, failed stores and sizes show a message, and Retry keeps the place [R8.36, R8.39]', async ({
  openShop,
}) => {
  const [size] = await sizesOf(SITE, 11)
  assert.ok(size)
  const { page } = await openShop({ javaScript: false })
  const query = new URLSearchParams({ sku: size.sku, size: size.variantSku, place: '4066' })
  const stores = page.getByRole('region', { name: 'Stores near Toowong QLD 4066' })
  for (const [call, text] of [
    ['query getFindInStoreDetailsPDP(', 'Error fetching stores'],
    ['query finderShoe(', 'Error fetching stocks/variants'],
  ] as const) {
    own.commerce.failOnce(call, 'graphql')
    await page.goto(`http://${SITE}.localhost:${own.storefront.port}/find-in-store?${query}`)
    await expect(page.getByText(text)).toBeVisible()
    await expect(stores).toHaveCount(0)
    await page.getByRole('link', { name: 'Retry' }).click()
    await expect(stores).toBeVisible()
    await expect(page.getByLabel('Suburb or postcode')).toHaveValue('Toowong QLD 4066')
  }
})

/** The shoes that a store's page lists. */
function listedIn(body: string): { readonly count: number; readonly urlKeys: readonly string[] } {
  const [, list = ''] = /<ul aria-label="Here today in [^>]*>([\s\S]*?)<\/section>/.exec(body) ?? []
  const urlKeys = [...list.matchAll(/href="\/([^"?]+)\.html/g)].map(([, key = '']) => key)
  return { count: list.split('<article').length - 1, urlKeys: [...new Set(urlKeys)] }
}

/** The first size of which the store has enough shoes, and the urls of those. */
async function filledRail(browser: PlainBrowser, path: string) {
  const { body } = await browser.open(path)
  for (const [, size = ''] of body.matchAll(/value="([^"]+)" name="fit"/g)) {
    const page = `${path}?fit=${encodeURIComponent(size)}`
    const shown = (await browser.open(page)).body.replaceAll('<!-- -->', '')
    const { count, urlKeys: shoes } = listedIn(shown)
    const total = /See all (\d+) styles in this store/.exec(shown)?.[1]
    if (count > 0) return { page, shoes, total: total ? Number(total) : count }
  }
  throw new Error(`no size fills the rail of ${path}`)
}

test('a store’s page asks for another size where stock fails or is of fewer than three shoes', async () => {
  const browser = openPlainBrowser(SITE, own.storefront.port)
  const store = await storeNamed('Mathers Glenelg')
  const { page, shoes, total } = await filledRail(browser, '/store-locator/mathers-glenelg')
  assert.ok(shoes.length >= 3, shoes.join())
  const all = listedIn((await browser.open(`${page}&all=1`)).body)
  assert.deepEqual([all.count, shoes.every((shoe) => all.urlKeys.includes(shoe))], [total, true])
  for (const fault of ['busy', 'graphql'] as const) {
    own.commerce.failOnce('query ShoesInStore(', fault)
    const { status, body } = await browser.open(page)
    assert.ok(own.commerce.hasFailed() && status === 200, fault)
    assert.match(body, /Which size\?.*We can’t see what is here at the moment/s)
    assert.match(body, /Opening hours/)
  }
  const here = () =>
    runSql<{ sku: string; on_hand: number }>('select sku, on_hand from stock where source = $1', [store.code])
  const before = await here()
  try {
    await runSql(
      `update stock s set on_hand = s.reserved from variant v join product p on p.id = v.product_id
       where s.sku = v.sku and s.source = $1 and p.url_key <> all($2)`,
      [store.code, shoes.slice(0, 2)],
    )
    const { body } = await browser.open(page)
    assert.match(body, /Which size\?.*Too few shoes in .* are here today\. Try another size\./s)
    assert.doesNotMatch(body, /Here today in your size/)
  } finally {
    await runSql(
      `update stock s set on_hand = greatest(s.reserved, b.on_hand)
       from jsonb_to_recordset($2) as b (sku text, on_hand int) where s.sku = b.sku and s.source = $1`,
      [store.code, JSON.stringify(before)],
    )
  }
  assert.match((await browser.open(page)).body, /Here today in your size/)
})
