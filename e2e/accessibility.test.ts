import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { addFirstSize, detailsFor, fillCard, fillDetails, openAProduct, orderNumber, placeOrder } from './buying.ts'
import { address, openBrowser, SCREENS, sites, visit } from './shop.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

const RUN = `axe.run({ runOnly: { type: 'tag', values: ${JSON.stringify(TAGS)} }, resultTypes: ['violations'] })
  .then(({ violations }) => violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))`

/** What axe reports on the page as it stands, in a few words each. It is brought in by the debugger, so the page's own policy for scripts stays as strict as it is. */
async function findings(page: Page, name: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('Runtime.evaluate', { expression: `if (!window.axe) { ${axe} }` })
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: RUN,
      awaitPromise: true,
      returnByValue: true,
    })
    assert.equal(exceptionDetails, undefined, `${name}: axe did not run: ${exceptionDetails?.exception?.description}`)
    return (result.value as Finding[]).map(
      ({ id, nodes }) =>
        `${name}: ${id}: ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' | ')}`,
    )
  } finally {
    await session.detach()
  }
}

/** No page may scroll sideways. */
async function overflow(page: Page, name: string): Promise<string[]> {
  const [content, view] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const)
  return content > view ? [`${name} scrolls sideways: ${content} over ${view}`] : []
}

for (const site of sites) {
  test(`${site}: axe reports nothing on any page of the path, on a wide screen and a phone's [R2.01, R2.48, R2.49]`, async () => {
    const { context, page } = await visit(browser)
    const problems: string[] = []
    const look = async (name: string) => {
      assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1, `${name} has one h1`)
      for (const screen of ['phone', 'desktop'] as const) {
        await page.setViewportSize(SCREENS[screen])
        problems.push(...(await findings(page, `${name}, ${screen}`)), ...(await overflow(page, `${name}, ${screen}`)))
      }
    }
    await page.goto(address(site))
    await look('home')
    const category = await page.locator('header nav a[href]').first().getAttribute('href')
    await page.goto(address(site, category ?? '/'))
    await look('listing')
    await page.goto(address(site, '/search?q=boot'))
    await look('search')
    await openAProduct(page, site)
    await look('product')
    await addFirstSize(page)
    await page.getByRole('dialog', { name: 'Bag' }).getByRole('link', { name: 'Checkout' }).waitFor()
    await look('mini bag')
    await page.goto(address(site, '/cart'))
    await look('bag')
    await page.goto(address(site, '/checkout'))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('alert').first().waitFor()
    await look('checkout, email error')
    await fillDetails(page, site, `axe-${site}@example.com`)
    await page.getByRole('group', { name: 'Payment method' }).waitFor()
    await fillCard(page)
    await look('checkout, payment')
    await page.goto(address(site, '/checkout?edit=details'))
    await page.getByRole('textbox', { name: 'Postcode' }).fill('31')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByRole('alert').first().waitFor()
    await look('checkout, details error')
    await page.getByRole('textbox', { name: 'Postcode' }).fill(detailsFor(site).postcode)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await fillCard(page)
    await placeOrder(page)
    await orderNumber(page)
    await look('success')
    await page.goto(address(site, '/no-such-page'))
    await look('not found')
    assert.deepEqual(problems, [])
    await context.close()
  })
}

test('pages hold at 320 px: nothing scrolls sideways [R2.01]', async () => {
  const { context, page } = await visit(browser, { screen: 'phone' })
  await page.setViewportSize({ width: 320, height: 640 })
  const problems: string[] = []
  for (const site of ['mollini', 'mathers'] as const) {
    const path = await openAProduct(page, site)
    for (const where of ['/', path, '/cart', '/search?q=boot']) {
      await page.goto(address(site, where))
      problems.push(...(await overflow(page, `${site} ${where}`)))
    }
  }
  assert.deepEqual(problems, [])
  await context.close()
})
