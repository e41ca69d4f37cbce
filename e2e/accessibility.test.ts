import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { addFirstSize, fillCard, fillDetails, openAProduct, orderNumber } from './buying.ts'
import { address, openBrowser, type ScreenName, sites, visit } from './shop.ts'

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

/** What axe reports on the page as it stands, in a few words each. */
async function findings(page: Page, name: string): Promise<string[]> {
  // Read in from the test, so that the page's own policy for scripts stays as strict as it is.
  const found = await page.evaluate(
    async ([source, tags]) => {
      new Function(source as string)()
      const runner = (window as unknown as { axe: { run: (options: unknown) => Promise<{ violations: Finding[] }> } }).axe
      return (await runner.run({ runOnly: { type: 'tag', values: tags } })).violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }))
    },
    [axe, TAGS] as const,
  )
  return found.map(({ id, nodes }) => `${name}: ${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** No page may scroll sideways. */
async function overflow(page: Page, name: string): Promise<string[]> {
  const [content, view] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const)
  return content > view ? [`${name} scrolls sideways: ${content} over ${view}`] : []
}

for (const site of sites) {
  for (const screen of ['desktop', 'phone'] as const satisfies readonly ScreenName[]) {
    test(`${site}, ${screen}: axe reports nothing on any page of the path [R2.01, R2.48, R2.49]`, async () => {
      const { context, page } = await visit(browser, { screen })
      const problems: string[] = []
      const look = async (name: string) => {
        problems.push(...(await findings(page, name)), ...(await overflow(page, name)))
        assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1, `${name} has one h1`)
      }
      await page.goto(address(site))
      await look('home')
      const path = await openAProduct(page, site)
      await look('product')
      await page.goto(address(site, '/search?q=boot'))
      await look('search')
      const category = await page.goto(address(site)).then(() => page.locator('header nav a[href]').first().getAttribute('href'))
      await page.goto(address(site, category ?? '/'))
      await look('listing')
      await page.goto(address(site, path))
      await addFirstSize(page)
      await page.getByText(/added to bag/i).first().waitFor()
      await page.goto(address(site, '/cart'))
      await look('bag')
      await page.goto(address(site, '/checkout'))
      await look('checkout, email')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('alert').first().waitFor()
      await look('checkout, email error')
      await fillDetails(page, site, `axe-${site}-${screen}@example.com`)
      await page.getByRole('group', { name: 'Payment method' }).waitFor()
      await fillCard(page)
      await look('checkout, payment')
      await page.getByRole('button', { name: /^Place order/ }).click()
      await orderNumber(page)
      await look('success')
      await page.goto(address(site, '/no-such-page'))
      await look('not found')
      assert.deepEqual(problems, [])
      await context.close()
    })
  }
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
