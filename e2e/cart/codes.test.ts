import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import type { SiteId } from '@welt/brands'
import { confirmEmail, cookieOf, makeAccount, newEmail, signIn } from '../testing/accounts.ts'
import { findings } from '../testing/axe.ts'
import { detailsForm } from '../testing/buying/buying.ts'
import { fillCart, sizesOf, totalOf, whenSettled } from '../testing/cart-page.ts'
import { faultyShop } from '../testing/faulty-shop.ts'
import { expect, test } from '../testing/journey.ts'
import { whenAnnounced } from '../testing/messages.ts'
import { operate } from '../testing/operator.ts'
import { type PlainBrowser, plainly } from '../testing/plain-browser.ts'
import { issueCard, makePromotion } from '../testing/promotions.ts'
import { giveReward } from '../testing/rewards.ts'

/** Sites that sell gift cards. */
const SITES: readonly SiteId[] = ['mathers', 'williams']

const own = faultyShop()
test.beforeAll(async () => {
  for (const site of SITES) assert.equal((await operate('setting', site, 'giftCard', 'on')).code, 0)
})
test.afterAll(async () => {
  for (const site of SITES) await operate('setting', site, 'giftCard', '--default')
})

const newCode = (name: string) => `${name}-${randomUUID().slice(0, 6).toUpperCase()}`
const main = (page: Page) => page.getByRole('main')

async function whenTotal(page: Page, cents: number): Promise<void> {
  const isSo = (wanted: number) =>
    document.querySelector('main [data-grand-total]')?.getAttribute('data-grand-total') === String(wanted)
  await page.waitForFunction(isSo, cents)
  await whenSettled(page)
}

async function applyCode(page: Page, code: string): Promise<void> {
  await main(page).getByLabel('Promo code').fill(code)
  await main(page).getByRole('button', { name: 'Apply promo code' }).click()
}

async function applyCard(page: Page, number: string, pin: string): Promise<void> {
  await main(page).getByLabel('Gift card number').fill(number)
  await main(page).getByLabel('PIN').fill(pin)
  await main(page).getByRole('button', { name: 'Apply gift card' }).click()
}

const saysWrong = (page: Page, phrase: string) => main(page).getByRole('alert').filter({ hasText: phrase }).waitFor()

/** Opens the sections that are folded on phones. */
async function unfold(page: Page): Promise<void> {
  await main(page)
    .locator('details:not([open]) > summary')
    .evaluateAll((all) => {
      for (const one of all) if (one.checkVisibility()) (one as HTMLElement).click()
    })
}

const at = (site: SiteId, path: string) => `http://${site}.localhost:${own.storefront.port}${path}`

/** One pair in the bag, every section unfolded. @returns the shopper's forms */
async function openFullCart(context: BrowserContext, page: Page, site: SiteId): Promise<PlainBrowser> {
  const [first] = await sizesOf(site, 7)
  assert.ok(first)
  const forms = plainly(context, site)
  await fillCart(forms, first)
  await page.goto(at(site, '/cart'))
  await unfold(page)
  await unfold(page)
  return forms
}

for (const [site, screen] of [
  ['mathers', 'desktop'],
  ['williams', 'phone'],
] as const satisfies readonly (readonly [SiteId, 'desktop' | 'phone'])[]) {
  test(`${site}, ${screen}: promo codes and a reward are combined in the bag and removed [J09.1, R5.10]`, async ({
    openShop,
  }) => {
    const { context, page } = await openShop({ screen })
    const [percent, fixed, reward] = [newCode('TENTH'), newCode('FIVE'), newCode('RW')]
    await makePromotion(site, { code: percent, label: '10% off everything', effect: { kind: 'percent', percent: 10 } })
    await makePromotion(site, { code: fixed, label: '$5 off', effect: { kind: 'fixed', cents: 500 } })
    const email = newEmail('codes')
    await makeAccount(site, email)
    await confirmEmail(site, email)
    await giveReward(site, email, reward, { amount: 15 })
    await signIn(plainly(context, site), email)
    await openFullCart(context, page, site)
    const full = await totalOf(page)
    const tenth = Math.round(full / 10)

    await applyCode(page, `no ${percent}`)
    await saysWrong(page, 'This promo code is invalid.')
    assert.equal(await totalOf(page), full)
    await applyCode(page, ` ${percent.toLowerCase()} `)
    await whenTotal(page, full - tenth)
    await expect(main(page).getByLabel('Promo code'), 'the field is free for another').toHaveValue('')
    await main(page)
      .getByText(`−$${(tenth / 100).toFixed(2)}`)
      .first()
      .waitFor()
    await applyCode(page, fixed)
    await whenTotal(page, full - tenth - 500)

    await main(page).getByRole('button', { name: /^Use / }).click()
    await whenTotal(page, full - tenth - 2000)
    await main(page).getByText('Line by line').click()
    await main(page)
      .getByText(/^Share of /)
      .waitFor()
    assert.deepEqual(await findings(page, 'with every saving'), [])
    await main(page)
      .getByRole('button', { name: `Remove ${percent}` })
      .click()
    await whenTotal(page, full - 2000)
    await main(page)
      .getByRole('button', { name: `Remove ${fixed}` })
      .click()
    await whenTotal(page, full - 1500)
  })

  test(`${site}, ${screen}: a gift card is checked before it is sent, and one without money refused [J09.3, R5.06-R5.08]`, async ({
    openShop,
  }) => {
    const { context, page } = await openShop({ screen })
    await openFullCart(context, page, site)
    own.commerce.drainCalls()
    const pin = main(page).getByLabel('PIN')
    const wrong = [
      ['', '1234', 'Enter the gift card number.'],
      ['ML4C 88TD 4471', '', 'Enter the gift card’s PIN.'],
      ['ML4C 88TD 4471', '73b2', 'Enter the PIN using numbers only.'],
    ] as const
    for (const [number, typed, phrase] of wrong) {
      await applyCard(page, number, typed)
      await saysWrong(page, phrase)
    }
    await expect(pin).toBeFocused()
    await expect(main(page).getByLabel('Gift card number')).toHaveValue('ML4C 88TD 4471')
    // The page reads the size of its bag when it has time.
    const calls = own.commerce.drainCalls().filter(({ document }) => !document.startsWith('query CartCount('))
    assert.deepEqual(calls, [], 'nothing was sent')
    await applyCard(page, 'ML4C 88TD 4471', '7362')
    await saysWrong(page, 'The Gift card balance is exhausted')
  })

  test(`${site}, ${screen}: gift cards pay for the bag and are removed [J09.3, R5.09, R8.68, R8.69, A87]`, async ({
    openShop,
  }) => {
    const { context, page } = await openShop({ screen })
    const forms = await openFullCart(context, page, site)
    const full = await totalOf(page)
    const [small, large] = [await issueCard(site, 20), await issueCard(site, 500)]
    await applyCard(page, small.code.toLowerCase(), small.pin)
    await whenTotal(page, full - 2000)
    await main(page).getByText('Nothing left on this card').waitFor()
    await applyCard(page, large.code, large.pin)
    await whenTotal(page, 0)
    const crossOf = ({ code }: typeof small) =>
      main(page).getByRole('button', { name: `Remove Gift card ending ${code.slice(-4)}` })
    await whenAnnounced(page, `Gift card ending ${small.code.slice(-4)} removed`, () => crossOf(small).click())
    await crossOf(small).waitFor({ state: 'detached' })
    await applyCard(page, small.code, small.pin)
    await crossOf(small).waitFor()
    await whenAnnounced(page, 'Gift cards removed', () =>
      main(page).getByRole('button', { name: 'Remove all gift cards' }).click(),
    )
    await whenTotal(page, full)

    await applyCard(page, small.code, small.pin)
    await crossOf(small).waitFor()
    await forms.post('/cart', { intent: 'remove-card', card: small.code })
    await crossOf(small).click()
    await saysWrong(page, 'Gift card not present in the cart.')
  })

  test(`${site}, ${screen}: a promo code is refused and applied at checkout, in a folded section [J09]`, async ({
    openShop,
  }) => {
    const { context, page } = await openShop({ screen })
    const fixed = newCode('FIVE')
    await makePromotion(site, { code: fixed, label: '$5 off', effect: { kind: 'fixed', cents: 500 } })
    const email = newEmail('codes')
    await makeAccount(site, email)
    await signIn(plainly(context, site), email)
    await openFullCart(context, page, site)
    const full = await totalOf(page)
    await page.goto(at(site, '/checkout'))
    const fold = main(page).getByText('Add a code, gift card or reward')
    if (screen === 'phone') await page.getByText(/^Show order/).click()
    const field = page.getByLabel('Promo code').filter({ visible: true })
    if ((await field.count()) === 0) await fold.filter({ visible: true }).click()
    await field.fill('nothing of ours')
    await page.getByRole('button', { name: 'Apply promo code' }).filter({ visible: true }).click()
    await page.getByText('This promo code is invalid.').filter({ visible: true }).waitFor()
    await field.fill(fixed)
    await page.getByRole('button', { name: 'Apply promo code' }).filter({ visible: true }).click()
    await page.waitForFunction((cents) => document.querySelector(`[data-grand-total="${cents}"]`) !== null, full - 500)
    assert.ok(await cookieOf(context, site, 'token'))
  })
}

test('an unavailable loyalty service shows as one row of the bag; everything else works', async ({ openShop }) => {
  const site = 'mathers'
  const { context, page } = await openShop()
  const [first] = await sizesOf(site, 7)
  assert.ok(first)
  const email = newEmail('away')
  await makeAccount(site, email)
  const forms = plainly(context, site)
  await signIn(forms, email)
  await fillCart(forms, first)
  own.commerce.fail('fetchActiveRedemptionOptions')
  await page.goto(`http://${site}.localhost:${own.storefront.port}/cart`)
  await main(page).getByText('We can’t reach Rewards right now. Your bag is fine.').waitFor()
  const before = await totalOf(page)
  await main(page).getByLabel('Quantity').selectOption('2')
  await whenTotal(page, 2 * before)
  own.commerce.fail()
  await main(page).getByRole('link', { name: 'Try again' }).click()
  await main(page).getByText('Confirm your email to see your rewards').waitFor()
})

test('applying and removing a code chooses the first way of delivery again [J09.1, R4.41, R4.43, R4.44]', async ({
  openShop,
}) => {
  const site = 'mathers'
  const { context, page } = await openShop()
  const [first] = await sizesOf(site, 7)
  assert.ok(first)
  const code = newCode('AGAIN')
  await makePromotion(site, { code, label: '10% off everything', effect: { kind: 'percent', percent: 10 } })
  const forms = plainly(context, site)
  await fillCart(forms, first)
  await forms.post('/checkout', { intent: 'email', email: newEmail('again'), guest: '1' })
  const { body } = await forms.open('/checkout')
  const [standard, express] = [...body.matchAll(/name="method_AU"[^>]*value="([^"]+)"/g)].map(([, value]) => value)
  assert.ok(standard && express)
  const chosen = async () => {
    const { body: again } = await forms.open('/checkout?edit=details')
    return /name="method_AU"[^>]*checked=""[^>]*value="([^"]+)"|value="([^"]+)"[^>]*checked=""[^>]*name="method_AU"/
      .exec(again)
      ?.slice(1)
      .find(Boolean)
  }
  for (const intent of ['apply-code', 'remove-code']) {
    assert.equal((await forms.post('/checkout', { ...detailsForm(site), method_AU: express })).status, 303)
    assert.equal(await chosen(), express)
    assert.equal((await forms.post('/checkout', { intent, code })).status, 303)
    assert.equal(await chosen(), standard, intent)
  }
  await page.close()
})
