import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { findings, overflow } from '../testing/axe.ts'
import { expect, test } from '../testing/journey.ts'
import { tabTo } from '../testing/keys.ts'
import { address, whenOpened } from '../testing/shop.ts'

function departmentsOf(page: Page) {
  const openers = page.getByRole('navigation', { name: 'Departments' }).locator('[data-opens-panel]')
  return {
    first: openers.nth(0),
    second: openers.nth(1),
    /** Indexes of the open departments; `aria-expanded` must agree with the visible panels. */
    open: () =>
      openers.evaluateAll((links) => {
        const isSeen = (link: Element) =>
          document.getElementById(link.getAttribute('aria-controls') ?? '')?.checkVisibility()
        const expanded = links.filter((link) => link.getAttribute('aria-expanded') === 'true')
        return expanded.length === links.filter(isSeen).length
          ? expanded.map((link) => links.indexOf(link))
          : 'not as announced'
      }),
  }
}

async function linksUnder(opener: Locator): Promise<Locator> {
  return opener
    .page()
    .locator(`#${await opener.getAttribute('aria-controls')}`)
    .getByRole('link')
}

// Mathers has the menu beside the logo, Midas below it.
for (const site of ['mathers', 'midas'] as const) {
  test(`${site}: a department opens its panel by a click, and another click closes it`, async ({ openShop }) => {
    const { page, problems } = await openShop()
    await page.goto(address(site))
    const { first, second, open } = departmentsOf(page)
    assert.deepEqual(await open(), [])

    await first.click()
    assert.deepEqual(await open(), [0])
    assert.deepEqual([...(await findings(page, 'open panel')), ...(await overflow(page, 'open panel'))], [])
    await second.click()
    assert.deepEqual(await open(), [1])
    await second.click()
    assert.deepEqual(await open(), [])
    await first.click()
    await page.mouse.click(10, 890)
    assert.deepEqual(await open(), [])
    assert.equal(new URL(page.url()).pathname, '/')
    assert.deepEqual(problems, [])
  })

  test(`${site}: a department opens its panel by Enter and closes it by Escape or when left`, async ({ openShop }) => {
    const { page, problems } = await openShop()
    await page.goto(address(site))
    const { first, second, open } = departmentsOf(page)
    const links = await linksUnder(first)
    await tabTo(page, first)
    await page.keyboard.press('Enter')
    assert.deepEqual(await open(), [0])
    await page.keyboard.press('Tab')
    await expect(links.first(), 'the panel comes after what opened it').toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    assert.deepEqual(await open(), [])
    await expect(first, 'Escape gives the focus back to what opened the panel').toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, links.last())
    assert.deepEqual(await open(), [0])
    await page.keyboard.press('Tab')
    await expect(second).toBeFocused()
    assert.deepEqual(await open(), [], 'a panel that is left covers nothing')
    assert.deepEqual(problems, [])
  })

  test(`${site}: a link of a department’s panel is followed by Enter and by a click`, async ({ openShop }) => {
    const { page, problems } = await openShop()
    await page.goto(address(site))
    const { first, second, open } = departmentsOf(page)
    const links = await linksUnder(first)
    await tabTo(page, first)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const path = (await links.first().getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await whenOpened(page, new RegExp(`${path}$`))
    assert.deepEqual(await open(), [])
    await second.click()
    await (await linksUnder(second)).last().click()
    await page.waitForURL((url) => url.pathname !== path)
    await page.waitForFunction(() => !document.querySelector('[data-opens-panel][aria-expanded="true"]'))
    assert.deepEqual(problems, [])
  })
}
