import assert from 'node:assert/strict'
import type { SiteId } from '@welt/brands'
import { cookieOf } from '../testing/accounts.ts'
import { addFirstSize } from '../testing/buying/buying.ts'
import { cardLink, cards } from '../testing/cards.ts'
import { choicesOf, chooseSize, fillCart, linesOf, sizesOf, totalOf, whenSettled } from '../testing/cart-page.ts'
import { faultyShop } from '../testing/faulty-shop.ts'
import { expect, test } from '../testing/journey.ts'
import { pauseMessages } from '../testing/messages.ts'
import { withStock } from '../testing/operator.ts'
import { openPlainBrowser, plainly } from '../testing/plain-browser.ts'
import { address } from '../testing/shop.ts'

const own = faultyShop()

for (const [site, screen] of [
  ['mathers', 'desktop'],
  ['styletread-nz', 'phone'],
] as const satisfies readonly (readonly [SiteId, 'desktop' | 'phone'])[]) {
  test(`${site}, ${screen}: one press adds one line, and the bag is kept for three days [J05.1]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen })
    const [first] = await sizesOf(site, 2)
    assert.ok(first)
    // Each size from its page, the second one without the cart's cookie.
    await page.goto(address(site, '/cart'))
    await page.getByRole('heading', { name: 'Your bag is empty' }).waitFor()
    await fillCart(plainly(context, site), first)
    const cartId = await cookieOf(context, site, 'cartId')
    assert.match(cartId ?? '', /^\w{32}$/)
    for (const cookie of ['cartId', 'storeId']) {
      const soon = (await context.cookies(address(site))).find(({ name }) => name === cookie)
      assert.ok(Math.abs((soon?.expires ?? 0) - Date.now() / 1000 - 3 * 86_400) < 600, `${cookie} for three days`)
    }
    await context.clearCookies({ name: 'cartId' })
    await fillCart(plainly(context, site), first)
    assert.notEqual(await cookieOf(context, site, 'cartId'), cartId)
    await page.goto(address(site, '/cart'))
    assert.deepEqual(await choicesOf(page), [`${first.label} × 1`], 'one press, one line')
    const pairCents = await totalOf(page)

    // Above the stock: the total stays and the bag shows the reason.
    await withStock(first.variantSku, 1, async () => {
      const { status, body } = await plainly(context, site).post('/cart/add', {
        sku: first.sku,
        option: first.option,
        quantity: '5',
        returnTo: '/',
      })
      assert.deepEqual([status, /role="alert"/.test(body)], [422, true])
    })
    await page.reload()
    assert.deepEqual([await choicesOf(page), await totalOf(page)], [[`${first.label} × 1`], pairCents])

    assert.deepEqual(problems, [])
  })

  test(`${site}, ${screen}: a guest changes sizes of a bag, and its total adds up [J05.3, R4.45, R4.46, R4.47, A113]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen })
    const [first, second, third] = await sizesOf(site, 2)
    assert.ok(first && second && third)
    const lines = linesOf(page)
    await fillCart(plainly(context, site), first)
    await page.goto(address(site, '/cart'))
    const pairCents = await totalOf(page)
    // A new size replaces the line; a size that is already in the bag is merged.
    const size = () => page.getByRole('combobox', { name: 'Size' })
    /** As chosen, with the total as it is shown. */
    const expectCart = async (chosen: readonly string[], pairs: number) => {
      await page.waitForFunction(
        (cents) => document.querySelector('main [data-grand-total]')?.getAttribute('data-grand-total') === cents,
        String(pairs * pairCents),
      )
      await whenSettled(page)
      assert.deepEqual([await choicesOf(page), await totalOf(page)], [chosen, pairs * pairCents])
      const shown = await page.locator('main [data-grand-total]').first().textContent()
      assert.equal(shown?.replaceAll(/[$,]/g, ''), ((pairs * pairCents) / 100).toFixed(2))
    }
    await page.getByLabel('Quantity').selectOption('2')
    await expectCart([`${first.label} × 2`], 2)
    await chooseSize(size(), second)
    await page.waitForFunction(
      (label) =>
        document.querySelector<HTMLSelectElement>('select[name=size]')?.selectedOptions[0]?.textContent === label,
      second.label,
    )
    await expectCart([`${second.label} × 2`], 2)
    await fillCart(plainly(context, site), third)
    await page.reload()
    await chooseSize(size().last(), second)
    await lines.nth(1).waitFor({ state: 'detached' })
    await expectCart([`${second.label} × 3`], 3)

    assert.deepEqual(problems, [])
  })

  test(`${site}, ${screen}: Undo restores size and quantity, and the bag is there another day [J05.3, J05.4]`, async ({
    openShop,
  }) => {
    const { context, page, problems } = await openShop({ screen })
    const [, second] = await sizesOf(site, 2)
    assert.ok(second)
    await fillCart(plainly(context, site), second, second, second)
    await page.goto(address(site, '/cart'))
    const pairCents = (await totalOf(page)) / 3
    // Removed immediately; Undo restores size and quantity.
    await pauseMessages(page)
    await page.getByRole('button', { name: /^Remove / }).click()
    const undo = page.getByRole('button', { name: /^Undo/ })
    await undo.waitFor()
    await page.getByRole('heading', { name: 'Your bag is empty' }).waitFor()
    await undo.click()
    await page.getByLabel('Quantity').waitFor()
    assert.deepEqual([await choicesOf(page), await totalOf(page)], [[`${second.label} × 3`], 3 * pairCents])

    // Another day, in a browser whose short-lived cookies have expired.
    await page.reload()
    const almostThreeDays = Date.now() / 1000 + 3 * 86_400 - 600
    const cookies = (await context.cookies(address(site))).filter(({ expires }) => expires > almostThreeDays)
    assert.ok(cookies.some(({ name }) => name === 'cartId'))
    const later = await openShop({ screen })
    await later.context.addCookies(cookies)
    await later.page.goto(address(site, '/cart'))
    for (const { page: opened } of [{ page }, later])
      assert.deepEqual([await choicesOf(opened), await totalOf(opened)], [[`${second.label} × 3`], 3 * pairCents])
    assert.deepEqual(problems, [])
  })
}

test('a size changes by adding the new one first; when that fails the old line stays as it was [R4.45, R4.46, R4.47, A113]', async () => {
  const site = 'mollini'
  const shopper = openPlainBrowser(site, own.storefront.port)
  const [first, second, third] = await sizesOf(site, 2)
  assert.ok(first && second && third)
  await fillCart(shopper, first)
  const read = async () => {
    const { body } = await shopper.open('/cart')
    const uid = /name="uid" value="([^"]+)"/.exec(body)?.[1] ?? ''
    return { uid, chosen: [...body.matchAll(/<option value="([^"]+)" selected=""/g)].map(([, value]) => value) }
  }
  const before = await read()
  const change = (option: string) =>
    shopper.post('/cart', {
      intent: 'update',
      uid: before.uid,
      sku: first.sku,
      from_size: first.option,
      size: option,
      quantity: '1',
    })
  own.commerce.fail('addProductsToCart')
  const failed = await change(second.option)
  assert.equal(failed.status, 422)
  assert.ok(failed.body.includes('Error adding cart products.'))
  own.commerce.fail()
  assert.deepEqual(await read(), before)
  await withStock(third.variantSku, 0, async () => {
    assert.equal((await change(third.option)).status, 422)
    assert.deepEqual((await read()).uid, before.uid)
  })
  own.commerce.drainCalls()
  assert.equal((await change(second.option)).status, 303)
  const changes = own.commerce
    .drainCalls()
    .flatMap(({ document }) => /addProductsToCart|removeItemFromCart/.exec(document)?.[0] ?? [])
  assert.deepEqual(changes, ['addProductsToCart', 'removeItemFromCart'])
  const after = await read()
  assert.notEqual(after.uid, before.uid)
  assert.ok(after.chosen.includes(second.option))
})

test('without scripts a link lists the sizes of a line, and its form changes the size [J05.3, R4.45, R4.46, R4.47]', async () => {
  const site = 'mathers'
  const shopper = openPlainBrowser(site, own.storefront.port)
  const [shoe, other] = await Promise.all([sizesOf(site, 2), sizesOf(site, 3)])
  const [first, second, third] = shoe
  const [unchanged] = other
  assert.ok(first && second && third && unchanged)
  await fillCart(shopper, first, unchanged)
  const read = async (path: string) => {
    const { status, body } = await shopper.open(path)
    assert.equal(status, 200)
    const lines = body.split(/<li id="line-/).slice(1)
    const sizesIn = (line: string) =>
      /<select[^>]*name="size"[^>]*>(.*?)<\/select>/s.exec(line)?.[1]?.match(/value="[^"]+"/g) ?? []
    return { lines, counts: lines.map((line) => sizesIn(line).length) }
  }
  const totalIn = (body: string) => /data-grand-total="(\d+)"/.exec(body)?.[1] ?? assert.fail()
  const before = totalIn((await shopper.open('/cart')).body)
  const [line = '', beside = ''] = (await read('/cart')).lines
  const linkIn = (html: string) => /href="(\/cart\?sizes=[^"#]+)#line-[^"]+"[^>]*>Change size</.exec(html)?.[1]
  const [path = '', otherPath] = [linkIn(line), linkIn(beside)]
  assert.ok(path && otherPath && path !== otherPath)
  assert.deepEqual((await read('/cart')).counts, [1, 1], 'each box has the chosen size alone')

  own.commerce.fail('products')
  const failed = await read(path)
  assert.ok(
    failed.lines[0]?.includes('We couldn’t load the sizes. Try again in a moment.') && linkIn(failed.lines[0]) === path,
  )
  assert.deepEqual(failed.counts, [1, 1])
  own.commerce.fail()

  await withStock(third.variantSku, 0, async () => {
    const { lines, counts } = await read(path)
    assert.ok((counts[0] ?? 0) >= 3 && counts[1] === 1, `${counts}`)
    assert.match(
      lines[0] ?? '',
      new RegExp(`<option value="${third.option}" disabled="">[^<]*(?:<!-- -->)*[^<]*\\(sold out\\)`),
    )
    const [, action = ''] = /<form[^>]* action="(\/cart\?sizes=[^"]+)"/.exec(lines[0] ?? '') ?? []
    const [, uid = ''] = /name="uid" value="([^"]+)"/.exec(lines[0] ?? '') ?? []
    const form = { intent: 'update', uid, sku: first.sku, from_size: first.option, quantity: '1' }
    const refused = await shopper.post(action, { ...form, size: third.option })
    assert.deepEqual([refused.status, refused.body.includes(`value="${second.option}"`)], [422, true], 'the list stays')
    assert.equal(totalIn(refused.body), before, 'and the total')
    assert.equal((await shopper.post(action, { ...form, size: second.option })).headers.location, '/cart')
  })
  const changed = (await read('/cart')).lines
  assert.ok(
    changed.some((one) => one.includes(`<b>${second.label}</b>`)) &&
      !changed.some((one) => one.includes(`<b>${first.label}</b>`)),
  )
  for (const strange of ['nobody', '', first.option])
    assert.deepEqual((await read(`/cart?sizes=${strange}`)).counts, [1, 1], strange)
})

test('added from its page, a pair is in the mini bag and in the bag [J05.1]', async ({ openShop }) => {
  const { page } = await openShop()
  await page.goto(address('mathers', '/search?q=boot'))
  await cardLink(cards(page).nth(5)).click()
  await page.waitForURL(/\.html/)
  await addFirstSize(page)
  await page.getByRole('dialog', { name: 'Bag' }).getByRole('link', { name: 'View bag' }).click()
  await page.waitForURL(/\/cart$/)
  await linesOf(page).first().waitFor()
  await expect(linesOf(page)).toHaveCount(1)
})

test('an addition with an error is taken if the total moves, and refused if it stays [J05.2, R5.04, R5.05, A54]', async ({
  openShop,
}) => {
  const site = 'mollini'
  const { context, page } = await openShop()
  const [first] = await sizesOf(site, 2)
  assert.ok(first)
  const shopper = plainly(context, site)
  const shoe = `http://${site}.localhost:${own.storefront.port}${first.path}`
  const add = async () => {
    await page.goto(shoe)
    await page.locator(`input[name=option][value="${first.option}"]`).check({ force: true })
    await page.getByRole('button', { name: 'Add to bag' }).first().click()
  }
  const cartTotal = async () => Number(/data-grand-total="(\d+)"/.exec((await shopper.open('/cart')).body)?.[1] ?? 0)
  const PARTLY = 'Only some of the pairs are left.'
  own.commerce.failOnce('addProductsToCart', (answer) => {
    const whole = JSON.parse(answer) as { data: { addProductsToCart: { user_errors: object[] } } }
    whole.data.addProductsToCart.user_errors = [{ code: 'UNDEFINED', message: PARTLY }]
    return JSON.stringify(whole)
  })
  assert.equal(await cartTotal(), 0)
  await add()
  await page
    .getByRole('dialog', { name: 'Your bag' })
    .getByRole('region', { name: 'Added to your bag' })
    .getByRole('alert')
    .filter({ hasText: PARTLY })
    .waitFor()
  assert.ok(own.commerce.hasFailed())
  const pairCents = await cartTotal()
  assert.ok(pairCents > 0)
  await withStock(first.variantSku, 1, async () => {
    await add()
    await page.getByRole('main').getByRole('alert').filter({ hasText: 'The requested qty is not available' }).waitFor()
    await expect(page.getByRole('dialog', { name: 'Bag' })).toHaveCount(0)
    assert.equal(await cartTotal(), pairCents)
  })
})
