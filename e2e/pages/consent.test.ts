import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import { findings, overflow } from '../testing/axe.ts'
import { departmentPath, productPath } from '../testing/buying/buying.ts'
import { expect, test } from '../testing/journey.ts'
import { purgeToken } from '../testing/operator.ts'
import { address, dataDir, port, SCREENS } from '../testing/shop.ts'
import { until } from '../testing/until.ts'

const stripOf = (page: Page) => page.getByRole('region', { name: 'Cookies' })

async function consentOf(context: BrowserContext, site: SiteId): Promise<string | undefined> {
  return (await context.cookies(address(site))).find(({ name }) => name === 'consent')?.value
}

async function recorded(): Promise<string> {
  const dir = join(dataDir(), 'events')
  const names = await readdir(dir).catch(() => [])
  return (await Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')))).join('')
}

function purge(tag: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${purgeToken()}` }
  const body = JSON.stringify({ tags: [tag] })
  return fetch(`http://127.0.0.1:${port}/api/revalidate`, { method: 'POST', headers, body })
}

for (const site of ['mollini', 'styletread-nz'] as const)
  test(`${site}: the cookie strip asks once and takes a third at most; settings keep the rest`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ isCookieStripShown: true })
    await page.goto(address(site, '/faq'))
    await stripOf(page).waitFor()
    const found: string[] = []
    for (const [screen, size] of Object.entries(SCREENS)) {
      await page.setViewportSize(size)
      found.push(...(await findings(page, screen)), ...(await overflow(page, screen)))
      const box = await stripOf(page).boundingBox()
      assert.ok(box && box.height <= size.height / 3 + 1, `${screen} ${box?.height}`)
    }
    assert.deepEqual(found, [])
    await page.getByRole('button', { name: 'Only what’s needed' }).press('Enter')
    await stripOf(page).waitFor({ state: 'hidden' })
    await until(async () => (await consentOf(context, site)) === 'needed', 'the choice is a cookie')
    await page.reload()
    assert.equal(await stripOf(page).isVisible(), false)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
    const settings = page.getByRole('dialog', { name: 'Choose cookies' })
    await settings.getByRole('checkbox', { name: /^Measuring/ }).check()
    assert.deepEqual(await findings(page, 'settings'), [])
    await settings.getByRole('button', { name: 'Save my choice' }).click()
    await settings.waitFor({ state: 'hidden' })
    await until(async () => (await consentOf(context, site)) === 'measuring', 'the settings are kept')
    await page.goto(address(site, '/delivery?utm_source=a-mail'))
    const view = new RegExp(`"site":"${site}","kind":"view","path":"/delivery"\\}`)
    await until(async () => view.test(await recorded()), 'the view is recorded')
    assert.doesNotMatch(await recorded(), new RegExp(`"site":"${site}"[^}]*"/faq"`), 'nothing before consent')
    assert.deepEqual(problems, [])
  })

test('without scripts a choice hides the strip on pages that are the same for everyone', async ({ openShop }) => {
  const { context, page } = await openShop({ javaScript: false, isCookieStripShown: true, screen: 'phone' })
  await page.goto(address('mollini', '/faq'))
  await page.getByRole('button', { name: 'Allow all' }).first().click()
  await stripOf(page).waitFor({ state: 'hidden' })
  assert.equal(page.url(), address('mollini', '/faq'))
  assert.equal(await consentOf(context, 'mollini'), 'measuring.reviews.partners')
})

test('offline, pages read open with their time, shoes seen have cards; purged ones are gone', async ({ openShop }) => {
  const { context, page } = await openShop()
  await context.addCookies([{ name: 'consent', value: 'needed', url: address('mollini') }])
  await page.goto(address('mollini'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  const path = await departmentPath('mollini')
  const shoe = await productPath('mollini')
  const isStored = (key: string) => page.evaluate((one) => caches.match(one).then(Boolean), key)
  let [name, tag] = ['', '']
  // Other shoppers' orders may purge a copy meanwhile.
  await until(async () => {
    await page.goto(address('mollini', path))
    const opened = await page.goto(address('mollini', shoe))
    name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    tag = /product:[A-Z0-9-]+/.exec((await opened?.allHeaders())?.['surrogate-key'] ?? '')?.[0] ?? ''
    await page.goto(address('mollini', '/cart'), { waitUntil: 'networkidle' })
    const keys = [path, shoe, `/offline/pictures${shoe}`]
    return tag !== '' && !(await Promise.all(keys.map(isStored))).includes(false)
  }, 'both pages and the picture are stored')
  await context.setOffline(true)
  await page.goto(address('mollini', path))
  await page.getByText(/You’re offline\. This page was saved/).waitFor()
  await page.goto(address('mollini', '/size-guide'))
  await page.getByText(/You’re offline\. This page was saved/).waitFor()
  await page.goto(address('mollini', '/cart'))
  await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor()
  await expect(page.getByText('Seen on this device')).toBeVisible()
  // In the shop's look, with the styles of a stored page.
  const looks = await page.evaluate(() => ({
    font: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily,
    mark: document.querySelector('header .wordmark')?.textContent,
    sheets: document.styleSheets.length,
  }))
  assert.ok(looks.sheets > 1 && looks.mark?.includes('Mollini home'), JSON.stringify(looks))
  assert.doesNotMatch(looks.font, /^system-ui/)
  await expect(page.locator(`a[href="${path}"]`)).toBeVisible()
  const card = page.getByRole('listitem').filter({ has: page.locator(`a[href="${shoe}"]`) })
  await expect(card).toContainText(new RegExp(`${name}\\$\\d+\\.\\d\\dSaved `))
  assert.ok(await card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0))
  assert.deepEqual(await overflow(page, 'offline'), [])
  await expect(page.locator('a[href="/cart"]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Works offline' })).toBeVisible()
  for (const [name, path] of [
    ['Size guide', '/size-guide'],
    ['Stores and hours', '/store-locator'],
    ['Delivery', '/delivery'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path)
  // The page loads itself again.
  await Promise.all([page.waitForEvent('load'), context.setOffline(false)])
  // A purge while online: the next page asks which copies it dropped.
  assert.equal((await purge(tag)).status, 200)
  await page.goto(address('mollini', '/faq'))
  await until(async () => !(await isStored(shoe)), 'the copy is dropped')
  await context.setOffline(true)
  await page.goto(address('mollini', shoe))
  await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor()
  await expect(page.locator(`a[href="${shoe}"]`)).toHaveCount(0)
  await context.setOffline(false)
})
