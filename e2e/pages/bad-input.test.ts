import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { connect } from 'node:net'
import type { Page } from '@playwright/test'
import { cookieOf, makeAccount, newEmail, setCookie, signIn } from '../testing/accounts.ts'
import {
  fillCard,
  goToCheckoutWithAPair,
  goToPayment,
  placeOrder,
  productPath,
  totalOfCart,
} from '../testing/buying/buying.ts'
import { type Answer, httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { leavesForCart } from '../testing/lost-cart.ts'
import { operate, runSql } from '../testing/operator.ts'
import { openPlainBrowser, plainly } from '../testing/plain-browser.ts'
import { address, commerceUrl, port } from '../testing/shop.ts'

const NO_STACK = /\bat .+\(.+:\d+:\d+\)|node_modules|TypeError|ReferenceError|select .+ from/i

async function graphql(
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${commerceUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', store: 'mollini_au', ...headers },
    body,
  })
  return { status: answer.status, text: await answer.text() }
}

test('malformed GraphQL and a 1 MB body are refused in words, without a stack', async () => {
  const bodies: readonly (readonly [body: string, status: number, phrase: string])[] = [
    ['{', 400, 'The request is not valid JSON.'],
    ['null', 400, 'POST body is expected to be object but received null'],
    ['[]', 400, 'Send one request at a time.'],
    ['{"query":5}', 400, 'Expected "query" param to be a string, but given number.'],
    ['{"query":"{ nothing }"}', 200, 'Cannot query field "nothing" on type "Query".'],
    ['{"query":"{"}', 400, 'Syntax Error: Expected Name, found <EOF>.'],
    [JSON.stringify({ query: `{ a${' '.repeat(1_000_000)} }` }), 413, 'The request is larger than 256 KiB.'],
    [
      JSON.stringify({ query: '{ storeConfig { store_code } }', variables: 'x' }),
      400,
      'Expected "variables" param to be empty or an object, but given string.',
    ],
  ]
  const cookieText = await Promise.all(
    bodies.map(async ([body]) => {
      const { status, text } = await graphql(body)
      assert.doesNotMatch(text, NO_STACK)
      const { data, errors } = JSON.parse(text) as { data?: unknown; errors: { message: string }[] }
      assert.ok(data === undefined || data === null, body.slice(0, 40))
      assert.equal(errors.length, 1)
      return [body, status, errors[0]?.message]
    }),
  )
  assert.deepEqual(cookieText, bodies)
})

const unknown = `cartId=${'a'.repeat(32)}; storeId=7`
const foreignCookies = () => [
  'cartId=<script>; storeId=7',
  `cartId=${'x'.repeat(3000)}`,
  'cartId=%E0%A4%A; =; ;;',
  `${unknown}; guest=wrong`,
  `${unknown}; guest=wrong; guest_at=${Date.now()}`,
]

async function look(path: string, cookie: string) {
  const { status, body, headers } = await httpRequest(`mollini.localhost:${port}`, path, { cookie })
  assert.doesNotMatch(body, NO_STACK)
  assert.doesNotMatch(body, /<script>;|x{100}|a{32}|%E0%A4%A/)
  return { status, body, location: headers.location, setCookies: [headers['set-cookie'] ?? []].flat() }
}

test('cookies from elsewhere leave a shared page as it is', async () => {
  for (const cookie of foreignCookies()) {
    const home = await look('/', cookie)
    assert.equal(home.status, 200)
    assert.match(home.body, /data-site="mollini"/)
    assert.deepEqual(home.setCookies, [], 'a shared page')
  }
})

test('cookies from elsewhere lead to no checkout [R4.32]', async () => {
  for (const cookie of foreignCookies()) {
    const checkout = await look('/checkout', cookie)
    if (cookie.includes('guest_at')) assert.match(checkout.body, /There’s nothing to check out/)
    else assert.deepEqual([checkout.status, checkout.location], [302, '/cart'])
    const success = await look('/checkout/success', cookie)
    assert.equal(success.status, 404)
    assert.match(success.body, /There’s nothing to check out/)
    for (const cookieText of [...checkout.setCookies, ...success.setCookies])
      assert.doesNotMatch(cookieText, /a{32}|x{100}|<script/)
  }
})

test('cookies from elsewhere open no bag and show nothing of it [R4.32, R4.35]', async () => {
  for (const cookie of foreignCookies()) {
    const isRequested = cookie.startsWith(unknown)
    const isGone = cookie.includes('guest_at')
    const given: string[] = []
    const open = async (path: string) => {
      const page = await look(path, cookie)
      given.push(...page.setCookies)
      return page
    }
    const cartPanel = await open('/cart')
    assert.equal(cartPanel.status, 200)
    assert.match(cartPanel.body, /Your bag is empty/)
    assert.equal(cartPanel.body.includes('Your last bag has been ordered or has expired.'), isGone)
    assert.equal(
      cartPanel.setCookies.some((cookieText) => /^cartId=;/.test(cookieText)),
      isGone,
    )
    const me = await open('/api/me')
    assert.equal(me.status, 200)
    assert.equal((JSON.parse(me.body) as { cartCount: number }).cartCount, 0)
    const panel = await open('/api/bag')
    assert.deepEqual([panel.status, JSON.parse(panel.body)], [200, { cartView: null }])
    assert.equal(given.length > 0, isRequested, cookie.slice(0, 30))
    for (const cookieText of given) assert.doesNotMatch(cookieText, /a{32}|x{100}|<script/)
  }
})

/** Posts a form from the page, as a forged one would be. */
function post(
  page: Page,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<{ status: number; text: string }> {
  return page.evaluate(
    async ([action, form]) => {
      const answer = await fetch(action, { method: 'POST', body: new URLSearchParams(form) })
      return { status: answer.status, text: await answer.text() }
    },
    [path, fields] as const,
  )
}

/** Pause between chunks of 64 KiB: a server that answers too early has closed the connection by then. */
const SLOW_MS = 20

/**
 * Posts 1 MB, with Content-Length or chunked, over a slow connection. Like browsers, reads the response only after
 * sending everything.
 */
function postMegabyte(path: string, headers: Readonly<Record<string, string>>, isAnnounced: boolean): Promise<Answer> {
  const pieces = Array.from({ length: 16 }, () => 'x'.repeat(64 * 1024))
  const length = isAnnounced ? { 'content-length': '1048576' } : { 'transfer-encoding': 'chunked' }
  const lines = Object.entries({ ...headers, ...length, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return new Promise((done, failed) => {
    const socket = connect(Number(port), '127.0.0.1')
    const chunks: Buffer[] = []
    socket.on('error', failed).on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('close', () => {
      const [head = '', ...rest] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n')
      done({ status: Number(head.split(' ')[1]), body: rest.join('\r\n\r\n'), headers: {} })
    })
    socket.pause()
    const send = () => {
      const piece = pieces.pop()
      if (piece === undefined) socket.write(isAnnounced ? '' : '0\r\n\r\n', () => socket.resume())
      else socket.write(isAnnounced ? piece : `10000\r\n${piece}\r\n`, () => setTimeout(send, SLOW_MS))
    }
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, send)
  })
}

test('1 MB sent to the bag or to GraphQL is answered in words, and the bag stays', async () => {
  const browser = openPlainBrowser('midas')
  await goToCheckoutWithAPair(browser, 'midas')
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  const cartPanel = (await browser.open('/api/bag')).body
  for (const isAnnounced of [true, false]) {
    const headers = { host: `midas.localhost:${port}`, cookie }
    const page = await postMegabyte(
      '/cart/add',
      { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      isAnnounced,
    )
    assert.equal(page.status, 413)
    assert.match(page.body, /<title>That’s too large \| Midas<[\s\S]*Nothing was changed\./)
    const call = await postMegabyte('/graphql', { ...headers, 'content-type': 'application/json' }, isAnnounced)
    assert.equal(call.status, 413)
    assert.equal(JSON.parse(call.body).errors[0].message, 'The request is larger than 256 KiB.')
  }
  assert.equal((await browser.open('/api/bag')).body, cartPanel)
})

test('quantities that no control of ours sends are refused in words, and the bag stays as it was [R3.56, R5.04]', async ({
  openShop,
}) => {
  const { context, page } = await openShop()
  await goToCheckoutWithAPair(plainly(context, 'midas'), 'midas')
  await page.goto(address('midas', '/cart'))
  const before = await totalOfCart(page)
  assert.match(before ?? '', /^\d+$/)
  const uid = await page.locator('input[name=uid]').first().inputValue()
  for (const quantity of ['0', '-1', '1.5', '1e9', '1000000000', '99', 'two', '']) {
    const { status, text } = await post(page, '/cart', { intent: 'update', uid, quantity })
    assert.equal(status, 200, `a script is answered, so that it reads the bag again: ${quantity}`)
    assert.match(text, /Choose a quantity from 1 to 99\.|requested qty|out of stock/, quantity)
    assert.equal(await totalOfCart(page), before, quantity)
  }
  const notSold = 'We no longer sell this shoe. Search for another, or see similar styles.'
  for (const [sku, option, phrase] of [
    ['NO-SUCH-SKU', 'Y29uZmlndXJhYmxlL3NpemUvMzg=', notSold],
    ['', '', 'Choose a shoe first.'],
    ["' or 1=1 --", 'x', notSold],
  ] as const) {
    const { status, text } = await post(page, '/cart/add', { sku, option, quantity: '1' })
    assert.equal(status, 422, sku)
    const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? ''
    assert.match(main, /We couldn’t add that to your bag/)
    assert.ok(main.includes(phrase), main)
    assert.doesNotMatch(text, NO_STACK)
  }
  assert.equal(await totalOfCart(page), before)
})

test('a cookie of no cart, a customer’s or another site’s opens a bag that has expired [R4.32, R8.63, R8.64, R8.65]', async ({
  openShop,
}) => {
  const [customer, elsewhere, guest] = [
    openPlainBrowser('midas'),
    openPlainBrowser('mathers'),
    openPlainBrowser('midas'),
  ]
  const email = newEmail('customer')
  await makeAccount('midas', email)
  await signIn(customer, email)
  for (const [owner, site] of [
    [customer, 'midas'],
    [elsewhere, 'mathers'],
    [guest, 'midas'],
  ] as const)
    await goToCheckoutWithAPair(owner, site)
  const { context, page, problems } = await openShop()
  const forms = plainly(context, 'midas')
  // From here on only the test advances the clock.
  await page.clock.pauseAt(Date.now() + 60_000)
  const cartOf = (owner: typeof guest) => owner.cookies.get('cartId') ?? ''
  const assertNoCheckout = async (cartId: string) => {
    assert.match(cartId, /^\w{32}$/)
    await goToCheckoutWithAPair(forms, 'midas')
    await setCookie(context, 'midas', 'cartId', cartId)
    await page.goto(address('midas', '/checkout'))
    await page.getByText('There’s nothing to check out').waitFor()
    assert.doesNotMatch((await page.locator('body').textContent()) ?? '', NO_STACK)
    await leavesForCart(page, address('midas', '/cart'))
  }
  for (const cartId of ['a'.repeat(32), cartOf(customer), cartOf(elsewhere)]) {
    await goToCheckoutWithAPair(forms, 'midas')
    await setCookie(context, 'midas', 'cartId', cartId)
    await page.goto(address('midas', '/cart'))
    await page.getByText('Your last bag has been ordered or has expired.').waitFor()
    await expect(page.getByRole('list', { name: 'Bag items' })).toHaveCount(0)
    assert.equal(await cookieOf(context, 'midas', 'cartId'), undefined)
    await assertNoCheckout(cartId)
  }
  // A leaked cart id shows another guest's items, but neither their details nor a way to pay.
  await goToPayment(guest, 'midas', newEmail('guest'))
  await assertNoCheckout(cartOf(guest))
  assert.match((await guest.open('/checkout')).body, /Place order|Pay \$/)
  await goToCheckoutWithAPair(forms, 'midas')
  for (const owner of [forms, customer, elsewhere, guest]) assert.match((await owner.open('/cart')).body, />1 item</)
  assert.deepEqual(problems, [])
})

test('an email of the wrong shape at checkout is explained at its field, and the bag stays [R2.83, R5.29, A68]', async ({
  openShop,
}) => {
  const { context, page } = await openShop()
  await goToCheckoutWithAPair(plainly(context, 'trybe'), 'trybe')
  await page.goto(address('trybe', '/checkout'))
  const before = await totalOfCart(page)
  assert.match(before ?? '', /^\d+$/)
  const email = page.getByLabel('Email', { exact: true })
  for (const [typed, phrase] of [
    ['', 'Enter your email address.'],
    ['ana@', 'Enter an email address in the correct format, like name@example.com.'],
    ['<b>ana</b>@example.com', 'Enter an email address in the correct format, like name@example.com.'],
    ['ana@example.con', 'Check the end of the email address. Did you mean .com?'],
  ] as const) {
    await email.fill(typed)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.locator('#email-error').getByText(phrase).waitFor()
    await page.getByRole('alert').getByRole('link', { name: phrase }).waitFor()
    await expect(email).toHaveValue(typed)
    assert.equal(await totalOfCart(page), before)
  }
  await email.fill(newEmail())
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'First name' }).waitFor()
  assert.equal(await totalOfCart(page), before)
})

test('a size that its style is not made in is refused with a way back to the shoe [R3.56, R5.04]', async ({
  openShop,
}) => {
  const { context, page } = await openShop({ javaScript: false })
  await goToCheckoutWithAPair(plainly(context, 'mollini'), 'mollini')
  const path = await productPath('mollini')
  await page.goto(address('mollini', path))
  const size = page.getByRole('radiogroup', { name: /^Size/ }).getByRole('radio').first()
  await size.evaluate((radio) => {
    ;(radio as HTMLInputElement).value = btoa('configurable/size/99')
  })
  await size.check({ force: true })
  await page.getByRole('button', { name: 'Add to bag' }).first().click()
  await page.getByRole('heading', { name: 'We couldn’t add that to your bag' }).waitFor()
  const main = page.getByRole('main')
  await main.getByText('The required options you selected are not available. Choose another size').waitFor()
  assert.doesNotMatch((await main.textContent()) ?? '', NO_STACK)
  await main.getByRole('link', { name: 'Back to the shoe' }).click()
  await page.waitForURL(address('mollini', path))
  await page.goto(address('mollini', '/cart'))
  await page.getByText('1 item', { exact: true }).waitFor()
})

test('a size that sells out in the bag is marked and cannot be ordered until removed [R3.56, R5.04]', async ({
  openShop,
}) => {
  const { context, page } = await openShop()
  const forms = plainly(context, 'trybe')
  await goToCheckoutWithAPair(forms, 'trybe')
  await goToPayment(forms, 'trybe', `gone-${Date.now()}@example.com`)
  await page.goto(address('trybe', '/checkout'))
  await fillCard(page)
  const cartId = (await context.cookies()).find(({ name }) => name === 'cartId')?.value
  const [line] = await runSql<{ variant_sku: string; on_hand: number }>(
    "select variant_sku, on_hand from cart_line join stock on sku = variant_sku and source = 'warehouse' where cart_id = $1",
    [cartId],
  )
  assert.ok(line)
  assert.equal((await operate('stock', line.variant_sku, '0')).code, 0)
  try {
    await placeOrder(page)
    await page.getByRole('alert').filter({ hasText: 'no longer available' }).first().waitFor()
    await page.goto(address('trybe', '/cart'))
    const item = page.getByRole('list', { name: 'Bag items' }).getByRole('listitem')
    await item.getByText('This product is out of stock').waitFor()
    await item.getByRole('button', { name: /^Remove/ }).click()
    await page.getByText('Your bag is empty').waitFor()
  } finally {
    await operate('stock', line.variant_sku, String(line.on_hand))
  }
})

test('a guest cookie that the shop cannot have made gets a new secret instead', async () => {
  const guest = openPlainBrowser('mollini')
  for (const forged of ['known-to-the-attacker', 'x'.repeat(44), `${'x'.repeat(42)} `, '{"a":1}']) {
    guest.cookies.clear()
    guest.cookies.set('guest', encodeURIComponent(forged))
    await goToCheckoutWithAPair(guest, 'mollini')
    const own = guest.cookies.get('guest') ?? ''
    assert.match(own, /^[\w-]{43}$/, forged)
    const cartId = guest.cookies.get('cartId') ?? ''
    const [cart] = await runSql<{ hash: string }>(
      `select encode(guest_secret_hash, 'hex') as hash from cart where id = $1`,
      [cartId],
    )
    assert.equal(cart?.hash, hash('sha256', own), 'the bag opens to the new secret')
  }
  // A cart with a corrupted secret is replaced by a new one.
  const before = guest.cookies.get('cartId')
  guest.cookies.set('guest', 'spoilt')
  await goToCheckoutWithAPair(guest, 'mollini')
  assert.match(guest.cookies.get('guest') ?? '', /^[\w-]{43}$/)
  assert.notEqual(guest.cookies.get('cartId'), before)
})
