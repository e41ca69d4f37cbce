import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { BROWSER_ARGS } from '../../scripts/test-runner/browser.ts'
import { departmentPath, productPath } from '../testing/buying/buying.ts'
import { expect, test } from '../testing/journey.ts'
import { address } from '../testing/shop.ts'
import { MOST_MS } from '../testing/until.ts'

const SITE = 'mollini'
const TITLE = 'Your browser is blocking cookies'
const HOW = 'Allow cookies and site data for this site'

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'welt-blocked-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** A browser that blocks site data: cookies are dropped, storage throws. */
async function openBlocked(name: string, javaScriptEnabled: boolean): Promise<BrowserContext> {
  const profile = join(folder, name)
  await mkdir(join(profile, 'Default'), { recursive: true })
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: BROWSER_ARGS,
    javaScriptEnabled,
  })
  context.setDefaultTimeout(MOST_MS)
  return context
}

const addAPair = async (page: Page) => {
  await page.locator('label:not([data-sold-out]) > input[name=option]').first().check({ force: true })
  await page.getByRole('button', { name: 'Add to bag' }).first().click()
}

const signIn = async (page: Page) => {
  await page.getByLabel('Email', { exact: true }).fill('demo@welt.example')
  await page.getByRole('textbox', { name: 'Password' }).fill('a walk in the park')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const buyAGiftCard = async (page: Page) => {
  const texts = {
    'Their name': 'Mia',
    'Their email': 'mia@example.com',
    'Your name': 'Ana',
    'Your email': 'ana@example.com',
  }
  for (const [name, text] of Object.entries(texts)) await page.getByRole('textbox', { name, exact: true }).fill(text)
  await page.getByRole('button', { name: /^Add to bag/ }).click()
}

const press = (selector: string) => (page: Page) => page.locator(selector).first().click()

/** Actions that need cookies: page and press. */
async function presses(): Promise<
  readonly (readonly [name: string, path: string, act: (page: Page) => Promise<void>])[]
> {
  const shoe = await productPath(SITE)
  return [
    ['add', shoe, addAPair],
    ['heart', shoe, press('main button[data-heart]')],
    ['compare', shoe, press('main button[name=compare]')],
    ['heart on a card', await departmentPath(SITE), press('article button[data-heart]')],
    ['gift card', '/gift-card.html', buyAGiftCard],
    ['sign in', '/customer/account/login', signIn],
  ]
}

for (const javaScript of [true, false]) {
  test(`site data blocked, ${javaScript ? 'with' : 'without'} scripts: each press explains that cookies are needed`, async () => {
    const context = await openBlocked(String(javaScript), javaScript)
    const [page] = context.pages()
    assert.ok(page)
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(message))
    for (const [name, path, act] of await presses()) {
      await page.goto(address(SITE, path))
      if (javaScript) await page.locator('html[data-scripted]').waitFor({ state: 'attached' })
      await act(page)
      const alert = page.getByRole('alert').filter({ hasText: HOW })
      await alert.waitFor()
      await expect(alert, name).toHaveCount(1)
      await expect(page.getByText(TITLE), name).toHaveCount(1)
      await expect(page.getByText(/added to (?:your )?bag/i), name).toHaveCount(0)
    }
    for (const path of ['/', '/cart', '/checkout', '/wishlist', '/compare', '/search?q=boots', '/gift-card/balance']) {
      await page.goto(address(SITE, path))
      if (javaScript) await page.locator('html[data-scripted]').waitFor({ state: 'attached' })
    }
    assert.deepEqual(problems, [])
    await context.close()
  })
}
