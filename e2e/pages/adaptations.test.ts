import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import { overflow } from '../testing/axe.ts'
import { addFirstSize, departmentPath, productPath } from '../testing/buying/buying.ts'
import { cards } from '../testing/cards.ts'
import { test } from '../testing/journey.ts'
import { address } from '../testing/shop.ts'

/** One has the tallest header, the other tinted tiles and a dark scheme. */
const SITES = ['williams', 'mollini'] as const satisfies readonly SiteId[]

/** Ends with the bag, which has a pair. */
async function walk(page: Page, site: SiteId, look: (name: string) => Promise<void>): Promise<void> {
  for (const path of ['/', await departmentPath(site), '/no-such-page']) {
    await page.goto(address(site, path))
    await look(path)
  }
  await page.goto(address(site, await productPath(site)))
  await look('product')
  await addFirstSize(page)
  await page
    .getByText(/added to bag/i)
    .first()
    .waitFor()
  await page.goto(address(site, '/cart'))
  await look('bag')
}

/** Share of the window's height that sticky and fixed elements cover in the middle of a page. */
const coveredShare = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 3, behavior: 'instant' })
    const isStuck = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isStuck(element.parentElement))
    const heights = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y))
    return heights.filter(isStuck).length / innerHeight
  })

for (const site of SITES)
  test(`${site}: at 200 and 400 % zoom no page scrolls sideways or is covered by its bars`, async ({ openShop }) => {
    const { page, problems } = await openShop()
    const found: string[] = []
    await walk(page, site, async (name) => {
      for (const zoom of [2, 4]) {
        await page.setViewportSize({ width: 1280 / zoom, height: 900 / zoom })
        found.push(...(await overflow(page, `${name}, ${zoom}00 %`)))
        const covered = await coveredShare(page)
        if (covered > 0.45) found.push(`${name}, ${zoom}00 %: bars cover ${Math.round(100 * covered)} %`)
      }
      await page.setViewportSize({ width: 1280, height: 900 })
    })
    assert.deepEqual(found, [])
    assert.deepEqual(problems, [])
  })

/** Elements that move or fade for longer than 0.1 s. */
const longMotions = (page: Page) =>
  page.evaluate(() => {
    const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)))
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        const isFading =
          /^(?:opacity(?:, )?)+$/.test(style.transitionProperty) || longest(style.transitionDuration) === 0
        const isShort = longest(style.transitionDuration) <= 0.1 && longest(style.animationDuration) <= 0.1
        return isFading && isShort ? [] : [`${element.tagName}.${element.className}${part ?? ''}`]
      }),
    )
  })

for (const site of SITES)
  test(`${site}: forced colours mark what is chosen and light the shoes; reduced motion only fades`, async ({
    openShop,
  }) => {
    const { page, problems } = await openShop()
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    const found: string[] = []
    await walk(page, site, async (name) => {
      found.push(...(await longMotions(page)).map((element) => `${name}: ${element} moves`))
      const unmarked = await page.evaluate(() => {
        const ground = (element: Element) => getComputedStyle(element).backgroundColor
        const canvas = ground(document.documentElement)
        const chosen = [...document.querySelectorAll('[aria-current]:not(ol *, .wordmark), [aria-pressed=true]')]
        const shoes = [...document.querySelectorAll('main article img')]
        return [...chosen, ...shoes]
          .filter((element) => element.checkVisibility() && [canvas, 'rgba(0, 0, 0, 0)'].includes(ground(element)))
          .map((element) => element.outerHTML.slice(0, 120))
      })
      found.push(...unmarked.map((element) => `${name}: ${element} is unmarked`))
    })
    assert.deepEqual(found, [])
    assert.deepEqual(problems, [])
  })

test('the wide first picture of a listing is as tall as its neighbour, on a wide screen', async ({ openShop }) => {
  const { page, problems } = await openShop()
  await page.goto(address('styletread', '/heels'))
  const pictures = cards(page).locator('> :first-child')
  const heights = await pictures.evaluateAll((all) => all.slice(0, 2).map((one) => one.getBoundingClientRect()))
  const [wide, narrow] = heights
  assert.ok(wide && narrow && wide.width > 1.9 * narrow.width, JSON.stringify(heights))
  assert.ok(Math.abs(wide.height - narrow.height) < 8, JSON.stringify(heights))
  assert.deepEqual(problems, [])
})
