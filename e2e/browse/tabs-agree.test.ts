import assert from 'node:assert/strict'
import { addFirstSize, pairForm, productPath } from '../testing/buying/buying.ts'
import { test } from '../testing/journey.ts'
import { pauseMessages } from '../testing/messages.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, whenScripted } from '../testing/shop.ts'

const SITE = 'mathers'

test('each change of the bag is stamped; an outdated tab reloads the bag and says so [R4.49]', async ({ openShop }) => {
  const { context, page: cartTab, problems } = await openShop()
  const plain = plainly(context, SITE)
  const form = await pairForm(SITE)
  assert.equal((await plain.post('/cart/add', form)).status, 303)
  await cartTab.goto(address(SITE, '/cart'))
  const shop = await context.newPage()
  await shop.goto(address(SITE, '/'))
  await whenScripted(shop)
  const product = await context.newPage()
  await product.goto(address(SITE, await productPath(SITE)))
  await whenScripted(product)

  const before = Date.now()
  await addFirstSize(product)
  await cartTab.getByText(/^Your bag was changed in another window: 2 items, \$\d+\.\d\d\.$/).waitFor()
  await shop.getByRole('link', { name: 'Bag, 2 items' }).waitFor()
  const stamps = await Promise.all(
    [cartTab, shop, product].map((tab) => tab.evaluate(() => Number(localStorage.getItem('cart-updated')))),
  )
  assert.ok(
    stamps.every((stamp) => stamp >= before - 60_000 && stamp === stamps[0]),
    stamps.join(),
  )

  // A form post without scripts updates a cookie, which tabs read when they become visible.
  assert.equal((await plain.post('/cart/add', form)).status, 303)
  const cookie = (await context.cookies()).find(({ name }) => name === 'cart_updated')
  assert.ok(Number(cookie?.value) > (stamps[0] ?? 0))
  await pauseMessages(shop)
  await shop.evaluate(() => window.dispatchEvent(new Event('focus')))
  await shop.getByText('Your bag was changed in another window').waitFor()
  await shop.getByText(/^3 items, \$/).waitFor()
  await cartTab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await cartTab.getByText(/^Your bag was changed in another window: 3 items/).waitFor()
  await cartTab.locator('h1 + p', { hasText: '3 items' }).waitFor()
  let last = Number(cookie?.value)
  const [, uid = ''] = /name="uid" value="([^"]+)"/.exec((await plain.open('/cart')).body) ?? []
  for (const change of [
    { intent: 'apply-code', code: 'FREEPOST' },
    { intent: 'remove-code', code: 'FREEPOST' },
    { intent: 'remove', uid },
  ]) {
    const { status, body } = await plain.post('/cart', change)
    assert.equal(status, 303, `${change.intent}: ${body.slice(0, 2000)}`)
    const stamped = Number((await context.cookies()).find(({ name }) => name === 'cart_updated')?.value)
    assert.ok(stamped > last, change.intent)
    last = stamped
  }
  assert.deepEqual(problems, [])
})
