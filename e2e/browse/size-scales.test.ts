import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { brandOf, type SiteId } from '@welt/brands'
import { setCookie } from '../testing/accounts.ts'
import { findings, overflow } from '../testing/axe.ts'
import { countBeside, group, listedIds, total } from '../testing/cards.ts'
import { requireData } from '../testing/graphql.ts'
import { expect, test } from '../testing/journey.ts'
import { address } from '../testing/shop.ts'

interface SizedShoe {
  readonly url_key: string
  readonly url_suffix: string
  readonly size_scale: string
}

/** The first women's shoes in Australian size 8, which is European 39 and British 6. */
async function shoesInEight(site: SiteId, path: string): Promise<readonly SizedShoe[]> {
  const document = `query($path: String!) { getFredhopperData(pageSize: 20, filter: [{ attribute_code: "category_url_path", equal: { eq: $path } },
    { attribute_code: "size", equal: { eq: "AUW:8" } }]) { items { url_key url_suffix size_scale } } }`
  const { storeCode } = brandOf(site)
  const { getFredhopperData } = await requireData<{ getFredhopperData: { items: SizedShoe[] } }>(storeCode, document, {
    path,
  })
  return getFredhopperData.items
}

const scaleToggle = (page: Page) => page.getByRole('radiogroup', { name: 'Size scale' })

const scaleRadio = (page: Page, name: string) => scaleToggle(page).getByRole('radio', { name, exact: true })

/** The size with exactly this text in the chosen scale. */
const sizeBox = (page: Page, text: string) =>
  group(page, 'Size').getByRole('checkbox', { name: new RegExp(`^${text} \\(\\d+\\)$`) })

/** Shoes in the chosen size must be listed, no matter which scale they were made in. */
async function expectShoes(page: Page, shoes: readonly SizedShoe[]): Promise<void> {
  await page.waitForLoadState() // without scripts the list may still be arriving
  const listed = await listedIds(page)
  assert.deepEqual(listed.sort(), shoes.map(({ url_key }) => `style-${url_key}`).sort())
}

for (const [site, screen, path, first, chosen, text] of [
  ['williams', 'desktop', 'women', 'AU', 'UK', '6'],
  ['styletread-nz', 'phone', 'heels', 'EU', 'AU', '8'],
] as const) {
  test(`${site}, ${screen}: sizes are chosen in another scale, which goes along to listings and products [J02, R3.52, R3.116, R9.33]`, async ({
    openShop,
  }) => {
    const shoes = await shoesInEight(site, path)
    const { page, problems } = await openShop({ screen })
    await page.goto(address(site, `/${path}`))
    if (screen === 'phone') await page.getByRole('button', { name: /^Filter/ }).click()
    await expect(scaleRadio(page, first)).toBeChecked()
    const boxes = () =>
      group(page, 'Size')
        .locator('label')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
    const before = await boxes()
    await scaleRadio(page, chosen).check({ force: true })
    assert.deepEqual(await boxes(), before, 'nothing moves')
    await expect(scaleToggle(page).getByRole('radio')).toHaveCount(4)
    const expected = countBeside((await sizeBox(page, text).locator('xpath=..').textContent()) ?? '')
    assert.deepEqual(await findings(page, 'sizes'), [])
    await sizeBox(page, text).check({ force: true })
    if (screen === 'phone') {
      await page.getByRole('button', { name: `Show ${expected} styles` }).click()
      await page.locator('#filters').waitFor({ state: 'hidden' })
    }
    await page.waitForURL((url) => url.search === '?size=AUW:8')
    await page.getByRole('link', { name: 'Remove filter Size AU 8 / EU 39' }).waitFor()
    assert.equal(await total(page), expected)
    await expectShoes(page, shoes)
    assert.deepEqual([...(await findings(page, 'chosen')), ...(await overflow(page, 'chosen'))], [])

    // On phones the toggle is in the closed sheet.
    const readIn = (scale: string) =>
      page.locator(`[name=size_scale][value=${scale.toLowerCase()}]:checked`).waitFor({ state: 'attached' })
    await page.goto(address(site, '/sale'))
    await readIn(chosen)
    const shoe = shoes.find(({ size_scale }) => size_scale === 'EUW')
    await page.goto(address(site, `/${shoe?.url_key}${shoe?.url_suffix}`))
    const links = page.getByRole('list', { name: 'Size scale' })
    await links.locator('[aria-current=true]', { hasText: chosen }).waitFor()
    await links.getByRole('link', { name: 'US' }).click()
    await setCookie(page.context(), site, 'my_sizes', 'women-eu-39-39~men-eu-43-43~dogs-eu-1-1')
    await page.goto(address(site, `/${path}?size=AUW:7`))
    await readIn('US')
    if (screen === 'phone') await page.getByRole('button', { name: /^Filter/ }).click()
    const mine = page.getByRole('button', { name: 'My size, EU 39' })
    for (const chosen of ['?size=AUW:7,AUW:8', '?size=AUW:7']) {
      await mine.click()
      await expect(mine).toHaveAttribute('aria-pressed', String(chosen.includes('AUW:8')))
      if (screen === 'phone') continue
      await page.waitForURL((url) => url.search === chosen)
      await expect(page.locator('[name=size][value="AUW:8"]')).toBeFocused()
    }
    if (screen === 'phone') {
      await mine.click()
      await page.getByRole('button', { name: /^Show \d+ styles$/ }).click()
      await page.waitForURL((url) => url.search === '?size=AUW:7,AUW:8')
    }
    assert.deepEqual(problems, [])
  })
}

test('without JavaScript sizes in another scale find Australian and European shoes [J02, R3.116]', async ({
  openShop,
}) => {
  const shoes = await shoesInEight('williams', 'women')
  assert.deepEqual([...new Set(shoes.map(({ size_scale }) => size_scale))].sort(), ['AUW', 'EUW'])
  const { page, problems } = await openShop({ javaScript: false })
  await page.goto(address('williams', '/women'))
  const sizes = group(page, 'Size')
  await sizes.locator('label', { hasText: /^AU$/ }).waitFor()
  await expect(sizeBox(page, '39')).toHaveCount(0)
  await sizes.locator('label', { hasText: /^UK$/ }).click()
  await expect(sizeBox(page, '8.5')).toHaveCount(1)
  await sizeBox(page, '6').check({ force: true })
  await page.getByRole('button', { name: 'Apply' }).click()
  const { searchParams } = new URL(page.url())
  assert.deepEqual([searchParams.get('size'), searchParams.has('size_scale')], ['AUW:8', false])
  await expectShoes(page, shoes)
  // A URL from before size scales, with a manufacturing size.
  await page.goto(address('williams', '/women?size=EUW:39'))
  await page.getByRole('link', { name: 'Remove filter Size AU 8 / EU 39' }).waitFor()
  await expect(sizeBox(page, '8')).toBeChecked()
  await expectShoes(page, shoes)
  assert.deepEqual(problems, [])
})
