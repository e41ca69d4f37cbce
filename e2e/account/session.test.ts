import assert from 'node:assert/strict'
import type { BrowserContext, Page } from '@playwright/test'
import { brandOf, type SiteId } from '@welt/brands'
import {
  cookieOf,
  makeAccount,
  makeGuestWishlist,
  newEmail,
  queryShop,
  setCookie,
  signIn,
} from '../testing/accounts.ts'
import { goToCheckoutWithAPair } from '../testing/buying/buying.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { runSql, withSetting } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { openPlainText, PLACES, SITE, signedIn } from '../testing/sessions.ts'
import { address, port } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

const HOUR_MS = 3_600_000

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

for (const [site, screen] of PLACES)
  test(`${site}, ${screen}: an old token is renewed once by ten tabs, and the old one works a minute more [J14.1, R4.20, R4.21, R7.35, R9.04, R9.06, R9.19]`, async ({
    openShop,
  }) => {
    const { context, page, token, forms, email } = await signedIn(openShop, site, screen)
    await goToCheckoutWithAPair(forms, site)
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
        const shown = async (answer: Response) => {
          const { me, cartCount } = (await answer.json()) as { me?: { firstname: string }; cartCount: number }
          return [answer.status, me?.firstname, cartCount]
        }
        return Promise.all(answers.map(shown))
      })
    const seen = await whenTimed(context, site, 'signed_in_at', fetchTenTimes)
    assert.deepEqual(new Set(seen.map((answer) => JSON.stringify(answer))), new Set(['[200,"Ana",1]']))
    const second = await token()
    assert.notEqual(second, first)
    const sessions = await queryShop<{ customerSessions: unknown[] }>(site, '{ customerSessions { id } }', {}, second)
    assert.equal(sessions.data.customerSessions.length, 1)
    const tokens = await runSql(
      'select 1 from customer_token where customer_id = (select id from customer where email = $1)',
      [email],
    )
    assert.equal(tokens.length, 2, 'one refresh')
    const old = await queryShop<{ customer: { firstname: string } }>(site, '{ customer { firstname } }', {}, first)
    assert.equal(old.data.customer.firstname, 'Ana')
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
  test(`${site}, ${screen}: a guest’s time renews cart and wishlist cookies; a lost session makes one new cart [J14.2, R1.29, R4.22, R4.35, R6.02, R9.60, R9.61, A47, A117]`, async ({
    openShop,
  }) => {
    const { context, page } = await openShop({ screen })
    await goToCheckoutWithAPair(plainly(context, site), site)
    await openPlainText(page, site)
    const cartId = (await cookieOf(context, site, 'cartId')) ?? ''
    const storeId = (await cookieOf(context, site, 'storeId')) ?? ''
    assert.deepEqual(
      [await runSql('select website_id from cart where id = $1', [cartId]), storeId],
      [[{ website_id: brandOf(site).websiteId }], String(brandOf(site).websiteId)],
    )
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
    await page.goto('about:blank')
    await page.goto(address(site, '/cart'))
    await page.getByRole('main').getByText('1 item', { exact: true }).first().waitFor()
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
      `select count(*)::int as count from cart c join cart fresh on fresh.id = $1
       where c.customer_id is null and c.created_at >= fresh.created_at
         and c.guest_secret_hash = fresh.guest_secret_hash`,
      [fresh],
    )
    assert.equal(made[0]?.count, 1, 'three calls at once make one cart')
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await page.getByText('Your bag is empty').first().waitFor()
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

test('where tokens live a day or less, one older than a minute is renewed [J14.1, R3.113, R4.20, R4.21, R9.01, R9.05, R9.19, A46]', async ({
  openShop,
}) => {
  const site = 'styletread-nz'
  const { context, page } = await openShop()
  const email = newEmail()
  await makeAccount(site, email)
  const forms = plainly(context, site)
  await signIn(forms, email)
  await openPlainText(page, site)
  const token = () => cookieOf(context, site, 'token')
  const age = async () => ((await fetchMe(page)).body.me as { refreshAgeMs: number }).refreshAgeMs
  assert.equal(await age(), HOUR_MS, 'tokens of three days are looked at after an hour')
  await withSetting(site, 'token_lifetime_hours', '24', async () => {
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
    const third = await token()
    assert.notEqual(third, second)
    await signedIn(61_000)
    assert.equal((await forms.open('/customer/details')).status, 200)
    assert.notEqual(await token(), third, 'opening a page renews too')
    await runSql(
      `update customer_token set expires_at = now() - interval '1 second'
         where customer_id = (select id from customer where email = $1)`,
      [email],
    )
    await signedIn(61_000)
    const { headers } = await forms.open('/customer/details')
    assert.match(String(headers.location), /^\/customer\/account\/login\?signed_out=1/, 'an expired one ends it')
  })
})
