import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeAccount, newEmail, signIn } from '../testing/accounts.ts'
import { detailsForm, goToCheckoutWithAPair, pairForm } from '../testing/buying/buying.ts'
import { fillCart, type Size, sizesOf } from '../testing/cart-page.ts'
import { type ContractServer, startContractServer } from '../testing/contract-server.ts'
import { type Answer, httpRequest } from '../testing/http-request.ts'
import { test } from '../testing/journey.ts'
import { type OwnStorefront, startStorefront } from '../testing/own-processes.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'
import { commerceUrl, port } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

/** A server that rate limits this client. */
const refusing = createServer((_, response) => {
  const refused = { message: 'Too many requests.', extensions: { code: 'RATE_LIMITED', category: 'graphql-input' } }
  response
    .writeHead(429, { 'content-type': 'application/json', 'retry-after': '17' })
    .end(JSON.stringify({ errors: [refused] }))
})

let other: ContractServer
let storefront: OwnStorefront
test.beforeAll(async () => {
  other = await startContractServer()
  await new Promise<void>((ready) => refusing.listen(0, '127.0.0.1', ready))
  const env = {
    COMMERCE_URL: commerceUrl,
    PUBLIC_URL: `http://{site}.localhost:${port}`,
    COMMERCE_ENDPOINT_MATHERS: other.endpoint,
    COMMERCE_ENDPOINT_MIDAS: `http://127.0.0.1:${(refusing.address() as AddressInfo).port}/graphql`,
  }
  storefront = await startStorefront(env)
})
test.afterAll(async () => {
  await storefront?.stop()
  await other?.stop()
  refusing.close()
})

const get = (path: string): Promise<Answer> =>
  httpRequest(`mathers.localhost:${port}`, path, {}, { at: storefront.port })

test('a server that knows the contract alone searches and suggests [R2.05, R1.28]', async () => {
  const found = await get('/search?q=boots')
  assert.equal(found.status, 200)
  assert.match(found.body, /Results for ‘boots’[\s\S]*<article/)
  assert.ok(other.refused.has('search_reading'), [...other.refused].join())
  const nothing = await get('/search?q=zzqqxxyy')
  assert.equal(nothing.status, 200)
  assert.match(nothing.body, /No styles match/)
  const start = await get('/search')
  assert.equal(start.status, 200)
  assert.doesNotMatch(start.body, /Popular searches/)
  const { keywords } = JSON.parse((await get('/api/suggestions?q=boo')).body) as { keywords: readonly unknown[] }
  assert.ok(keywords.length > 0)
})

test('a server that knows the contract alone lists and shows products [R7.116]', async () => {
  const listing = await get('/women')
  assert.equal(listing.status, 200)
  assert.match(listing.body, /<article(?:(?!<\/article>)[\s\S])*<img[^>]+alt="[^"]+ view"/)
  assert.ok(other.refused.has('hover_image'))
  const [, path = ''] = /<article[\s\S]*?href="(\/[^"/]+\.html)"/.exec(listing.body) ?? []
  const product = await get(path)
  assert.equal(product.status, 200)
  assert.match(product.body, /Add to bag/)
  assert.ok(other.refused.has('fit_facts'))
  const [, sku = ''] = /name="sku" value="([^"]+)"/.exec(product.body) ?? []
  const now = await get(`/api/stock?sku=${sku}`)
  assert.equal(now.status, 200, now.body)
  assert.ok((JSON.parse(now.body) as { stocks: readonly unknown[] }).stocks.length > 0)
  assert.ok(other.refused.has('delivery_promise'))
  assert.ok(other.counts().answered > 5)
})

test('a refused field is requested once: the next page is rendered with what the server knows', async () => {
  await get('/search?q=boots')
  const before = other.counts()
  for (const path of ['/search?q=sandals', '/search?sort=price', '/search?q=zzqqxx'])
    assert.equal((await get(path)).status, 200, path)
  assert.equal(other.counts().refused, before.refused)
  assert.ok(other.counts().answered > before.answered)
})

test('values of filters that a server makes up stand as text, whatever is in them', async () => {
  const hostile = '"><img src=x onerror=alert(1)>&amp;'
  const texts = new Set(['label', 'value', 'count'])
  const spoil = (part: unknown): unknown =>
    Array.isArray(part)
      ? part.map((option: Readonly<Record<string, unknown>>) =>
          Object.fromEntries(
            Object.entries(option).map(([name, value]) => [name, texts.has(name) ? `${value}${hostile}` : value]),
          ),
        )
      : part
  other.answerWith((answer) =>
    JSON.stringify(JSON.parse(answer, (name, part) => (name === 'options' ? spoil(part) : part))),
  )
  const { status, body } = await get('/men')
  assert.equal(status, 200)
  const written = '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&amp;amp;'
  assert.ok(body.split(written).length > 30, 'labels, values and counts of the filters are there')
  assert.doesNotMatch(body, /<img src=x/)
})

test('with a server that knows only the contract, a bag can be filled, shown and changed', async () => {
  const browser = openPlainBrowser('mathers', storefront.port)
  const [first, second] = await sizesOf('mathers', 7)
  assert.ok(first && second)
  await fillCart(browser, first)
  assert.ok(
    other.refused.has('seen_price_including_tax') && other.refused.has('delivery_groups'),
    [...other.refused].join(),
  )
  const ownScale = ({ label }: Size) => label.replace(/ \(.*/, '')
  const read = async (path = '/cart') => (await browser.open(path)).body
  const line = await read()
  assert.ok(line.includes(`<b>${ownScale(first)}</b>`), 'without the counterpart, which it does not know')
  const [, sizes = ''] = /href="(\/cart\?sizes=[^"#]+)/.exec(line) ?? []
  const opened = await read(sizes)
  for (const { option, label } of [first, second])
    assert.ok(opened.includes(`value="${option}"`) && opened.includes(`>${label}`), label)
  const [, uid = ''] = /name="uid" value="([^"]+)"/.exec(line) ?? []
  const form = { intent: 'update', uid, sku: first.sku, from_size: first.option }
  assert.equal((await browser.post('/cart', { ...form, quantity: '2' })).status, 303)
  assert.match(await read(), /<option value="2" selected=""/)
  assert.equal((await browser.post('/cart', { ...form, quantity: '1', size: second.option })).status, 303)
  const changed = await read()
  assert.ok(changed.includes(`<b>${ownScale(second)}</b>`) && !changed.includes(`<b>${ownScale(first)}</b>`))
  const [, left = ''] = /name="uid" value="([^"]+)"/.exec(changed) ?? []
  assert.equal((await browser.post('/cart', { intent: 'remove', uid: left })).status, 303)
  assert.match(await read(), /Your bag is empty/)
})

test('with a server that knows only the contract, a customer signs in and sees the account', async () => {
  const browser = openPlainBrowser('mathers', storefront.port)
  const email = newEmail('elsewhere')
  await makeAccount('mathers', email)
  await signIn(browser, email)
  for (const path of ['/customer/account', '/customer/details', '/customer/orders']) {
    const { status, body } = await browser.open(path)
    assert.equal(status, 200, path)
    assert.ok(path !== '/customer/details' || body.includes(email))
  }
  assert.ok(other.refused.has('is_staff_session'), [...other.refused].join())
})

/** Replaces the response of `field` with an error and a null cart. */
function refusalOf(field: string) {
  return (answer: string) => {
    const { data } = JSON.parse(answer) as { data: Readonly<Record<string, unknown>> | null }
    if (!data || !(field in data)) return answer
    const errors = [{ message: `Not now: ${field}.`, path: [field], extensions: { category: 'graphql-input' } }]
    return JSON.stringify({ errors, data: { ...data, [field]: { cart: null } } })
  }
}

test('the message of another server that refuses a change, with a null cart, is shown', async () => {
  const browser = openPlainBrowser('mathers', storefront.port)
  const pair = await pairForm('mathers')
  const add = () => goToCheckoutWithAPair(browser, 'mathers')
  const readCart = async () => (await browser.open('/cart')).body
  const uid = async () => /name="uid" value="([^"]+)"/.exec(await readCart())?.[1] ?? ''
  const line = async () => ({ uid: await uid(), sku: pair.sku, quantity: '1' })
  const details = async () => {
    const { body } = await browser.open('/checkout')
    return { ...detailsForm('mathers'), method_AU: /name="method_AU"[^>]*value="([^"]+)"/.exec(body)?.[1] ?? '' }
  }
  const changes: readonly (readonly [
    field: string,
    path: string,
    form: () => Promise<Readonly<Record<string, string>>>,
  ])[] = [
    ['addProductsToCart', '/cart/add', async () => pair],
    ['updateCartItems', '/cart', async () => ({ intent: 'update', ...(await line()), quantity: '2' })],
    [
      'addProductsToCart',
      '/cart',
      async () => ({ intent: 'update', ...(await line()), size: pair.option, from_size: 'another' }),
    ],
    ['removeItemFromCart', '/cart', async () => ({ intent: 'remove', ...(await line()) })],
    ['applyGiftCard', '/cart', async () => ({ intent: 'apply-card', card: 'MA60 DEMO CARD 0060', pin: '6060' })],
    ['removeGiftCard', '/cart', async () => ({ intent: 'remove-card', card: 'MA60DEMOCARD0060' })],
    ['applyCouponsToCart', '/cart', async () => ({ intent: 'apply-code', code: 'FREEPOST' })],
    ['removeCouponsFromCart', '/cart', async () => ({ intent: 'remove-code', code: 'FREEPOST' })],
    ['setGuestEmailOnCart', '/checkout', async () => ({ intent: 'email', email: newEmail(), guest: '1' })],
    ['setShippingAddressesOnCart', '/checkout', details],
  ]
  await add()
  for (const [field, path, formOf] of changes) {
    other.answerWith((answer) => answer)
    if ((await uid()) === '') await add()
    const form = await formOf()
    other.answerWith(refusalOf(field))
    const { status, body } = await browser.post(path, form)
    assert.ok(status === 422 || status === 200, `${field}: ${status}`)
    // An invalid promo code has the text of the catalogue. [R5.10]
    const text = field === 'applyCouponsToCart' ? 'This promo code is invalid.' : `Not now: ${field}.`
    assert.ok(body.includes(text), `${field}: ${/role="alert"[\s\S]{0,400}/.exec(body)?.[0]}`)
  }
  other.answerWith((answer) => answer)
})

test('the text of a server in maintenance shuts its site, and the next good answer opens it [J26, R4.36, R8.66]', async () => {
  other.answerWith(() =>
    JSON.stringify({ errors: [{ message: 'Unable to proceed: the maintenance mode is enabled. ' }] }),
  )
  const met = await get('/search?q=first-to-meet-it')
  assert.equal(met.status, 503)
  assert.match(met.body, /<title>Back soon - Mathers<\/title>/)
  assert.equal((await get('/')).status, 503)
  other.answerWith((answer) => answer)
  await until(async () => (await get('/api/open')).status === 204)
  const home = await get('/')
  assert.equal(home.status, 200)
  assert.match(home.body, />New in<\/h2>[\s\S]*<article/)
})

test('a rate-limited call makes any page answer 429 with its Retry-After', async () => {
  const now = Date.now()
  const code = 'a'.repeat(32)
  const guest = `cartId=${code}; guest=${'b'.repeat(43)}; guest_at=${now}; guest_wishlist=${code}; compared=1`
  const customer = `token=${code}; signed_in_at=${now}`
  const pages: readonly (readonly [cookie: string, paths: readonly string[]])[] = [
    [
      '',
      [
        '/',
        '/boots',
        '/shoe.html',
        '/faq',
        '/brands/vela',
        '/search?q=boots',
        '/all-brands',
        '/gift-card.html',
        `/w/${code}`,
      ],
    ],
    ['', ['/stock-alert?sku=SHOE']],
    [guest, ['/cart', '/wishlist', '/checkout']],
    [
      customer,
      [
        '/cart',
        '/wishlist',
        '/compare',
        '/customer/account',
        '/customer/orders',
        '/customer/security',
        '/customer/payments',
      ],
    ],
  ]
  const host = `midas.localhost:${port}`
  for (const [cookie, paths] of pages) {
    for (const path of paths) {
      const { status, headers, body } = await httpRequest(host, path, cookie ? { cookie } : {}, { at: storefront.port })
      assert.deepEqual([status, headers['retry-after']], [429, '17'], `${path} with ${cookie || 'nothing'}`)
      assert.match(body, /Too many requests/, path)
    }
  }
})
