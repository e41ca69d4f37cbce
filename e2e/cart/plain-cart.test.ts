import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { cookieOf, makeAccount, newEmail, signIn, wishlistOf } from '../testing/accounts.ts'
import { findings, overflow } from '../testing/axe.ts'
import { choicesOf, fillCart, linesOf, sizesOf, totalOf, whenSettled } from '../testing/cart-page.ts'
import { expect, test } from '../testing/journey.ts'
import { pauseMessages } from '../testing/messages.ts'
import { runSql, withStock } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, SCREENS } from '../testing/shop.ts'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click()

for (const [site, screen] of [
  ['mollini', 'desktop'],
  ['styletread', 'phone'],
] as const)
  test(`${site}, ${screen}, without JavaScript: the bag is changed, emptied and restored; its delivery is estimated [R2.02, R7.88]`, async ({
    openShop,
  }) => {
    const { context, page } = await openShop({ screen, javaScript: false })
    const [first, second] = await sizesOf(site, 4)
    assert.ok(first && second)
    const main = page.getByRole('main')
    const isShown = (...lines: readonly string[]) => expect.poll(() => choicesOf(page)).toEqual(lines)
    await fillCart(plainly(context, site), first)
    await page.goto(address(site, '/cart'))
    await main.getByRole('link', { name: /^Change size of / }).click()
    await page.getByRole('combobox', { name: 'Size' }).selectOption(second.option)
    await page.getByLabel('Quantity').selectOption('2')
    await press(page, 'Update')
    await isShown(`${second.label} × 2`)
    await press(page, /^Remove /)
    await main.getByText('Removed from your bag.').waitFor()
    await isShown()
    await press(page, 'Undo')
    await isShown(`${second.label} × 2`)
    await press(page, /^Move to wishlist/)
    await main.getByText('Moved to your wishlist.').waitFor()
    await press(page, 'Undo')
    await isShown(`${second.label} × 2`)

    await main.getByLabel('Postcode').fill('31')
    await press(page, /^(?:Check delivery|Update)$/)
    await page.goto(address(site, '/cart?country=AU&postcode=31'))
    await main.getByText('Enter a postcode with 4 digits, like 3121.').waitFor()
    await expect(main.getByLabel('Postcode')).toHaveValue('31')
    await main.getByLabel('Country').selectOption('NZ')
    await main.getByLabel('Postcode').fill('6011')
    await press(page, 'Check delivery')
    assert.match(page.url(), /\/cart\?country=NZ&postcode=6011$/)
    const answer = main.getByRole('status').filter({ hasText: '6011' })
    assert.match((await answer.textContent()) ?? '', /\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/)
    const centsIn = async (place: Locator, pattern: RegExp) => {
      const text = (await place.textContent()) ?? ''
      return /, free$|Free$/.test(text) ? 0 : Math.round(Number(pattern.exec(text)?.[1]) * 100)
    }
    const row = (name: string) =>
      main.getByRole('region', { name: 'Order summary' }).locator('dl > div').filter({ hasText: name })
    const estimated = await centsIn(answer, /\$([\d.]+)$/)
    assert.equal(
      await centsIn(row('Delivery, ').filter({ hasText: '6011' }), /\$([\d.]+)$/),
      estimated,
      'the totals are for New Zealand',
    )
    assert.equal(await totalOf(page), estimated + (await centsIn(row('Subtotal, 2 items'), /\$([\d.]+)$/)))
    await page.goto(address(site, '/cart'))
    await expect(main.getByLabel('Postcode'), 'it is remembered').toHaveValue('6011')
    await answer.waitFor()

    await main.getByLabel('Promo code').fill('nothing of ours')
    await press(page, /^Apply promo code/)
    await main.getByText('This promo code is invalid.').waitFor()
    await expect(main.getByLabel('Promo code')).toHaveValue('nothing of ours')
    await isShown(`${second.label} × 2`)
  })

test('a customer moves a pair to the wishlist; Undo removes only what the move added [R3.30]', async ({ openShop }) => {
  const { context, page, problems } = await openShop()
  const [first] = await sizesOf('mollini', 5)
  assert.ok(first)
  const email = newEmail('mover')
  await makeAccount('mollini', email)
  const forms = plainly(context, 'mollini')
  await signIn(forms, email)
  const move = async () => {
    await page.goto(address('mollini', '/cart'))
    await pauseMessages(page)
    await press(page, /^Move to wishlist/)
    await page.getByRole('main').getByText('moved to your wishlist').waitFor()
  }
  const undo = async () => {
    await press(page, /^Undo/)
    await page.getByLabel('Quantity').waitFor()
  }
  await fillCart(forms, first)
  const wishlistLink = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).waitFor()
  await move()
  await page.getByRole('heading', { name: 'Your bag is empty' }).waitFor()
  await wishlistLink('Wishlist, 1 item')
  assert.deepEqual(await wishlistOf('mollini', email), [first.sku])
  await undo()
  await wishlistLink('Wishlist')
  assert.deepEqual(await wishlistOf('mollini', email), [])
  assert.equal((await forms.post('/wishlist/add', { sku: first.sku, option: first.option, returnTo: '/' })).status, 303)
  await move()
  await undo()
  assert.deepEqual(await wishlistOf('mollini', email), [first.sku])
  await page.reload()
  await page
    .getByRole('region', { name: 'From your wishlist' })
    .getByRole('button', { name: /^Move to bag/ })
    .click()
  await page.getByRole('region', { name: 'From your wishlist' }).waitFor({ state: 'detached' })
  assert.deepEqual([await choicesOf(page), await wishlistOf('mollini', email)], [[`${first.label} × 2`], []])
  assert.deepEqual(problems, [])
})

for (const site of ['mollini', 'mathers'] as const)
  test(`${site}: axe reports nothing on the bag, its bars and errors, at both widths; the phone has its bar [R2.02]`, async ({
    openShop,
  }) => {
    const { context, page } = await openShop()
    const [first, second] = await sizesOf(site, 6)
    assert.ok(first && second)
    const main = page.getByRole('main')
    const found: string[] = []
    const look = async (name: string) => {
      await whenSettled(page)
      await page.evaluate(() => scrollTo(0, 0))
      for (const screen of ['phone', 'desktop'] as const) {
        await page.setViewportSize(SCREENS[screen])
        found.push(...(await findings(page, `${name}, ${screen}`)), ...(await overflow(page, `${name}, ${screen}`)))
      }
      await page.setViewportSize({ width: 320, height: 700 })
      found.push(...(await overflow(page, `${name}, 320 px`)))
      await page.setViewportSize(SCREENS.desktop)
    }
    await page.goto(address(site, '/cart'))
    await look('empty')
    await fillCart(plainly(context, site), first, second)
    const cartId = await cookieOf(context, site, 'cartId')
    const saw = 'update cart_line set seen_unit_cents = seen_unit_cents + $3 where cart_id = $1 and variant_sku = $2'
    for (const [{ variantSku }, cents] of [
      [first, 500],
      [second, -500],
    ] as const)
      await runSql(saw, [cartId, variantSku, cents])
    await page.goto(address(site, '/cart?country=AU&postcode=312'))
    await linesOf(page).first().getByText('The price fell since you added this. You pay the lower one.').waitFor()
    await linesOf(page)
      .last()
      .getByText(/The price rose from \$[\d.]+ to \$[\d.]+ since you added this\./)
      .waitFor()
    await press(page, /^Apply promo code/)
    await main.getByText('Enter a promo code.').waitFor()
    await look('errors')
    await withStock(first.variantSku, 0, async () => {
      await page.goto(address(site, '/cart'))
      const box = main
        .getByRole('region', { name: 'Order summary' })
        .getByRole('status')
        .filter({ hasText: 'can’t be ordered' })
      await main.getByRole('link', { name: 'Checkout' }).first().click()
      await expect(box, 'Checkout leads to what is wrong').toBeFocused()
      await box.getByRole('link').click()
      await expect(linesOf(page).first(), 'which leads to the line').toBeFocused()
      await look('sold out')
    })
    await page.reload()
    await pauseMessages(page)
    await press(page, /^Remove /)
    await page.getByRole('button', { name: /^Undo/ }).waitFor()
    await look('removed')
    await page.setViewportSize(SCREENS.phone)
    const bar = page.locator('[data-phone-bar]')
    await page.evaluate(() => scrollTo(0, 0))
    await bar.waitFor()
    await main
      .getByRole('region', { name: 'Order summary' })
      .getByRole('link', { name: 'Checkout' })
      .scrollIntoViewIfNeeded()
    await bar.waitFor({ state: 'hidden' })
    await page.evaluate(() => scrollTo(0, 0))
    await bar.waitFor()
    await main.getByLabel('Postcode').focus()
    await bar.waitFor({ state: 'hidden' })
    assert.deepEqual(found, [])
  })
