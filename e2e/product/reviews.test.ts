import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { httpRequest } from '../testing/http-request.ts'
import { expect, test } from '../testing/journey.ts'
import { operate } from '../testing/operator.ts'
import { findShoe, openShoe } from '../testing/product-page.ts'
import { address } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

/** Before their script runs, links open the reviews page. */
async function scriptedReviews(page: Page): Promise<Locator> {
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await reviews.hover()
  await page.locator('[data-works-in-place]').waitFor({ state: 'attached' })
  return reviews
}

test('reviews are sorted and filtered in place', async ({ openShop }) => {
  const shoe = await findShoe('mathers_au', ({ review_count }) => review_count > 5)
  const { page, problems } = await openShop()
  await openShoe(page, 'mathers', shoe.path)
  await page.getByRole('link', { name: new RegExp(`from ${shoe.review_count} reviews`) }).click()
  const reviews = await scriptedReviews(page)
  await reviews.getByRole('link', { name: 'Lowest' }).click()
  await reviews.locator('[aria-current]', { hasText: 'Lowest' }).waitFor()
  const stars: number[] = []
  for (const article of await reviews.getByRole('article').all())
    stars.push(Number.parseFloat((await article.getByRole('img').first().getAttribute('aria-label')) ?? ''))
  assert.ok(stars.length > 1 && stars.every((count) => count >= 1 && count <= 5), stars.join())
  assert.deepEqual(
    stars,
    stars.toSorted((a, b) => a - b),
    'the lowest come first',
  )
  assert.ok(page.url().includes(shoe.path), 'the page stays')
  await reviews.getByRole('link', { name: /^5 stars/ }).click()
  await reviews.getByRole('status').filter({ hasText: 'with 5 stars' }).waitFor()
  assert.equal(await page.evaluate(() => document.activeElement?.hasAttribute('data-reviews-status')), true)
  for (const star of (await reviews.getByRole('article').getByRole('img').all()).slice(0, 5))
    await expect(star).toHaveAttribute('aria-label', '5 out of 5 stars')
  assert.deepEqual(problems, [])
})

test('a later order of reviews replaces one that is still loading', async ({ openShop }) => {
  const shoe = await findShoe('mathers_au', ({ review_count }) => review_count > 5)
  const { page } = await openShop()
  await openShoe(page, 'mathers', shoe.path)
  const reviews = await scriptedReviews(page)
  // The second press aborts the first request, which never gets a response here.
  const HIGHEST = /\/api\/reviews\?.*sort=highest/
  await page.route(HIGHEST, () => undefined)
  const deadline = page.waitForEvent('requestfailed', (request) => HIGHEST.test(request.url()))
  await reviews.getByRole('link', { name: 'Highest' }).click()
  await reviews.getByRole('link', { name: 'Newest' }).click()
  await reviews.locator('[aria-current]', { hasText: 'Newest' }).waitFor()
  assert.match((await deadline).failure()?.errorText ?? '', /ABORTED/)
  await expect(reviews.locator('[aria-current]', { hasText: 'Highest' })).toHaveCount(0)
})

test('a vote for a review counts once, and one that fails shows one message', async ({ openShop }) => {
  const shoe = await findShoe('mathers_au', ({ review_count }) => review_count > 5)
  const { page, problems } = await openShop()
  await openShoe(page, 'mathers', shoe.path)
  const reviews = await scriptedReviews(page)
  await reviews.getByRole('link', { name: 'Lowest' }).click()
  await reviews.locator('[aria-current]', { hasText: 'Lowest' }).waitFor()
  const button = reviews.getByRole('button', { name: /^Helpful/ }).first()
  // A vote that fails twice shows one message.
  await page.route('**/api/reviews', (route) => route.abort())
  const fault = reviews.getByText('Something has gone wrong, please try again.')
  for (const _ of [1, 2]) {
    // Pressing focuses the button, the result moves the focus to the message.
    await button.click()
    await fault.and(page.locator(':focus')).waitFor()
  }
  await expect(fault).toHaveCount(1)
  await page.unroute('**/api/reviews')
  const helpful = async () => {
    await button.click()
    const shownText = reviews.getByText(/^Thanks\. \d+ found this helpful/)
    await shownText.waitFor()
    return shownText.textContent()
  }
  const first = await helpful()
  await reviews.getByRole('link', { name: 'Highest' }).click()
  await reviews.locator('[aria-current]', { hasText: 'Highest' }).waitFor()
  await reviews.getByRole('link', { name: 'Lowest' }).click()
  await reviews.locator('[aria-current]', { hasText: 'Lowest' }).waitFor()
  assert.equal(await helpful(), first, 'a second vote changes nothing')
  const ownFault = 'net::ERR_FAILED' // the request that this test aborts
  assert.deepEqual(
    problems.filter((problem) => !problem.includes(ownFault)),
    [],
  )
})

test('reviews are shown only where the site has them [J04.3, R1.17]', async () => {
  const pageOf = async (site: 'mathers' | 'mollini') =>
    (await httpRequest(`${site}.localhost`, (await findShoe(`${site}_au`)).path)).body
  assert.match(await pageOf('mathers'), /id="reviews"/)
  const body = await pageOf('mollini')
  assert.match(body, /Add to bag/)
  assert.doesNotMatch(body, /id="reviews"|<h\d[^>]*>[^<]*reviews/i)
})

test('without scripts reviews are read, voted on and written, and shown once approved', async ({ openShop }) => {
  const shoe = await findShoe('mathers_au', ({ review_count }) => review_count > 5)
  const { page } = await openShop({ javaScript: false })
  await page.goto(address('mathers', shoe.path))
  await page.getByRole('link', { name: 'Most helpful' }).click()
  await page.waitForURL(({ pathname }) => pathname === `/${shoe.url_key}/reviews`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  await expect(page.locator('link[rel=canonical]'), 'what is not to be kept stands for no other page').toHaveCount(0)
  await page
    .getByRole('button', { name: /^Helpful/ })
    .first()
    .click()
  await page.getByText(/^Thanks\. \d+ found this helpful/).waitFor()
  assert.equal(new URL(page.url()).searchParams.get('sort'), 'most-helpful', 'the order stays')
  await page.getByRole('link', { name: 'Write a review' }).click()
  await page.getByRole('textbox', { name: 'Your review' }).fill('Kept as it was typed.')
  await page.getByRole('button', { name: 'Send review' }).click()
  await page.getByRole('link', { name: 'Choose a star rating.' }).waitFor()
  await expect(page.getByRole('textbox', { name: 'Your review' })).toHaveValue('Kept as it was typed.')
  await page.getByRole('radio', { name: '4 stars' }).check()
  const heading = `Plain and good ${Date.now()}`
  await page.getByRole('textbox', { name: 'Heading' }).fill(heading)
  await page.getByRole('textbox', { name: 'Name to show' }).fill('Ana')
  await page.getByRole('button', { name: 'Send review' }).click()
  await page.getByText('Thanks. We’ll read it before it goes live.').waitFor()
  const listed = await operate('reviews', 'list', '--state', 'pending', '--json')
  const waiting = (JSON.parse(listed.output) as { id: number; summary: string }[]).find(
    ({ summary }) => summary === heading,
  )
  assert.ok(waiting, listed.output)
  const reviews = `/${shoe.url_key}/reviews`
  await page.goto(address('mathers', `${reviews}?sort=newest&p=1`))
  await expect(page.getByText(heading)).toHaveCount(0)
  assert.equal((await operate('reviews', 'approve', String(waiting.id))).code, 0)
  const isShown = async () => (await httpRequest('mathers.localhost', reviews)).body.includes(heading)
  await until(isShown, 'the approved review is shown')
  await page.goto(address('mathers', reviews))
  await page.getByRole('heading', { name: heading }).waitFor()
})
