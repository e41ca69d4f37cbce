import assert from 'node:assert/strict'
import { departmentPath, pairForm, productPath } from '../testing/buying/buying.ts'
import { cards } from '../testing/cards.ts'
import { test } from '../testing/journey.ts'
import { plainly } from '../testing/plain-browser.ts'
import { findShoe, openShoe } from '../testing/product-page.ts'
import { address } from '../testing/shop.ts'

for (const [name, pathOf] of [
  ['a card', () => departmentPath('mollini')],
  ['a product page', () => productPath('mollini')],
] as const) {
  test(`the heart of ${name} is busy while saving, and the last of quick presses wins [R4.72]`, async ({
    openShop,
  }) => {
    const { page, problems } = await openShop()
    const intents: (string | null)[] = []
    let gate = Promise.withResolvers<void>()
    await page.route('**/api/me', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      intents.push(new URLSearchParams(route.request().postData() ?? '').get('intent'))
      await gate.promise
      await route.continue()
    })
    if (name === 'a card') await page.goto(address('mollini', await pathOf()))
    else await openShoe(page, 'mollini', await pathOf())
    const place = name === 'a card' ? cards(page).first() : page.locator('#add-to-cart')
    const heart = place.locator('[data-heart]')
    const isPressed = () => heart.getAttribute('aria-pressed')
    const settled = place.locator('[data-heart]:not([aria-busy])')
    const press = async (times: number) => {
      for (let time = 0; time < times; time++) await heart.click()
      await place.locator('[data-heart][aria-busy=true]').waitFor()
      gate.resolve()
      await settled.waitFor()
      gate = Promise.withResolvers()
    }
    await press(2)
    assert.equal(await isPressed(), 'false')
    assert.deepEqual(intents, [null, 'remove'])
    await press(3)
    assert.equal(await isPressed(), 'true')
    assert.deepEqual(intents.slice(2), [null], 'what ends as it began is sent once')
    await page.getByRole('link', { name: 'Wishlist, 1 item' }).waitFor()
    await page.reload()
    await place.locator('[data-heart][aria-pressed=true]').waitFor()
    assert.deepEqual(problems, [])
  })
}

test('a heart pressed before the shopper’s own list has arrived stays pressed when it arrives', async ({
  openShop,
}) => {
  const { context, page, problems } = await openShop()
  const forms = plainly(context, 'mollini')
  const form = await pairForm('mollini')
  const other = await findShoe('mollini_au', ({ sku }) => sku !== form.sku)
  await forms.post('/wishlist/add', form)
  await forms.post('/cart/add', form)
  const { body: before } = await forms.open('/api/me')
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/me', async (route) => {
    if (route.request().method() === 'POST') return route.continue()
    await gate.promise
    await route.fulfill({ contentType: 'application/json', body: before })
  })
  await openShoe(page, 'mollini', other.path)
  const place = page.locator('#add-to-cart')
  await place.locator('[data-heart]').click()
  await place.locator('[data-heart][aria-pressed=true]:not([aria-busy])').waitFor()
  await page.evaluate(() => {
    const states: unknown[] = []
    Object.assign(window, { states })
    const heart = document.querySelector('#add-to-cart [data-heart]')
    new MutationObserver(() => states.push(heart?.ariaPressed)).observe(document, { subtree: true, attributes: true })
  })
  gate.resolve()
  await page.getByRole('link', { name: 'Bag, 1 item' }).waitFor()
  await page.getByRole('link', { name: 'Wishlist, 2 items' }).waitFor()
  const states = await page.evaluate(() => (window as unknown as { states: unknown[] }).states)
  assert.deepEqual([...new Set(states)], ['true'])
  assert.deepEqual(problems, [])
})

test('an edit’s numbers are beside the hearts, not on them', async ({ openShop }) => {
  for (const screen of ['phone', 'desktop'] as const) {
    const { context, page } = await openShop({ screen })
    await page.goto(address('styletread'))
    const overlaps = await page
      .getByRole('list', { name: 'The edit of six' })
      .getByRole('listitem')
      .filter({ has: page.locator('[data-heart]') })
      .evaluateAll((all) =>
        all.map((item) => {
          const number = getComputedStyle(item, '::before')
          const end = item.getBoundingClientRect().right - Number.parseFloat(number.right)
          return end > (item.querySelector('[data-heart]')?.getBoundingClientRect().left ?? 0)
        }),
      )
    assert.deepEqual(overlaps, Array(6).fill(false), screen)
    await context.close()
  }
})
