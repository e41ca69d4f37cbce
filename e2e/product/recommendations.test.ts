import assert from 'node:assert/strict'
import type { SiteId } from '@welt/brands'
import { productPath } from '../testing/buying/buying.ts'
import { httpRequest } from '../testing/http-request.ts'
import { test } from '../testing/journey.ts'
import { address, port } from '../testing/shop.ts'

for (const site of ['mollini', 'styletread-nz'] satisfies SiteId[]) {
  test(`${site}: four products at most go with one and four are like it, none twice and not itself [J04.3, R7.120, R9.18, A93]`, async () => {
    const path = await productPath(site)
    const { body } = await httpRequest(`${site}.localhost:${port}`, path)
    const rows = ['goes-with', 'similar'].map((name) => {
      const [, section = ''] = new RegExp(`aria-labelledby="${name}"([\\s\\S]*?)</section>`).exec(body) ?? []
      return [...section.matchAll(/<article[\s\S]*?href="([^"]+)"/g)].map(([, href = '']) => href)
    })
    for (const row of rows) assert.ok(row.length <= 4, `${row.length} tiles`)
    const all = rows.flat()
    assert.ok(
      rows.some((row) => row.length === 4),
      'a row is full',
    )
    assert.ok(!all.includes(path))
    assert.equal(new Set(all).size, all.length)
  })
}

test("back from a product that stands under 'Similar' finds the same place", { tag: '@phone' }, async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  const path = await productPath('mollini')
  await page.goto(address('mollini', path))
  const tile = page.getByRole('region', { name: 'Similar' }).getByRole('heading').getByRole('link').last()
  await tile.scrollIntoViewIfNeeded()
  const place = async () => ({
    tile: await tile.evaluate((link) => link.getBoundingClientRect().top),
    page: await page.evaluate(() => window.scrollY),
  })
  const left = await place()
  const href = await tile.getAttribute('href')
  await tile.click()
  await page.waitForURL((url) => url.pathname === href)
  await page.waitForFunction(() => window.scrollY === 0)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === path)
  await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 1, left.page)
  assert.deepEqual(await place(), left)
  assert.deepEqual(problems, [])
})
