import assert from 'node:assert/strict'
import type { BrowserContext, Page } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import {
  cookieOf,
  makeAccount,
  makeGuestWishlist,
  newEmail,
  PASSWORD,
  queryShop,
  setCookie,
  signIn,
  tokenOf,
} from '../testing/accounts.ts'
import { fillCard, goToCheckoutWithAPair, goToPayment, orderNumber, placeOrder } from '../testing/buying.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, type OpenShop, test } from '../testing/journey.ts'
import { operate, runSql, withSetting } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, port, type ScreenName } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

const HOUR_MS = 3_600_000
const SITE = 'mollini'
/** Sites and screens of the sign-out tests: one AU site and the NZ one. */
const PLACES: readonly (readonly [SiteId, ScreenName])[] = [
  [SITE, 'desktop'],
  ['styletread-nz', 'phone'],
]

const fetchMe = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/me')
    return {
      status: answer.status,
      wiped: answer.headers.get('clear-site-data'),
      body: (await answer.json()) as Record<string, unknown>,
    }
  })

/** Asserts that `act` sets the cookie to the current time in milliseconds. */
async function whenTimed<T>(context: BrowserContext, site: SiteId, name: string, act: () => Promise<T>): Promise<T> {
  const least = Date.now()
  const done = await act()
  const most = Date.now()
  const time = Number(await cookieOf(context, site, name))
  assert.ok(time >= least && time <= most, `${name} is ${time}, done from ${least} to ${most}`)
  return done
}

async function signedIn(openShop: OpenShop, site: SiteId = SITE, screen: ScreenName = 'desktop') {
  const visitor = await openShop({ screen })
  const email = newEmail()
  const forms = plainly(visitor.context, site)
  await makeAccount(site, email)
  await signIn(forms, email)
  return { ...visitor, email, forms, token: async () => cookieOf(visitor.context, site, 'token') }
}

/** A cheap page for calling the site's scripts from. */
const openPlainText = (page: Page, site: SiteId) => page.goto(address(site, '/robots.txt'))

/** Opens a page whose script may redirect or reload before it has loaded. */
async function openToBeLed(page: Page, url: string): Promise<void> {
  await page.goto(url).catch((error: unknown) => {
    if (!/ERR_ABORTED|interrupted by another navigation|context was destroyed/.test(String(error))) throw error
  })
}

for (const [site, screen] of PLACES)
  test(`${site}, ${screen}: an old token is renewed once by ten tabs, and the old one works a minute more [J14, R4.20, R4.21, R7.35, R9.04, R9.06, R9.19]`, async ({
    openShop,
  }) => {
    const { context, page, token } = await signedIn(openShop, site, screen)
    await openPlainText(page, site)
    const first = await token()
    await fetchMe(page)
    assert.equal(await token(), first, 'a young token stays')
    await setCookie(context, site, 'signed_in_at', String(Date.now() - HOUR_MS + 5 * 60_000))
    await fetchMe(page)
    assert.equal(await token(), first, 'one that is not an hour old too')
    await setCookie(context, site, 'signed_in_at', String(Date.now() - HOUR_MS - 60_000))
    const fetchTenTimes = () =>
      page.evaluate(async () => {
        const answers = await Promise.all(Array.from({ length: 10 }, () => fetch('/api/me')))
        const answerOf = async (answer: Response) => (await answer.json()) as { me?: { firstname: string } }
        return Promise.all(answers.map(async (answer) => [answer.status, (await answerOf(answer)).me?.firstname]))
      })
    const seen = await whenTimed(context, site, 'signed_in_at', fetchTenTimes)
    assert.deepEqual(new Set(seen.map((answer) => JSON.stringify(answer))), new Set(['[200,"Ana"]']))
    const second = await token()
    assert.notEqual(second, first)
    const sessions = await queryShop<{ customerSessions: unknown[] }>(site, '{ customerSessions { id } }', {}, second)
    assert.equal(sessions.data.customerSessions.length, 1)
    const old = await queryShop<{ customer: { firstname: string } }>(site, '{ customer { firstname } }', {}, first)
    assert.equal(old.data.customer.firstname, 'Ana')
  })

for (const [site, screen] of PLACES)
  test(`${site}, ${screen}: without the token cookie the bag leads to sign-in, other pages are loaded as a guest’s [J14, R4.26, R4.29-R4.31, R8.58]`, async ({
    openShop,
  }) => {
    const { context, page, email, forms, problems } = await signedIn(openShop, site, screen)
    await goToCheckoutWithAPair(forms, site)
    await page.goto(address(site, '/cart'))
    await page.evaluate(() => localStorage.setItem('kept', '1'))
    await page.goto('about:blank')
    await context.clearCookies({ name: 'token' })
    await openToBeLed(page, address(site, '/cart'))
    await page.waitForURL(/\/customer\/account\/login\?signed_out=1&returnTo=%2Fcart$/)
    await page.getByText('You’ve been signed out. Sign in to pick up where you left off.').waitFor()
    const left = (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'device')
    assert.deepEqual(left, [])
    assert.equal(await page.evaluate(() => localStorage.getItem('kept')), null)
    await expect(page.getByText('Something has gone wrong')).toHaveCount(0)
    // The open sign-in page would notice the missing cookie and reload.
    await page.goto('about:blank')
    await signIn(forms, email)
    await context.clearCookies({ name: 'token' })
    await openToBeLed(page, address(site, '/wishlist'))
    await page.getByText('You’ve been signed out. Sign in to pick up where you left off.').first().waitFor()
    assert.equal(page.url(), address(site, '/wishlist'))
    assert.equal(await cookieOf(context, site, 'signed_in_at'), undefined)
    assert.deepEqual(problems, [])
  })

for (const [site, screen] of PLACES)
  test(`${site}, ${screen}: the order just placed is shown to nobody once the shopper has signed out [J14, R2.04]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen })
    const email = newEmail()
    const forms = plainly(context, site)
    await goToCheckoutWithAPair(forms, site)
    await goToPayment(forms, site, email)
    await page.goto(address(site, '/checkout'))
    await fillCard(page)
    await placeOrder(page)
    const number = await orderNumber(page)
    const order = (await cookieOf(context, site, 'order')) ?? ''
    await makeAccount(site, email)
    for (const button of ['Sign out', 'Sign out everywhere', 'Delete my account permanently']) {
      await context.addCookies([{ name: 'order', value: order, url: address(site), httpOnly: true, sameSite: 'Lax' }])
      await signIn(forms, email)
      assert.ok((await forms.open('/checkout/success')).body.includes(number))
      await page.goto(address(site, '/customer/security'))
      if (button.startsWith('Delete')) {
        await page.getByText('Delete my account', { exact: true }).click()
        await page.locator('#delete_password').fill(PASSWORD)
      }
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).first().click()
      await page.waitForURL((url) => !url.pathname.endsWith('/security'))
      const { status, body } = await forms.open('/checkout/success')
      assert.equal(status, 404, button)
      assert.ok(!body.includes(email) && !body.includes(number), button)
    }
    assert.deepEqual(problems, [])
  })

test('a shared page whose visitor was signed out elsewhere is loaded anew as a guest’s [J14, R4.26, R4.31]', async ({
  openShop,
}) => {
  const { page, token, problems } = await signedIn(openShop)
  await page.goto(address(SITE))
  await page.getByRole('link', { name: 'Account, Ana' }).waitFor()
  await queryShop(SITE, 'mutation { revokeCustomerToken { result } }', {}, await token())
  await page.reload()
  await page.getByText('You’ve been signed out. Sign in to pick up where you left off.').first().waitFor()
  await page.getByRole('link', { name: 'Account', exact: true }).waitFor()
  await page.waitForFunction(() => !document.cookie.includes('signed_in_at'))
  assert.equal(new URL(page.url()).pathname, '/')
  assert.deepEqual(problems, [])
})

for (const [site, screen] of PLACES)
  test(`${site}, ${screen}: a session that was ended elsewhere opens the bag as a guest’s, rewards stay open [J14, R4.27, R4.30, R4.31, R6.16, R8.58, A15]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen })
    const email = newEmail()
    await makeAccount(site, email)
    for (const [path, end] of [
      ['/faq', /\/faq$/],
      ['/customer/rewards', /\/customer\/rewards$/],
      ['/cart', /\/customer\/account\/login\?signed_out=1&returnTo=%2Fcart$/],
    ] as const) {
      await signIn(plainly(context, site), email)
      await page.goto(address(site, path))
      await page.locator('[data-account-link][aria-label="Account, Ana"]').waitFor({ state: 'attached' })
      await queryShop(site, 'mutation { revokeCustomerToken { result } }', {}, await cookieOf(context, site, 'token'))
      await page.getByRole('banner').getByRole('link', { name: /^Bag/ }).click()
      await page.waitForFunction(() => !document.cookie.includes('signed_in_at'))
      // `waitForURL` fails when the page reloads before it has loaded.
      await until(() => end.test(page.url()), `${page.url()} where ${end} is to be`)
      await page.locator('[data-account-link][aria-label="Account"]').waitFor({ state: 'attached' })
      await expect(page.getByText('Something has gone wrong')).toHaveCount(0)
    }
    assert.deepEqual(problems, [])
  })

for (const [site, screen] of PLACES)
  test(`${site}, ${screen}: after an order on one device, the bag filled there since is the bag of the other [J14, R4.32]`, async ({
    openShop,
  }) => {
    const { context, page, token, forms, problems } = await signedIn(openShop, site, screen)
    await goToCheckoutWithAPair(forms, site)
    const onPhone = await token()
    const { data } = await queryShop<{ customerCart: { items: { configured_variant: { sku: string } }[] } }>(
      site,
      '{ customerCart { items { ... on ConfigurableCartItem { configured_variant { sku } } } } }',
      {},
      onPhone,
    )
    const sku = data.customerCart.items[0]?.configured_variant.sku
    // Other journeys buy this style too.
    await runSql("update stock set on_hand = reserved + 20 where sku = $1 and source = 'warehouse'", [sku])
    const fillAnew = async () => {
      await runSql('update cart set is_active = false where id = $1', [await cookieOf(context, site, 'cartId')])
      const { data: own } = await queryShop<{ customerCart: { id: string } }>(
        site,
        '{ customerCart { id } }',
        {},
        onPhone,
      )
      const added = await queryShop(
        site,
        'mutation($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }',
        { id: own.customerCart.id, items: [{ sku, quantity: 2 }] },
        onPhone,
      )
      assert.deepEqual(added, { data: { addProductsToCart: { user_errors: [] } } })
    }
    await fillAnew()
    await page.goto(address(site, '/faq'))
    await page.getByRole('link', { name: 'Bag, 2 items' }).waitFor()
    await fillAnew()
    await page.goto(address(site, '/cart'))
    await page.getByText('2 items', { exact: true }).waitFor()
    await expect(page.getByText('has been ordered or has expired')).toHaveCount(0)
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await page.getByText('Your bag is empty').first().waitFor()
    assert.deepEqual(problems, [])
  })

for (const [site, screen] of PLACES)
  test(`${site}, ${screen}: a refused renewal ends the session: from checkout to sign-in [J14, R4.27, R4.28, R4.30, R8.62]`, async ({
    openShop,
  }) => {
    const { context, page, token, forms } = await signedIn(openShop, site, screen)
    await goToCheckoutWithAPair(forms, site)
    await queryShop(site, 'mutation { revokeCustomerToken { result } }', {}, await token())
    await setCookie(context, site, 'signed_in_at', '1000000000000')
    await page.goto(address(site, '/checkout'))
    await page.waitForURL(/\/customer\/account\/login\?signed_out=1&returnTo=%2Fcheckout$/)
    assert.equal(await cookieOf(context, site, 'token'), undefined)
  })

for (const [site, screen] of PLACES)
  test(`${site}, ${screen}: somebody else’s cart in the cookie ends the session and shows nothing of theirs [J14, R6.09, R6.10, R8.63]`, async ({
    openShop,
  }) => {
    const other = newEmail('other')
    await makeAccount(site, other, 'Olga')
    const { data } = await queryShop<{ customerCart: { id: string } }>(
      site,
      '{ customerCart { id } }',
      {},
      await tokenOf(site, other),
    )
    const { context, page } = await signedIn(openShop, site, screen)
    await setCookie(context, site, 'cartId', data.customerCart.id)
    await page.goto(address(site, '/cart'))
    await page.waitForURL(/\/customer\/account\/login\?signed_out=1/)
    await expect(page.getByText('Olga')).toHaveCount(0)
  })

for (const [site, screen] of PLACES)
  test(`${site}, ${screen}: a guest’s time renews cart and wishlist cookies; a lost session makes one new cart [J14, R4.22, R4.35, R6.02, A47]`, async ({
    openShop,
  }) => {
    const { context, page } = await openShop({ screen })
    await goToCheckoutWithAPair(plainly(context, site), site)
    await openPlainText(page, site)
    const cartId = (await cookieOf(context, site, 'cartId')) ?? ''
    const storeId = (await cookieOf(context, site, 'storeId')) ?? ''
    const { session } = await makeGuestWishlist(site)
    /** Sets session cookies, which have no expiry. */
    const shorten = async (cookies: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(cookies)) await setCookie(context, site, name, value)
    }
    const daysLeft = async (name: string) => {
      const cookie = (await context.cookies(address(site))).find((one) => one.name === name)
      return cookie ? Math.round((cookie.expires - Date.now() / 1000) / 86_400) : 0
    }
    const longAgo = String(Date.now() - 2 * HOUR_MS)
    await shorten({ cartId, storeId, guest_wishlist: session, guest_at: longAgo })
    assert.ok((await daysLeft('cartId')) < 0 && (await daysLeft('guest_wishlist')) < 0)
    assert.equal((await whenTimed(context, site, 'guest_at', () => fetchMe(page))).body.cartCount, 1)
    assert.equal(await cookieOf(context, site, 'cartId'), cartId)
    assert.deepEqual(
      [await daysLeft('cartId'), await daysLeft('storeId'), await daysLeft('guest_wishlist')],
      [3, 3, 30],
    )
    await context.clearCookies({ name: 'guest_at' })
    const carts = await page.evaluate(() =>
      Promise.all(
        [1, 2, 3].map(async () => ((await (await fetch('/api/me')).json()) as { cartCount: number }).cartCount),
      ),
    )
    assert.deepEqual(carts, [0, 0, 0])
    const fresh = await cookieOf(context, site, 'cartId')
    assert.ok(fresh && fresh !== cartId)
    const made = await runSql<{ count: number }>(
      'select count(*)::int as count from cart where customer_id is null and created_at >= (select created_at from cart where id = $1) and guest_secret_hash = (select guest_secret_hash from cart where id = $1)',
      [fresh],
    )
    assert.equal(made[0]?.count, 1, 'three calls at once make one cart')
  })

test('a guest with nothing but a wishlist keeps it: the time and the session’s life are renewed [J14, R4.22, A47]', async ({
  openShop,
}) => {
  const { context, page } = await openShop()
  const { session } = await makeGuestWishlist(SITE)
  await openPlainText(page, SITE)
  const wishlist = async () => (await context.cookies(address(SITE))).find(({ name }) => name === 'guest_wishlist')
  for (const time of [undefined, String(Date.now() - 2 * HOUR_MS)]) {
    await setCookie(context, SITE, 'guest_wishlist', session)
    if (time) await setCookie(context, SITE, 'guest_at', time)
    await whenTimed(context, SITE, 'guest_at', () => fetchMe(page))
    const saved = await wishlist()
    assert.equal(saved?.value, session)
    assert.ok(saved && saved.expires > Date.now() / 1000 + 29 * 86_400)
    assert.equal(await cookieOf(context, SITE, 'cartId'), undefined, 'no cart is made for it')
  }
})

test('a call without the token’s cookie ends the session; signing in is not held up by it [J14, R4.26, R4.29]', async ({
  openShop,
}) => {
  const { context, page, email } = await signedIn(openShop)
  await openPlainText(page, SITE)
  await context.clearCookies({ name: 'token' })
  const call = (query: string) =>
    page.evaluate(async (sent) => {
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: sent }),
      })
      return { status: answer.status, text: await answer.text() }
    }, query)
  const enter = `mutation { generateCustomerToken(email: "${email}", password: "${PASSWORD}") { token } }`
  const json = { cookie: 'signed_in_at=1', 'content-type': 'application/json', origin: new URL(address(SITE)).origin }
  const answerOf = await httpRequest(`${SITE}.localhost:${port}`, '/graphql', json, {
    body: '{"query":"{ storeConfig { website_id } }"}',
  })
  assert.equal(answerOf.headers['clear-site-data'], '"storage"')
  await page.evaluate(() => localStorage.setItem('kept', '1'))
  const lost = await call('{ storeConfig { website_id } }')
  assert.equal(lost.status, 401)
  assert.equal(await page.evaluate(() => localStorage.getItem('kept')), null)
  assert.match(lost.text, /The current customer isn't authorized\./)
  assert.equal(await cookieOf(context, SITE, 'signed_in_at'), undefined)
  assert.equal((await call('{ storeConfig { website_id } }')).status, 200, 'a guest from then on')
  await setCookie(context, SITE, 'signed_in_at', String(Date.now()))
  assert.deepEqual(JSON.parse((await call(enter)).text), { data: { generateCustomerToken: { token: 'cookie' } } })
  const site = 'styletread-nz'
  await withSetting(site, 'token_lifetime_hours', '24', async () => {
    const other = newEmail()
    await makeAccount(site, other)
    await openPlainText(page, site)
    const lifeOf = async () => {
      const body = JSON.stringify({ query: enter.replace(email, other) })
      await page.evaluate(
        (sent) => fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: sent }),
        body,
      )
      const token = (await context.cookies(address(site))).find(({ name }) => name === 'token')
      return Math.round(((token?.expires ?? 0) - Date.now() / 1000) / 3600)
    }
    for (let tries = 0; tries < 100 && (await lifeOf()) !== 24; tries += 1)
      await context.clearCookies({ name: 'token' })
    assert.equal(await lifeOf(), 24)
  })
})

test('calls through the shop carry the token and give none away; other sites’ are refused [J14, R6.05, R7.04]', async ({
  openShop,
}) => {
  const { context, page, email, token } = await signedIn(openShop)
  await openPlainText(page, SITE)
  const fetchedAnswers = await page.evaluate(async () => {
    const httpRequest = async (query: string) =>
      (
        await fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query }),
        })
      ).text()
    const refreshing = [
      'b: token',
      '__typename: token',
      '...t } } fragment t on CustomerToken { ... { __typename: token',
    ]
    return [
      await httpRequest('{ customer { email } }'),
      ...(await Promise.all(
        refreshing.map((fields) => httpRequest(`mutation { a: refreshCustomerToken { ${fields} } }`)),
      )),
      await (
        await fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify([{ query: 'mutation { refreshCustomerToken { token } }' }]),
        })
      ).text(),
    ]
  })
  assert.deepEqual(JSON.parse(fetchedAnswers[0] ?? ''), { data: { customer: { email } } })
  assert.deepEqual(JSON.parse(fetchedAnswers[1] ?? ''), { data: { a: { b: 'cookie' } } })
  for (const text of fetchedAnswers.slice(2, 4))
    assert.deepEqual(JSON.parse(text), { data: { a: { __typename: 'cookie' } } })
  assert.match(fetchedAnswers[4] ?? '', /Send one request/)
  assert.ok((await token())?.length)
  // As a form on another site's page would post it: this browser's cookies, no preflight request.
  const cookies = (await context.cookies(address(SITE))).map(({ name, value }) => `${name}=${value}`).join('; ')
  const send = (origin: string, type: string) =>
    httpRequest(
      `${SITE}.localhost:${port}`,
      '/graphql',
      { cookie: cookies, origin, 'content-type': type },
      { body: '{"query":"{ customer { email } }"}' },
    )
  const own = await send(new URL(address(SITE)).origin, 'application/json')
  assert.ok(own.body.includes(email), "this shop's own page is answered")
  for (const type of ['text/plain', 'application/json']) {
    const foreign = await send(new URL(address('mathers')).origin, type)
    assert.ok(foreign.status === 403 || foreign.status === 415, `${type}: ${foreign.status}`)
    assert.ok(!foreign.body.includes(email))
  }
})

test('where tokens live a day or less, one older than a minute is renewed [J14, R3.113, R4.20, R4.21, R9.01, R9.05, R9.19]', async ({
  openShop,
}) => {
  const site = 'styletread-nz'
  const { context, page } = await openShop()
  await withSetting(site, 'token_lifetime_hours', '24', async () => {
    const email = newEmail()
    await makeAccount(site, email)
    await signIn(plainly(context, site), email)
    await openPlainText(page, site)
    const token = () => cookieOf(context, site, 'token')
    const age = async () => ((await fetchMe(page)).body.me as { refreshAgeMs: number }).refreshAgeMs
    await until(async () => (await age()) === 60_000, 'tokens of a day are looked at after a minute')
    const signedIn = (agoMs: number) => setCookie(context, site, 'signed_in_at', String(Date.now() - agoMs))
    const first = await token()
    await signedIn(0)
    await fetchMe(page)
    assert.equal(await token(), first)
    await signedIn(61_000)
    await fetchMe(page)
    const second = await token()
    assert.notEqual(second, first)
    const saved = (await context.cookies(address(site))).find(({ name }) => name === 'token')
    assert.ok(
      saved && saved.expires * 1000 < Date.now() + 24 * HOUR_MS + 60_000,
      'the cookie lives no longer than the token',
    )
    await page.clock.install()
    await page.goto(address(site, '/faq'))
    await page.getByRole('link', { name: 'Account, Ana' }).waitFor()
    // From here on only the test advances the clock.
    await page.clock.pauseAt(Date.now() + 5_000)
    await signedIn(61_000)
    const renewed = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/me')
    await page.clock.runFor(61_000)
    await renewed
    assert.notEqual(await token(), second)
  })
})

/** @returns the id of the saved address */
async function saveAddress(site: SiteId, email: string): Promise<number> {
  const input = {
    firstname: 'Ines',
    lastname: 'Bell',
    street: ['18 Church Street'],
    city: 'Melbourne',
    region: { region_code: 'VIC' },
    postcode: '3000',
    country_code: 'AU',
    telephone: '0412 345 678',
  }
  const { data } = await queryShop<{ createCustomerAddress: { id: number } }>(
    site,
    'mutation($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
    { input },
    await tokenOf(site, email),
  )
  return data.createCustomerAddress.id
}

for (const [site, screen] of PLACES)
  test(`${site}, ${screen}: staff act for a customer for half an hour, in sight, without the customer’s own rights [J23, R1.40, R2.24, R6.12-R6.15, R7.34, A62]`, async ({
    openShop,
  }) => {
    const email = newEmail()
    const customerId = await makeAccount(site, email, 'Ines')
    const addressId = await saveAddress(site, email)
    const { output } = await operate('admin-secret', 'create', `journey-${Date.now()}`)
    const secret = output.trim().split('\n').at(-1) ?? ''
    const { context, page, problems } = await openShop({ screen })
    await page.goto(address(site, `/customer_manager?customer_id=${customerId}`))
    await expect(page.getByLabel('Customer number')).toHaveValue(String(customerId))
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }), 'nothing is told before the call').toHaveCount(0)
    await page.getByRole('textbox', { name: 'Secret' }).fill('not the secret')
    const answered = Promise.withResolvers<void>()
    await page.route(/\/customer_manager\.data/, async (route) => {
      await answered.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Act for this customer' }).click()
    await page.getByText('Checking…').waitFor()
    await expect(
      page.getByText(/Error generating|Acting for/),
      'neither is told before the call has answered',
    ).toHaveCount(0)
    answered.resolve()
    await page.getByText('Error generating customer token.').waitFor()
    await expect(page.getByText('Checking…')).toHaveCount(0)
    await page.unroute(/\/customer_manager\.data/)
    assert.equal(await cookieOf(context, site, 'token'), undefined)
    await page.getByRole('textbox', { name: 'Secret' }).fill(secret)
    await page.getByRole('button', { name: 'Act for this customer' }).click()
    await page.getByText(`Acting for Ines Bell, customer ${customerId},`).waitFor()
    await page.goto(address(site))
    await page.getByText(`Acting for Ines Bell, customer ${customerId},`).waitFor()
    const token = (await context.cookies()).find(({ name }) => name === 'token')
    assert.ok(token && token.expires * 1000 < Date.now() + 31 * 60_000)
    // Scripts may delete the marker cookie; the server still knows who is acting.
    await context.clearCookies({ name: 'acting_for' })
    for (const path of ['/', '/wishlist', '/customer/account']) {
      await page.goto(address(site, path))
      await page.getByText(`Acting for Ines Bell, customer ${customerId},`).waitFor()
    }
    await page.goto(address(site, '/customer/payments'))
    await page.getByText('Staff cannot do this for a customer. Ask the customer to sign in and do it.').waitFor()
    await expect(page.getByText('No saved cards'), 'staff do not learn whether there are cards').toHaveCount(0)
    const refused = page.getByText('Staff cannot do this for a customer. Ask the customer to sign in and do it.')
    await page.goto(address(site, '/customer/details'))
    await page.getByRole('button', { name: 'Save details' }).waitFor()
    await expect(refused, 'neither email nor password is offered').toHaveCount(2)
    await expect(page.getByRole('main').locator('[type=password], [href="/customer/security"]')).toHaveCount(1)
    await page.goto(address(site, '/customer/security'))
    await expect(refused).toHaveCount(2)
    await expect(page.getByRole('main').locator('form:has(input)')).toHaveCount(0)
    await page.goto(address(site, '/customer/address'))
    await page.getByText('18 Church Street').waitFor()
    await expect(page.getByRole('main').getByText('Delete', { exact: true })).toHaveCount(0)
    const forms = plainly(context, site)
    const password = {
      current_password: 'whatever it is',
      password: 'a new one entirely',
      confirmation: 'a new one entirely',
    }
    for (const [path, form] of [
      ['/customer/details', { intent: 'password', ...password }],
      ['/customer/security', { intent: 'end-all' }],
      ['/customer/address', { intent: 'delete', id: String(addressId) }],
    ] as const)
      assert.match(
        (await forms.post(path, form)).body,
        /Staff cannot do this for a customer\. Ask the customer to sign in and do it\./,
      )
    await page.goto(address(site, '/customer/address'))
    await page.getByText('18 Church Street').waitFor()
    assert.ok(await tokenOf(site, email), 'the password is what it was')
    await page.getByText(`Acting for Ines Bell, customer ${customerId},`).waitFor()
    await goToCheckoutWithAPair(forms, site)
    await page.goto(address(site, '/checkout'))
    await page.getByText(`Acting for Ines Bell, customer ${customerId},`).waitFor()
    await setCookie(context, site, 'order', 'a'.repeat(43))
    await page.getByRole('button', { name: 'Stop and sign out' }).click()
    await page.waitForURL(address(site))
    await page.getByText('You’re signed out.').first().waitFor()
    await expect(page.getByText('Acting for')).toHaveCount(0)
    assert.equal(await cookieOf(context, site, 'order'), undefined)
    assert.deepEqual(problems, [])
  })
