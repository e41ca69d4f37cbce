import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { productPath } from '../testing/buying.ts'
import { address, openBrowser, openShop } from '../testing/shop.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

test('a picture pressed before scripts load stays on its page; hovering requests no data', async () => {
  const { context, page, problems } = await openShop(browser)
  const ofPictures: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/media/') && request.resourceType() !== 'image') ofPictures.push(pathname)
  })
  const { promise: isLate, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\.js$/, (route) => isLate.then(() => route.continue()))
  const path = await productPath('mollini')
  const going = page.goto(address('mollini', path))
  const picture = page.getByRole('link', { name: /^Zoom:/ })
  await picture.nth(1).click()
  assert.equal(new URL(page.url()).pathname, path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  letGo()
  await going
  const intent = page.waitForResponse(/\/assets\/intent-/)
  await page.getByRole('heading', { level: 1 }).hover()
  await (await intent).finished()
  await picture.first().hover()
  // A timer started after the pointer's own fires after it.
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 80)))
  await picture.first().click()
  await page.getByRole('dialog', { name: 'Pictures' }).waitFor()
  assert.deepEqual(ofPictures, [])
  assert.deepEqual(problems, [])
  await context.close()
})

test('on a phone Add to bag spans the page; Compare is a link beside the heart', async () => {
  for (const site of ['mollini', 'mathers', 'trybe'] as const) {
    const { context, page, problems } = await openShop(browser, { screen: 'phone' })
    await page.goto(address(site, await productPath(site)))
    const form = page.locator('#add-to-cart')
    const widthOf = async (name: string) =>
      (await form.getByRole('button', { name, exact: true }).boundingBox())?.width ?? 0
    assert.equal(await widthOf('Add to bag'), (await form.boundingBox())?.width, site)
    const compare = form.getByRole('button', { name: 'Compare', exact: true })
    const look = await compare.evaluate((link) => {
      const { textDecorationLine, borderTopColor, backgroundColor } = getComputedStyle(link)
      return [textDecorationLine, borderTopColor, backgroundColor]
    })
    assert.deepEqual(look, ['underline', 'rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)'])
    assert.deepEqual(problems, [])
    await context.close()
  }
})

test('a kids’ shoe’s size guide starts with kids’ sizes; its own and the chosen are marked [R2.36]', async () => {
  const { context, page, problems } = await openShop(browser)
  await page.goto(address('trybe', await productPath('trybe')))
  const sizes = page.getByRole('radiogroup', { name: /^Size/ }).getByRole('radio')
  await sizes.nth(1).check({ force: true })
  await page.getByRole('link', { name: 'Size guide' }).first().click()
  const guide = page.getByRole('dialog', { name: 'Size guide' })
  await guide.getByRole('heading', { level: 2, name: 'Children’s sizes' }).waitFor()
  assert.equal(await guide.locator('section').first().getAttribute('id'), 'kids')
  assert.equal(await guide.locator('tr[data-comes]').count(), await sizes.count())
  assert.equal(await guide.getByRole('row', { name: /your choice/ }).count(), 1)
  assert.deepEqual(problems, [])
  await context.close()
})
