import assert from 'node:assert/strict'
import { group, total } from '../testing/cards.ts'
import { expect, test } from '../testing/journey.ts'
import { address } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

test('on a phone the filters are a dialog that returns the focus however it closes [J02.2, R2.67, R4.58]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop({ screen: 'phone' })
  await page.goto(address('styletread', '/heels'))
  const opener = page.getByRole('button', { name: /^Filter/ })
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const close = sheet.getByRole('button', { name: 'Close' })
  const isFocused = (element: Element) => element === document.activeElement
  const ways: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => close.click(),
    () => sheet.getByRole('button', { name: /^Show \d+ style/ }).click(),
  ]
  const isInSight = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === element
  }
  assert.equal(await page.getByLabel('Sort by').evaluate(isInSight), true, 'the sort stands beside them')
  for (const leave of ways) {
    await opener.click()
    await sheet.waitFor()
    await page.waitForFunction(() => document.activeElement?.textContent === 'Close')
    await expect(sheet).toHaveAttribute('aria-modal', 'true')
    await leave()
    await page.locator('#filters').waitFor({ state: 'hidden' })
    await page.waitForFunction(() => document.activeElement !== document.body)
    assert.equal(await opener.evaluate(isFocused), true)
    await expect(page.locator('[inert]')).toHaveCount(0)
  }
  await opener.click()
  await group(page, 'Colour').locator('label', { hasText: 'Black' }).click()
  await sheet.getByRole('button', { name: /^Show \d+ style/ }).click()
  await page.waitForURL(/colour=black/)
  await page.getByRole('button', { name: 'Filter (1)' }).waitFor()
  assert.equal(await opener.evaluate(isFocused), true)
  await opener.click()
  await sheet.getByRole('link', { name: 'Clear all' }).click()
  await page.waitForURL('**/heels')
  await page.locator('#filters').waitFor({ state: 'hidden' })
  assert.equal(await opener.evaluate(isFocused), true)
  assert.deepEqual(problems, [])
})

test('a count of filters that comes after the dialog was left is not announced [J02]', async ({ openShop }) => {
  const { page, problems } = await openShop({ screen: 'phone' })
  await page.goto(address('styletread', '/heels'))
  const phrase = await page.locator('[data-apply-total]').textContent()
  let answerNow = () => {}
  const isLate = new Promise<void>((done) => {
    answerNow = done
  })
  await page.route(/\/heels\.data/, async (route) => {
    await isLate
    await route.continue()
  })
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByRole('dialog', { name: 'Filters' }).waitFor()
  await group(page, 'Colour').locator('label', { hasText: 'Black' }).click()
  await page.keyboard.press('Escape')
  await page.locator('#filters').waitFor({ state: 'hidden' })
  const late = page.waitForResponse(/\/heels\.data/)
  answerNow()
  await (await late).finished()
  // Once a later response and a frame have passed, the earlier response has been processed.
  await page.evaluate(() => fetch('/heels').then((answer) => answer.text()))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  assert.equal(await page.locator('[data-apply-total]').textContent(), phrase)
  assert.deepEqual(problems, [])
})

test('a page stays operable after a listing is left with its filters open [J02]', async ({ openShop }) => {
  const { page, problems } = await openShop({ screen: 'phone' })
  const opener = page.getByRole('button', { name: /^Filter/ })
  await page.goto(address('styletread', '/faq'))
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/heels' })
    document.querySelector('main')?.append(link)
    link.click()
  })
  await opener.click()
  await page.getByRole('dialog', { name: 'Filters' }).waitFor()
  assert.ok((await page.locator('[inert]').count()) > 0)
  await page.goBack()
  await page.waitForURL('**/faq')
  await opener.waitFor({ state: 'detached' })
  await expect(page.locator('[inert]')).toHaveCount(0)
  assert.deepEqual(problems, [])
})

test('filters opened before their scripts are there become the dialog when these come [R4.58]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop({ screen: 'phone' })
  let release = () => {}
  const isReleased = new Promise<void>((done) => {
    release = done
  })
  await page.route(/listing-frame/, async (route) => {
    await isReleased
    await route.continue()
  })
  const going = page.goto(address('styletread', '/heels'))
  await page.locator('html[data-scripted]').waitFor()
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.locator('#filters').getByRole('button', { name: 'Close' }).waitFor()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet, 'the scripts are not there yet').toHaveCount(0)
  release()
  await going
  await sheet.waitFor()
  await page.waitForFunction(() => document.activeElement?.textContent === 'Close')
  assert.ok((await page.locator('[inert]').count()) > 0)
  await page.keyboard.press('Escape')
  await page.locator('#filters').waitFor({ state: 'hidden' })
  await expect(page.locator('[inert]')).toHaveCount(0)
  assert.deepEqual(problems, [])
})

test('back removes a filter again; one chosen with the keyboard keeps focus and is announced [J02]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  await page.goto(address('mathers', '/women'))
  const all = await total(page)
  const black = group(page, 'Colour').locator('input[value=black]')
  await black.focus()
  await page.keyboard.press('Space')
  await page.waitForURL(/colour=black/)
  await page.waitForFunction((n) => document.querySelector('[role=status] strong')?.textContent !== String(n), all)
  assert.equal(
    await black.evaluate((element) => element === document.activeElement && (element as HTMLInputElement).checked),
    true,
  )
  await page.goBack()
  await page.waitForURL('**/women')
  await page.waitForFunction((n) => document.querySelector('[role=status] strong')?.textContent === String(n), all)
  await expect(black).not.toBeChecked()
  const thumb = page.getByRole('slider', { name: 'Highest price' })
  await thumb.focus()
  await page.keyboard.press('PageDown')
  await page.waitForURL(/price=-\d+$/)
  await expect(page.getByRole('textbox', { name: 'To $' })).toHaveValue(
    new URL(page.url()).searchParams.get('price')?.slice(1) ?? '',
  )
  assert.deepEqual(problems, [])
})

test('a value of a long facet is found by its name; without scripts all stand there [J02]', async ({ openShop }) => {
  const { context, page, problems } = await openShop()
  await page.goto(address('williams', '/women'))
  const brand = group(page, 'Brand')
  const shown = () => brand.locator('label:visible').count()
  const all = await shown()
  const finder = brand.getByRole('searchbox', { name: 'Find in Brand' })
  await finder.fill('MID')
  // The field may be filled before the scripts run.
  await until(async () => (await shown()) === 1)
  await brand.getByRole('checkbox', { name: /^Midas/ }).check()
  await page.waitForURL('**/women?brand=midas')
  await page.getByRole('list', { name: 'Active filters' }).getByText('Midas').waitFor()
  await expect(finder).toHaveValue('MID')
  assert.equal(await shown(), 1)
  await finder.fill('styles')
  assert.equal(await shown(), 1, 'what is ticked stays')
  assert.equal(await brand.getByRole('status').textContent(), 'No matches. Try fewer letters.')
  await finder.press('Enter')
  await finder.fill('')
  assert.equal(await shown(), all)
  assert.equal(new URL(page.url()).search, '?brand=midas')
  assert.deepEqual(problems, [])
  await context.close()
  const plain = await openShop({ javaScript: false })
  await plain.page.goto(address('williams', '/women'))
  await expect(plain.page.getByRole('searchbox', { name: 'Find in Brand' })).not.toBeVisible()
  await expect(group(plain.page, 'Brand').locator('label:visible')).toHaveCount(all)
})

test('four facets are in alphabetical order, values that lead nowhere stay and cannot be chosen [J02.2, R9.34, R9.35, R9.36, R9.37, R7.116]', async ({
  openShop,
}) => {
  const { page } = await openShop()
  await page.goto(address('williams', '/women?colour=black'))
  for (const name of ['Brand', 'Occasion', 'Material', 'Style']) {
    const labels = await group(page, name).locator('label > span:first-of-type').allTextContents()
    assert.ok(labels.length > 0, `${name} has values`)
    assert.deepEqual(
      labels,
      [...labels].sort(new Intl.Collator('en-AU', { sensitivity: 'base', numeric: true }).compare),
    )
  }
  const dead = page.locator('#filters input[type=checkbox]:disabled')
  assert.ok((await dead.count()) > 0, 'black has not every value')
  await expect(dead.and(page.locator(':checked'))).toHaveCount(0)
})

test('an empty listing names the filters and the wider place with what is left there [J02]', async ({ openShop }) => {
  const { page } = await openShop()
  await page.goto(address('mathers', '/women/heels?colour=gold&size=AUW:8&price=1-2'))
  await page.getByRole('heading', { name: 'No styles match all of these' }).waitFor()
  const ways = page
    .getByRole('region', { name: 'No styles match all of these' })
    .getByRole('listitem')
    .getByRole('link')
  for (const name of await ways.allTextContents()) assert.match(name, /\([1-9]\d* styles?\)$/)
  await page.goto(address('mathers', '/women/heels?brand=nobody'))
  const without = page.getByRole('link', { name: /^Without nobody/ })
  const promised = Number(/\((\d+) styles?\)/.exec((await without.textContent()) ?? '')?.[1])
  await without.click()
  await page.waitForURL('**/women/heels')
  await page.getByText(`${promised} styles`, { exact: true }).first().waitFor()
})
