import assert from 'node:assert/strict'
import type { Page, Response } from '@playwright/test'
import { tooMany } from '@welt/kit/wait'
import { fillSignIn, makeAccount, newEmail, PASSWORD } from '../testing/accounts.ts'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { fillLimit, runSql } from '../testing/operator.ts'
import { type OwnStorefront, startStorefront } from '../testing/own-processes.ts'
import { commerceUrl } from '../testing/shop.ts'

const SITE = 'styletread-nz'
/** A documentation address (RFC 5737), so that attempts of other tests do not count here. */
const SHOPPER = '203.0.113.77'
const WHEN = /^Too many attempts\. Please try again in \d+ (?:seconds?|minutes)\.$/

/** Seconds, by the database's clock, until the bucket's attempts are an hour old. */
async function secondsLeft(bucket: string): Promise<number> {
  const [counter] = await runSql<{ seconds: number }>(
    `select ceil(extract(epoch from attempts[1] + interval '1 hour' - shop_now()))::int as seconds
     from rate_limit where bucket = $1`,
    [bucket],
  )
  assert.ok(counter, bucket)
  return counter.seconds
}

let storefront: OwnStorefront
test.beforeAll(async () => {
  storefront = await startStorefront({ COMMERCE_URL: commerceUrl, STOREFRONT_TRUSTED_PROXIES: '127.0.0.1,::1' })
  for (const [action, seconds] of [
    ['sign-in', 600],
    ['register', 3600],
    ['reset-request', 3600],
    ['reset-token', 3600],
    ['subscribe', 3600],
  ] as const)
    await fillLimit(`${action}:${seconds}:${SHOPPER}`, seconds)
})
test.afterAll(async () => {
  await storefront.stop()
  await runSql("delete from rate_limit where bucket like $1 or bucket like 'guarded-change:%'", [`%:${SHOPPER}`])
})

/** @returns an assertion that the last response was a 429 with Retry-After */
function watchLimits(page: Page): (path: string) => void {
  const answers: Response[] = []
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (answer.request().method() === 'POST' || pathname.endsWith('/createPassword')) answers.push(answer)
  })
  return (path) => {
    const answer = answers.pop()
    assert.ok(answer, path)
    assert.ok(answer.url().includes(path), path)
    assert.equal(answer.status(), 429, path)
    assert.match(answer.headers()['retry-after'] ?? '', /^[1-9]\d{0,3}$/)
  }
}

for (const javaScript of [true, false]) {
  test(`${SITE}, ${javaScript ? 'with' : 'without'} JavaScript: a rate limit says when to try again and keeps what was typed [J12, J13, J15, R8.70, R8.71]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen: 'phone', javaScript })
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': SHOPPER })
    const open = (path: string) => page.goto(`http://${SITE}.localhost:${storefront.port}${path}`)
    const refusal = page.getByRole('main').getByText(WHEN)
    const email = newEmail()
    const id = await makeAccount(SITE, email)
    const isLimited = watchLimits(page)

    await open('/customer/account/login')
    await fillSignIn(page, email)
    await refusal.waitFor()
    isLimited('/customer/account/login')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('')

    await open('/customer/account/create')
    await page.getByLabel('First name').fill('Māia')
    await page.getByLabel('Last name').fill('Bell')
    await page.getByLabel('Email', { exact: true }).fill(newEmail())
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await refusal.waitFor()
    isLimited('/customer/account/create')
    await expect(page.getByLabel('First name')).toHaveValue('Māia')
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('')

    await open('/customer/account/forgotpassword')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await page.getByText('Reset link has been sent').waitFor()

    await open(`/customer/account/createPassword?id=${id}&token=${'a'.repeat(43)}`)
    await refusal.waitFor()
    isLimited('/customer/account/createPassword')
    await expect(page.getByRole('link', { name: 'Send a new link' }), 'it would not get further now').toHaveCount(0)

    assert.deepEqual(problems, [])
  })

  test(`${SITE}, ${javaScript ? 'with' : 'without'} JavaScript: a rate limit of the newsletter says when to try again`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen: 'phone', javaScript })
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': SHOPPER })
    const refusal = page.getByRole('main').getByText(WHEN)
    const email = newEmail()
    const isLimited = watchLimits(page)
    await page.goto(`http://${SITE}.localhost:${storefront.port}/subscribe`)
    const news = page.getByRole('main').getByLabel('Email', { exact: true })
    await news.fill(email)
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
    await refusal.waitFor()
    isLimited('/subscribe')
    await expect(news).toHaveValue(email)

    assert.deepEqual(problems, [])
  })

  test(`${SITE}, ${javaScript ? 'with' : 'without'} JavaScript: a rate limit of a password check names the seconds left`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen: 'phone', javaScript })
    const open = (path: string) => page.goto(`http://${SITE}.localhost:${storefront.port}${path}`)
    const refusal = page.getByRole('main').getByText(WHEN)
    const email = newEmail()
    const id = await makeAccount(SITE, email)
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.78' })
    await open('/customer/account/login?returnTo=/customer/security')
    await fillSignIn(page, email)
    await page.waitForURL(/\/customer\/security$/)
    const bucket = `guarded-change:3600:${id}`
    await fillLimit(bucket, 3600)
    await page.locator('#export_password').fill(PASSWORD)
    const shown = page.waitForResponse(
      (answer) => answer.request().method() === 'GET' && answer.url().endsWith('/customer/security'),
    )
    const most = await secondsLeft(bucket)
    await page.getByRole('button', { name: 'Download my data' }).click()
    const refused = await shown
    const least = await secondsLeft(bucket)
    assert.equal(refused.status(), 429)
    const seconds = Number(refused.headers()['retry-after'])
    assert.ok(seconds >= least && seconds <= most, `${seconds} s where ${least} to ${most} are left`)
    assert.equal(await refusal.first().textContent(), tooMany(seconds))
    assert.deepEqual(problems, [])
  })
}

test('an address over its limit of rendered pages gets 429; cached pages and the bag still open', async () => {
  const strict = await startStorefront({
    COMMERCE_URL: commerceUrl,
    STOREFRONT_TRUSTED_PROXIES: '127.0.0.1,::1',
    LIMIT_MULTIPLIER: '0.1',
  })
  const get = (path: string, address = '203.0.113.78') =>
    httpRequest(`${SITE}.localhost:${strict.port}`, path, { 'x-forwarded-for': address }, { at: strict.port })
  try {
    assert.equal((await get('/')).status, 200)
    const searches = await Promise.all(Array.from({ length: 36 }, (_, at) => get(`/search?q=boot&nothing=${at}`)))
    const refused = searches.filter(({ status }) => status === 429)
    assert.deepEqual([searches.filter(({ status }) => status === 200).length, refused.length], [29, 7])
    for (const { headers, body } of refused) {
      const seconds = Number(headers['retry-after'])
      assert.ok(seconds >= 1 && seconds <= 60, String(headers['retry-after']))
      assert.equal(headers['cache-control'], 'private, no-store')
      assert.match(
        body,
        /<title>Too many requests \| Styletread[\s\S]*Wait (?:a|\d+) seconds?, then try again\. Your bag is saved\./,
      )
    }
    assert.equal((await get('/no-such-shoe')).status, 429, 'a page that does not exist is rendered too')
    assert.equal((await get('/search.data?q=boot&nothing=99')).status, 429)
    const home = await get('/')
    assert.equal(home.status, 200)
    // Outdated if another test's change has reached the page.
    assert.match(String(home.headers['x-cache']), /^(?:hit|outdated)$/)
    assert.equal((await get('/cart')).status, 200)
    assert.equal((await get('/search?q=boot&nothing=100', '203.0.113.79')).status, 200)
  } finally {
    await strict.stop()
  }
})
