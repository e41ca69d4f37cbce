import assert from 'node:assert/strict'
import type { BrowserContext, Locator, Page, Route } from '@playwright/test'
import { choicesOf, fillCart, linesOf, sizesOf, whenSettled } from '../testing/cart-page.ts'
import { expect, test } from '../testing/journey.ts'
import { hasFocus } from '../testing/keys.ts'
import { withStock } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address } from '../testing/shop.ts'

const boxOf = (page: Page, at = 0): Locator => linesOf(page).nth(at).getByRole('combobox', { name: 'Size' })

const labelsIn = (box: Locator): Promise<readonly string[]> =>
  box.evaluate((select) =>
    [...(select as HTMLSelectElement).options].filter(({ value }) => value).map(({ text }) => text),
  )

/** Records the number of sizes when scripts open a box. The box stays closed, so that keys choose in the box itself. */
async function noteOpenings(context: BrowserContext): Promise<(page: Page) => Promise<readonly number[]>> {
  await context.addInitScript(() => {
    const openings: number[] = []
    Object.assign(window, { openings })
    HTMLSelectElement.prototype.showPicker = function () {
      openings.push(this.options.length)
    }
  })
  return (page) => page.evaluate(() => (window as unknown as { openings: readonly number[] }).openings)
}

/** Delays requests for sizes until they are released. */
async function delaySizes(page: Page): Promise<{ readonly requests: readonly Route[]; letGo(): Promise<void> }> {
  const requests: Route[] = []
  const { promise: isOpen, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/line-sizes?*', async (route) => {
    requests.push(route)
    await isOpen
    await route.continue()
  })
  return { requests, letGo: async () => resolve() }
}

for (const [site, screen] of [
  ['mollini', 'phone'],
  ['mathers', 'desktop'],
] as const)
  test(`${site}, ${screen}: pressing a size box loads its sizes, then opens it`, async ({ openShop }) => {
    const { context, page, problems } = await openShop({ screen })
    const openings = await noteOpenings(context)
    const [shoe, other] = await Promise.all([sizesOf(site, 2), sizesOf(site, 3)])
    const [first, second, third] = shoe
    const [beside] = other
    assert.ok(first && second && third && beside)
    await fillCart(plainly(context, site), first, beside)
    const { requests, letGo } = await delaySizes(page)
    await page.goto(address(site, '/cart'))
    const box = boxOf(page)
    assert.deepEqual(await labelsIn(box), [first.label])
    assert.equal(requests.length, 0, 'nothing is requested before')
    const size = await box.boundingBox()
    await withStock(third.variantSku, 0, async () => {
      await box.click()
      await linesOf(page).first().getByRole('status').getByText('Loading sizes…').waitFor()
      await box.press('ArrowDown')
      assert.deepEqual([requests.length, await openings(page), await hasFocus(box)], [1, [], true])
      await letGo()
      await page.waitForFunction(() => (window as unknown as { openings: readonly number[] }).openings.length > 0)
      await expect(page.getByText('Loading sizes…').filter({ visible: true })).toHaveCount(0)
      const labels = await labelsIn(box)
      assert.deepEqual(await openings(page), [labels.length], 'it opens once, with all sizes')
      for (const label of [first.label, second.label, `${third.label} (sold out)`])
        assert.ok(labels.includes(label), labels.join())
      assert.deepEqual(await box.boundingBox(), size, 'the box stays as it is')
    })
    assert.deepEqual(await labelsIn(boxOf(page, 1)), [beside.label], 'the other line stays closed')
    await box.selectOption(second.option)
    await page.waitForFunction(
      (label) =>
        [...document.querySelectorAll<HTMLSelectElement>('select[name=size]')].some(
          ({ selectedOptions }) => selectedOptions[0]?.text === label,
        ),
      second.label,
    )
    await whenSettled(page)
    assert.deepEqual((await choicesOf(page)).toSorted(), [`${beside.label} × 1`, `${second.label} × 1`].toSorted())
    assert.deepEqual(problems, [])
  })

test('by keyboard, focusing a size box loads its sizes, and arrow keys choose one', async ({ openShop }) => {
  const site = 'styletread'
  const { context, page, problems } = await openShop()
  const [first] = await sizesOf(site, 2)
  assert.ok(first)
  await fillCart(plainly(context, site), first)
  await page.goto(address(site, '/cart'))
  const box = boxOf(page)
  await linesOf(page).first().getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  await expect(box).toBeFocused()
  await page.waitForFunction(() => (document.activeElement as HTMLSelectElement).options.length > 2)
  const labels = (await labelsIn(box)).filter((label) => !label.endsWith('(sold out)'))
  const next = labels[labels.indexOf(first.label) + 1]
  assert.ok(next)
  await page.keyboard.press('ArrowDown')
  await page.waitForFunction((label) => {
    const select = document.activeElement
    return (
      select instanceof HTMLSelectElement &&
      select.selectedOptions[0]?.text === label &&
      !select.closest('[aria-busy=true]')
    )
  }, next)
  assert.deepEqual(await choicesOf(page), [`${next} × 1`])
  assert.deepEqual(problems, [])
})

test('a size box opened before hydration is filled as soon as scripts run', async ({ openShop }) => {
  const site = 'mathers'
  const { context } = await openShop()
  const [first] = await sizesOf(site, 2)
  assert.ok(first)
  await fillCart(plainly(context, site), first)
  const scripts = Promise.withResolvers<void>()
  await context.route(/\.js$/, (route) => scripts.promise.then(() => route.continue()))
  const page = await context.newPage()
  await page.goto(address(site, '/cart'), { waitUntil: 'commit' })
  const box = boxOf(page)
  await box.focus()
  assert.deepEqual(await box.evaluate((select) => [...(select as HTMLSelectElement).options].map(({ text }) => text)), [
    first.label,
    'Loading sizes…',
  ])
  scripts.resolve()
  await page.waitForFunction(() => document.querySelectorAll('select[name=size] option').length > 2)
  assert.deepEqual([await choicesOf(page), await hasFocus(box)], [[`${first.label} × 1`], true])
})

test('a failure to load sizes is shown at their line, and Try again opens the box', async ({ openShop }) => {
  const site = 'mathers'
  const { context, page } = await openShop({ screen: 'phone' })
  const openings = await noteOpenings(context)
  const [first] = await sizesOf(site, 2)
  assert.ok(first)
  await fillCart(plainly(context, site), first)
  await page.goto(address(site, '/cart'))
  const box = boxOf(page)
  const failure = linesOf(page)
    .getByRole('alert')
    .filter({ hasText: 'We couldn’t load the sizes. Try again in a moment.' })
  for (const fail of [(route: Route) => route.abort(), (route: Route) => route.fulfill({ status: 502, body: '{}' })]) {
    await page.route('**/api/line-sizes?*', fail)
    await box.click()
    await failure.waitFor()
    assert.deepEqual(await labelsIn(box), [first.label])
    assert.deepEqual(await choicesOf(page), [`${first.label} × 1`])
    await page.unroute('**/api/line-sizes?*')
  }
  assert.deepEqual(await openings(page), [])
  await failure.getByRole('button', { name: 'Try again' }).click()
  await page.waitForFunction(() => (window as unknown as { openings: readonly number[] }).openings.length > 0)
  assert.deepEqual([await failure.count(), await hasFocus(box)], [0, true])
  assert.ok((await labelsIn(box)).length >= 3)
})
