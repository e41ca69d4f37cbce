import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { brandOf } from '@welt/brands'
import { findings } from '../testing/axe.ts'
import { cardLink, cards } from '../testing/cards.ts'
import { requireData } from '../testing/graphql.ts'
import { expect, test } from '../testing/journey.ts'
import { address } from '../testing/shop.ts'

const SITE = 'mollini'
const PATH = 'boots'

interface Shoe {
  readonly sku: string
  readonly variants: readonly { readonly product: { readonly sku: string; readonly stock_status: string } }[]
}

const SHOES = `query ($path: String!) {
  getFredhopperData(pageSize: 24, filter: [{ attribute_code: "category_url_path", equal: { eq: $path } }]) { items {
    sku ... on ConfigurableProduct { variants { product { sku stock_status } } } } } }`

/** A listed boot with a sold-out size. */
async function halfSoldOut(): Promise<{ sku: string; gone: string }> {
  const { getFredhopperData } = await requireData<{ getFredhopperData: { items: Shoe[] } }>(
    brandOf(SITE).storeCode,
    SHOES,
    { path: PATH },
  )
  for (const { sku, variants } of getFredhopperData.items) {
    const gone = variants.find(({ product }) => product.stock_status === 'OUT_OF_STOCK')
    if (gone && variants.some(({ product }) => product.stock_status === 'IN_STOCK'))
      return { sku, gone: gone.product.sku }
  }
  throw new Error('Every boot has all its sizes.')
}

const cardOf = (page: Page, sku: string) => cards(page).filter({ has: page.locator(`[data-heart="${sku}"]`) })

const loadedSizes = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\/api\/sizes/.test(name)).length)

test('a card shows its sizes: one press adds, a sold-out one leads to an email [R3.56]', async ({ openShop }) => {
  const { page, problems } = await openShop()
  const { sku, gone } = await halfSoldOut()
  await page.goto(address(SITE, `/${PATH}`))
  const card = cardOf(page, sku)
  const panel = card.getByRole('region', { name: /^Sizes of / })
  assert.equal(await loadedSizes(page), 0)
  await cardLink(card).hover()
  await panel.waitFor()
  assert.deepEqual(await findings(page, 'sizes on a card'), [])
  await page.getByRole('heading', { level: 1 }).hover()
  await panel.waitFor({ state: 'detached' })

  const link = cardLink(card)
  await link.focus()
  await panel.waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => document.activeElement?.closest('[data-sizes]'))
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  assert.ok(await link.evaluate((element) => element === document.activeElement), 'the focus is at the card')

  await page.getByRole('heading', { level: 1 }).hover()
  await cardLink(card).hover()
  const size = panel.getByRole('button', { name: /^Add size EU \d+ to bag/ }).first()
  await size.click()
  const drawer = page.getByRole('dialog', { name: 'Your bag' })
  await drawer.getByRole('region', { name: 'Added to your bag' }).waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  assert.ok(await size.evaluate((element) => element === document.activeElement), 'the focus is back at the size')
  await page.getByRole('link', { name: 'Bag, 1 item' }).waitFor()
  await panel
    .getByRole('link', { name: /sold out: email me when it is back$/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'My size isn’t here' }).waitFor()
  await expect(page.getByLabel('Size')).toHaveValue(gone)
  assert.deepEqual(problems, [])
})

/** Waits for a timer started with the last event; a card's own timer, started earlier, has fired by then. */
const pastTheWait = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done())), 160),
      ),
  )

test('cards scrolled under a resting pointer show no sizes; moving the pointer does [R3.56]', async ({ openShop }) => {
  const { page, problems } = await openShop()
  await page.goto(address(SITE, `/${PATH}`))
  const all = cards(page)
  const panels = page.getByRole('region', { name: /^Sizes of / })
  const box = await all.first().boundingBox()
  assert.ok(box)
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y - 12)]
  // Card scripts load on the first pointer move.
  const scripts = page.waitForResponse(/\/assets\/intent-/)
  await page.mouse.move(x, y)
  await (await scripts).finished()
  for (const at of [0, 3, 6, 3]) {
    const card = all.nth(at)
    await card.evaluate(
      (element, top) => window.scrollBy({ top: element.getBoundingClientRect().top + 120 - top, behavior: 'instant' }),
      y,
    )
    await page.waitForFunction((element) => element?.matches(':hover'), await card.elementHandle())
    await pastTheWait(page)
  }
  assert.equal(await loadedSizes(page), 0)
  await page.mouse.move(x + 1, y + 1)
  await all.nth(3).getByRole('region').waitFor()
  await expect(panels).toHaveCount(1)
  // The next card scrolls under the pointer and must not open.
  await all
    .nth(6)
    .evaluate(
      (element, top) => window.scrollBy({ top: element.getBoundingClientRect().top + 120 - top, behavior: 'instant' }),
      y,
    )
  await panels.waitFor({ state: 'detached' })
  assert.equal(await loadedSizes(page), 1)
  assert.deepEqual(problems, [])
})

test('on a phone a button of the card opens its sizes in a sheet', async ({ openShop }) => {
  const { context, page, problems } = await openShop({ screen: 'phone' })
  const { sku } = await halfSoldOut()
  await page.goto(address(SITE, `/${PATH}`))
  const open = cardOf(page, sku).getByRole('button', { name: /^Choose a size of / })
  await open.click()
  const sheet = page.getByRole('dialog', { name: 'Choose a size' })
  const size = sheet.getByRole('button', { name: /^EU \d+$/ }).first()
  await size.waitFor()
  await page.waitForFunction(() => document.activeElement?.hasAttribute('aria-pressed'))
  assert.deepEqual(await findings(page, 'sheet of sizes'), [])
  await sheet.getByRole('button', { name: 'Choose a size', exact: true }).click()
  await sheet.getByRole('alert').getByText('Choose a size').waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  assert.ok(await open.evaluate((element) => element === document.activeElement), 'the focus is back at the button')
  await open.click()
  await size.click()
  await sheet.getByRole('button', { name: /^Add size \d+ to bag$/ }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Added to your bag' }).getByRole('link', { name: 'View bag (1)' }).waitFor()
  await page.setViewportSize({ width: 320, height: 700 })
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
  assert.deepEqual(problems, [])
  await context.close()

  const plain = await openShop({ screen: 'phone', javaScript: false })
  await plain.page.goto(address(SITE, `/${PATH}`))
  await expect(cardOf(plain.page, sku).locator('[data-opens-sizes]'), 'no dead button').not.toBeVisible()
})
