import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import {
  cookieOf,
  makeAccount,
  newEmail,
  PASSWORD,
  queryShop,
  setCookie,
  signIn,
  tokenOf,
} from '../testing/accounts.ts'
import { fillCard, goToCheckoutWithAPair, goToPayment, orderNumber, placeOrder } from '../testing/buying/buying.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { withSetting } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { openPlainText, PLACES, SITE, signedIn } from '../testing/sessions.ts'
import { address, port } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

/** Beside those of the token and the cart. */
const ENDED = {
  guest_wishlist: 'any',
  payment_method: 'zip',
  authority_to_leave: 'Leave at mail room',
  checkout_step: 'payment',
}
const LEFT_ALONE = { size_scale: 'eu', tracked: 'hidden', waiting_reward: 'THANKS', preferred_store: 'none' }

/** Opens a page whose script may redirect or reload before it has loaded. */
async function openToBeLed(page: Page, url: string): Promise<void> {
  await page.goto(url).catch((error: unknown) => {
    if (!/ERR_ABORTED|interrupted by another navigation|context was destroyed/.test(String(error))) throw error
  })
}

for (const [site, screen] of PLACES)
  test(`${site}, ${screen}: without the token cookie the bag leads to sign-in, other pages are loaded as a guest’s [J14.3, R4.26, R4.29-R4.31, R8.58, A48]`, async ({
    openShop,
  }) => {
    const { context, page, email, forms, problems } = await signedIn(openShop, site, screen)
    await goToCheckoutWithAPair(forms, site)
    await page.goto(address(site, '/cart'))
    await page.evaluate(() => localStorage.setItem('kept', '1'))
    await page.goto('about:blank')
    await context.clearCookies({ name: 'token' })
    for (const [name, value] of Object.entries({ ...ENDED, ...LEFT_ALONE })) await setCookie(context, site, name, value)
    await openToBeLed(page, address(site, '/cart'))
    await page.waitForURL(/\/customer\/account\/login\?signed_out=1&returnTo=%2Fcart$/)
    await page.getByText('You’ve been signed out. Sign in to pick up where you left off.').waitFor()
    const left = (await context.cookies()).map(({ name }) => name).filter((name) => name !== 'device')
    assert.deepEqual(new Set(left), new Set(Object.keys(LEFT_ALONE)))
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
  test(`${site}, ${screen}: the order just placed is hidden once the shopper has signed out [J14, R2.04]`, async ({
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
  test(`${site}, ${screen}: a session that was ended elsewhere opens the bag as a guest’s, rewards stay open [J14.3, R4.27, R4.30, R4.31, R6.16, R8.58, A15]`, async ({
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
  test(`${site}, ${screen}: a refused renewal ends the session: from checkout to sign-in [J14.3, R4.27, R4.28, R4.30, R8.62]`, async ({
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
  test(`${site}, ${screen}: another customer’s cart in the cookie ends the session and is not shown [J14.3, J14.4, R6.09, R6.10, R8.63]`, async ({
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
