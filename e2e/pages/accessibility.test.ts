import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import { findings, overflow } from '../testing/axe.ts'
import {
  addFirstSize,
  addressLineFor,
  cardField,
  departmentPath,
  fillCard,
  fillDetails,
  goToPayment,
  orderNumber,
  placeOrder,
  productPath,
} from '../testing/buying/buying.ts'
import { payPlainly } from '../testing/buying/buying-plainly.ts'
import { cardLink, cards } from '../testing/cards.ts'
import { expect, test } from '../testing/journey.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, SCREENS, type ScreenName, sites } from '../testing/shop.ts'

/** The whole path at both widths, one site per country. */
const WHOLE: readonly SiteId[] = ['mathers', 'styletread-nz']

/** Checks the page at these widths; `found` collects the problems. */
function watcher(page: Page, screens: readonly ScreenName[]) {
  const found: string[] = []
  const look = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1 }), `${name} has one h1`).toHaveCount(1)
    for (const screen of screens) {
      await page.setViewportSize(SCREENS[screen])
      found.push(...(await findings(page, `${name}, ${screen}`)), ...(await overflow(page, `${name}, ${screen}`)))
    }
    await page.setViewportSize(SCREENS.desktop)
  }
  return { found, look }
}

type Look = (name: string) => Promise<void>

/** Ends with the mini bag open. */
async function lookOnTheWay(page: Page, site: SiteId, look: Look): Promise<void> {
  await page.goto(address(site))
  await look('home')
  const category = await page.locator('header nav[aria-label="Departments"] a[href]').first().getAttribute('href')
  await page.goto(address(site, '/search?q=boot'))
  await look('search')
  await page.goto(address(site, category ?? '/'))
  await look('listing')
  await cardLink(cards(page).first()).click()
  await page.waitForURL(/\.html/)
  await look('product')
  await addFirstSize(page)
  await page.getByRole('dialog', { name: 'Bag' }).getByRole('link', { name: 'Checkout' }).waitFor()
  await look('mini bag')
  await page.goto(address(site, '/cart'))
  await look('bag')
  await page.goto(address(site, '/checkout'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alert').filter({ hasText: 'There is a problem' }).waitFor()
  await look('checkout, email error')
}

async function lookAtDetailsError(page: Page, look: Look): Promise<void> {
  await page.getByLabel('Address', { exact: true }).fill('18 Church Street')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('alert').filter({ hasText: 'There is a problem' }).waitFor()
  await look('checkout, details error')
}

for (const site of WHOLE)
  test(`${site}: axe reports nothing on any page of the path, on a wide screen and a phone's`, async ({ openShop }) => {
    const { page } = await openShop()
    const { found, look } = watcher(page, ['phone', 'desktop'])
    await lookOnTheWay(page, site, look)
    await fillDetails(page, site, `axe-${site}@example.com`)
    await page.getByRole('group', { name: /^How would you like to pay/ }).waitFor()
    await fillCard(page)
    await look('checkout, payment')
    await page.goto(address(site, '/checkout?edit=details'))
    await lookAtDetailsError(page, look)
    await page.getByLabel('Address', { exact: true }).fill(addressLineFor(site))
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await fillCard(page)
    await placeOrder(page)
    await orderNumber(page)
    await look('success')
    await page.goto(address(site, '/no-such-page'))
    await look('not found')
    assert.deepEqual(found, [])
  })

// The other shops' colours and fonts; pages that are not checked are passed with plain forms.
for (const [at, site] of sites.filter((site) => !WHOLE.includes(site)).entries()) {
  const screen: ScreenName = at % 2 === 0 ? 'phone' : 'desktop'
  test(`${site}, ${screen}: axe reports nothing on any page of the path in the shop's theme`, async ({ openShop }) => {
    const { context, page } = await openShop()
    const { found, look } = watcher(page, [screen])
    const forms = plainly(context, site)
    await lookOnTheWay(page, site, look)
    await goToPayment(forms, site, `axe-${site}@example.com`)
    await page.goto(address(site, '/checkout'))
    await cardField(page, 'Security code').waitFor()
    await look('checkout, payment')
    await page.goto(address(site, '/checkout?edit=details'))
    await lookAtDetailsError(page, look)
    await payPlainly(forms, site)
    await page.goto(address(site, '/checkout/success'))
    await orderNumber(page)
    await look('success')
    await page.goto(address(site, '/no-such-page'))
    await look('not found')
    assert.deepEqual(found, [])
  })
}

for (const site of ['mollini', 'trybe'] as const)
  test(`${site}, dark: axe reports nothing on public pages, and paper stays light`, async ({ openShop }) => {
    const { page, problems } = await openShop()
    await page.emulateMedia({ colorScheme: 'dark' })
    const { found, look } = watcher(page, ['phone', 'desktop'])
    for (const path of ['/', await departmentPath(site), await productPath(site), '/cart', '/faq']) {
      await page.goto(address(site, path))
      await look(path)
    }
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const dark = await ground()
    await page.emulateMedia({ colorScheme: 'light' })
    const light = await ground()
    assert.notEqual(dark, light)
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    assert.equal(await ground(), light)
    assert.deepEqual(found, [])
    assert.deepEqual(problems, [])
  })

test('pages hold at 320 px: nothing scrolls sideways', async ({ openShop }) => {
  const { page } = await openShop({ screen: 'phone' })
  await page.setViewportSize({ width: 320, height: 640 })
  const problems: string[] = []
  for (const site of ['mollini', 'mathers'] as const) {
    for (const where of ['/', await productPath(site), '/cart', '/search?q=boot']) {
      await page.goto(address(site, where))
      problems.push(...(await overflow(page, `${site} ${where}`)))
    }
  }
  assert.deepEqual(problems, [])
})

/** How many pixels of the header's search are missing for its placeholder. */
function missingForPlaceholder(): number {
  const input = document.querySelector<HTMLInputElement>('#site-search input')
  const context = document.createElement('canvas').getContext('2d')
  if (!input || !context) return Number.POSITIVE_INFINITY
  const { font, paddingLeft, paddingRight } = getComputedStyle(input)
  context.font = font
  const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
  return Math.max(0, Math.ceil(context.measureText(input.placeholder).width + padding - input.clientWidth))
}

test('the header fits every width that has its departments, and moves nothing there', async ({ openShop }) => {
  const { page } = await openShop()
  const problems: string[] = []
  for (const site of sites) {
    await page.goto(address(site, '/cart'))
    for (const width of [900, 1024, 1100, 1179, 1180, 1279, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      problems.push(...(await overflow(page, `${site}, ${width}`)))
      if (await page.evaluate(() => document.getAnimations().length > 0)) problems.push(`${site}, ${width} moves`)
      const missing = await page.evaluate(missingForPlaceholder)
      if (missing > 0) problems.push(`${site}, ${width}: the search's placeholder is cut by ${missing} px`)
    }
  }
  assert.deepEqual(problems, [])
})
