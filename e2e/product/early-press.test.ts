import assert from 'node:assert/strict'
import { productPath } from '../testing/buying/buying.ts'
import { expect, test } from '../testing/journey.ts'
import { address } from '../testing/shop.ts'

test('a picture pressed before scripts load stays on its page; hovering requests no data', async ({ openShop }) => {
  const { page, problems } = await openShop()
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
})

test('on a phone Add to bag spans the page; Compare is a link beside the heart', async ({ openShop }) => {
  for (const site of ['mollini', 'mathers', 'trybe'] as const) {
    const { context, page, problems } = await openShop({ screen: 'phone' })
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

test('a kids’ shoe’s size guide starts with kids’ sizes; its own and the chosen are marked [R2.36]', async ({
  openShop,
}) => {
  const { page, problems } = await openShop()
  await page.goto(address('trybe', await productPath('trybe')))
  const sizes = page.getByRole('radiogroup', { name: /^Size/ }).getByRole('radio')
  await sizes.nth(1).check({ force: true })
  await page.getByRole('link', { name: 'Size guide' }).first().click()
  const guide = page.getByRole('dialog', { name: 'Size guide' })
  await guide.getByRole('heading', { level: 2, name: 'Children’s sizes' }).waitFor()
  await expect(guide.locator('section').first()).toHaveAttribute('id', 'kids')
  await expect(guide.locator('tr[data-comes]')).toHaveCount(await sizes.count())
  await expect(guide.getByRole('row', { name: /your choice/ })).toHaveCount(1)
  assert.deepEqual(problems, [])
})
