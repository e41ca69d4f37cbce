import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import { findings, overflow } from '../testing/axe.ts'
import { departmentPath, goToCheckoutWithAPair, goToPayment, pairForm, productPath } from '../testing/buying/buying.ts'
import { payOutsidePlainly, textIn } from '../testing/buying/buying-plainly.ts'
import { type Answer, httpRequest } from '../testing/http-request.ts'
import { expect, type OpenShop, test } from '../testing/journey.ts'
import { operate } from '../testing/operator.ts'
import { openPlainBrowser } from '../testing/plain-browser.ts'
import { address, port } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

const SITE = 'trybe'
const MOST_BYTES = 60 * 1024

test.afterEach(() => maintenance('off'))

const open = (path: string, site: SiteId = SITE) => httpRequest(`${site}.localhost:${port}`, path)

/** Closes or opens the site, and waits until the storefront follows. */
async function maintenance(act: 'on' | 'off', ...options: readonly string[]): Promise<void> {
  const { code, output } = await operate('maintenance', act, '--site', SITE, ...options)
  assert.equal(code, 0, output)
  await until(async () => (await open('/api/open')).status === (act === 'on' ? 503 : 204))
}

function assertScreen({ status, headers, body }: Answer, path: string): void {
  assert.equal(status, 503, path)
  assert.ok(Number(headers['retry-after']) >= 60, path)
  assert.equal(headers['cache-control'], 'private, no-store')
  assert.match(body, /<title>Back soon - Trybe<\/title>/)
  assert.match(body, /<h1[^>]*>We’re tying our laces<\/h1>/)
  assert.match(body, /href="tel:1300555119"/)
  assert.doesNotMatch(body, /<script|<form|type="search"|data-opens-|<link[^>]+stylesheet/)
  assert.ok(Buffer.byteLength(body) < MOST_BYTES, `${Buffer.byteLength(body)} bytes`)
}

test('a shop in maintenance answers every page with one screen; files and other shops go on [J26.2, R2.81]', async () => {
  const listing = await departmentPath(SITE)
  const shoe = await productPath(SITE)
  const form = new URLSearchParams(await pairForm(SITE)).toString()
  const home = await open('/')
  await open(listing)
  assert.equal((await open(listing)).headers['x-cache'], 'hit')
  const [asset = ''] = /\/assets\/[\w.-]+\.css/.exec(home.body) ?? []
  const [picture = ''] = /\/media\/[\w/.-]+\?w=320[^" ]*/.exec(home.body) ?? []
  await maintenance('on', '--until', '2999-01-01T14:00', '--message', 'New shelves are going up.')
  for (const path of [
    '/',
    listing,
    shoe,
    '/cart',
    '/checkout',
    '/search?q=boot',
    '/wishlist',
    '/nothing',
    '/api/me',
    `${listing}.data`,
  ])
    assertScreen(await open(path), path)
  const answer = await open('/cart?from=mail')
  assert.match(answer.body, /href="\/cart\?from=mail"/)
  assert.match(answer.body, /New shelves are going up\. Your bag and wishlist are safe/)
  assert.match(answer.body, /Back around 2 pm on Tue 1 January/)
  const sent = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${SITE}.localhost:${port}` }
  assertScreen(await httpRequest(`${SITE}.localhost:${port}`, '/cart/add', sent, { body: form }), 'POST /cart/add')
  for (const path of [asset, picture.replaceAll('&amp;', '&'), '/robots.txt', '/favicon.svg', '/livez', '/readyz'])
    assert.equal((await open(path)).status, 200, path)
  assert.equal((await open('/', 'mollini')).status, 200)
  const api = await httpRequest(
    `${SITE}.localhost:${port}`,
    '/graphql',
    { 'content-type': 'application/json', origin: `http://${SITE}.localhost:${port}` },
    { body: JSON.stringify({ query: '{ storeConfig { store_code } }' }) },
  )
  assert.deepEqual([api.status, JSON.parse(api.body).errors[0].message], [503, 'the maintenance mode is enabled'])
  await maintenance('off')
  assert.deepEqual([(await open('/')).status, (await open(listing)).headers['x-cache']], [200, 'hit'])
})

test('who comes back from the bank’s page in maintenance sees the order [R2.92]', async () => {
  const plain = openPlainBrowser(SITE)
  await goToCheckoutWithAPair(plain, SITE)
  await goToPayment(plain, SITE, 'maintenance@example.com')
  const back = await payOutsidePlainly(plain, SITE)
  await maintenance('on')
  const returned = await plain.open(back)
  assert.deepEqual([returned.status, returned.headers.location], [303, '/checkout/success'])
  const thanks = await plain.open('/checkout/success')
  assert.equal(thanks.status, 200)
  assert.match(textIn(thanks.body, /<h1[^>]*>([\s\S]*?)<\/h1>/), /^Thank you/)
  assertScreen(await plain.open('/checkout'), '/checkout')
  assertScreen(await open('/checkout/success'), 'success without an order')
  await maintenance('off')
})

/** The browser's own error for each 503. */
const isExpected = (problem: string) => /status of 503/.test(problem)

async function openRegistration(
  openShop: OpenShop,
): Promise<{ page: Page; problems: readonly string[]; close: () => Promise<void> }> {
  const { context, page, problems } = await openShop()
  await page.clock.install()
  await page.goto(address(SITE, '/customer/account/create'))
  await page.getByLabel('First name').fill('Ana')
  return { page, problems, close: () => context.close() }
}

test('an open tab in maintenance keeps what was typed and comes back by itself [J26.2, R2.92, R4.36, R8.66]', async ({
  openShop,
}) => {
  const { page, problems, close } = await openRegistration(openShop)
  const title = await page.title()
  await maintenance('on')
  await page.getByRole('button', { name: 'Create account' }).click()
  const screen = page.getByRole('dialog', { name: 'Back soon - Trybe' })
  const heading = screen.getByRole('heading', { name: 'We’re tying our laces' })
  await heading.waitFor()
  assert.equal(await page.title(), 'Back soon - Trybe')
  await page.keyboard.press('Escape')
  await screen.getByRole('link', { name: 'Try again' }).click()
  await screen.getByText('Not open yet. We’ll keep checking.').waitFor()
  const found: string[] = []
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await findings(page, `in place, ${width}`)), ...(await overflow(page, `in place, ${width}`)))
  }
  assert.deepEqual(found, [])
  // From here on only the test advances the clock.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await maintenance('off')
  await expect(heading).toBeVisible()
  await page.clock.fastForward(30_000)
  await screen.waitFor({ state: 'detached' })
  await page.getByText('The shop is open again.').waitFor()
  assert.equal(await page.title(), title)
  assert.equal(new URL(page.url()).pathname, '/customer/account/create')
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  assert.deepEqual(
    problems.filter((problem) => !isExpected(problem)),
    [],
  )
  await close()
})

test('a page opened meanwhile is there once the shop is open again [R4.36]', async ({ openShop }) => {
  const { page, close } = await openRegistration(openShop)
  const listing = await departmentPath(SITE)
  await maintenance('on')
  await page.locator(`[data-shell="header"] nav a[href="${listing}"]`).first().click()
  await page.getByRole('dialog', { name: 'Back soon - Trybe' }).waitFor()
  await maintenance('off')
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.waitForURL(`**${listing}`)
  await page.locator('article').first().waitFor()
  await close()
})

test('axe reports nothing on the maintenance screen of a narrow, a usual and a wide window', async ({ openShop }) => {
  await maintenance('on', '--until', '23:59')
  const { context, page } = await openShop()
  const found: string[] = []
  await page.goto(address(SITE, '/anything'))
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await findings(page, `${width}`)), ...(await overflow(page, `${width}`)))
  }
  assert.deepEqual(found, [])
  await context.close()
  await maintenance('off')
})
