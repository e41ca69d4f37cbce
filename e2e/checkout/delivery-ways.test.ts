import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { cookieOf, makeAccount, newEmail, signIn } from '../testing/accounts.ts'
import { detailsForm, goToCheckoutWithAPair } from '../testing/buying/buying.ts'
import { totalOf } from '../testing/cart-page.ts'
import { expect, test } from '../testing/journey.ts'
import { runSql } from '../testing/operator.ts'
import { plainly } from '../testing/plain-browser.ts'
import { makePromotion } from '../testing/promotions.ts'
import { address } from '../testing/shop.ts'

/** Delivery methods for a country in order, like "STEFPP chosen, Free". */
function waysTo(page: Page, country: 'AU' | 'NZ'): Promise<readonly string[]> {
  return page.locator(`[data-methods=${country}] label`).evaluateAll((labels) =>
    labels.map((label) => {
      const way = label.querySelector('input')
      const price = label.querySelector('.numeric')?.textContent
      return `${way?.value.split('/').at(-1)}${way?.checked ? ' chosen' : ''}, ${price === 'Free' ? price : 'paid'}`
    }),
  )
}

for (const [site, freeFromCents] of [
  ['mollini', 1000],
  ['trybe', 1200],
] as const)
  test(`${site}: delivery costs below the free threshold and is free at it [J08.1, J08.3]`, async ({ openShop }) => {
    const { context, page, problems } = await openShop()
    const forms = plainly(context, site)
    await goToCheckoutWithAPair(forms, site)
    await page.goto(address(site, '/cart?country=AU&postcode=3121'))
    await page.getByRole('main').getByRole('status').filter({ hasText: '3121' }).waitFor()
    const wholeCents = await totalOf(page)
    await forms.post('/checkout', { intent: 'email', email: newEmail('ways'), guest: '1' })
    let leftCents = wholeCents
    const payOnly = async (cents: number) => {
      const code = `LESS-${randomUUID().slice(0, 6).toUpperCase()}`
      await makePromotion(site, { code, label: 'Less', effect: { kind: 'fixed', cents: leftCents - cents } })
      leftCents = cents
      assert.equal((await forms.post('/checkout', { intent: 'apply-code', code })).status, 303)
      await page.goto(address(site, '/checkout'))
      return [(await waysTo(page, 'AU'))[0], (await waysTo(page, 'NZ'))[0]]
    }
    assert.deepEqual(await payOnly(1500), ['STEFPP chosen, Free', 'DHLEXP chosen, Free'])
    assert.deepEqual(await payOnly(1499), ['STEFPP chosen, Free', 'DHLEXP chosen, paid'])
    assert.deepEqual(await payOnly(freeFromCents), ['STEFPP chosen, Free', 'DHLEXP chosen, paid'])
    assert.deepEqual(await payOnly(freeFromCents - 1), ['STEFPP chosen, paid', 'DHLEXP chosen, paid'])
    assert.deepEqual(problems, [])
  })

test('express is free from its threshold for signed-in customers, never for guests [J08.1, R6.11]', async ({
  openShop,
}) => {
  const site = 'mathers'
  const { context, page } = await openShop()
  const forms = plainly(context, site)
  for (let pair = 1; pair <= 3; pair += 1) await goToCheckoutWithAPair(forms, site)
  const email = newEmail('express')
  await makeAccount(site, email)
  await forms.post('/checkout', { intent: 'email', email: newEmail('guest'), guest: '1' })
  await page.goto(address(site, '/checkout'))
  assert.deepEqual(await waysTo(page, 'AU'), ['STEFPP chosen, Free', 'EXPRESS, paid'])
  await signIn(forms, email)
  await page.goto(address(site, '/checkout'))
  assert.deepEqual(await waysTo(page, 'AU'), ['STEFPP chosen, Free', 'EXPRESS, Free'])
})

test('New Zealand: DHL comes first, Mathers refuses it, another pair keeps the chosen way [J08.4]', async ({
  openShop,
}) => {
  const home = await openShop()
  const nz = plainly(home.context, 'styletread-nz')
  await goToCheckoutWithAPair(nz, 'styletread-nz')
  await nz.post('/checkout', { intent: 'email', email: newEmail('nz'), guest: '1' })
  await home.page.goto(address('styletread-nz', '/checkout'))
  assert.match((await waysTo(home.page, 'NZ'))[0] ?? '', /^DHLEXP chosen/)

  const mathers = plainly(home.context, 'mathers')
  await goToCheckoutWithAPair(mathers, 'mathers')
  await mathers.post('/checkout', { intent: 'email', email: newEmail('nz'), guest: '1' })
  await home.page.goto(address('mathers', '/checkout?entry=hand'))
  await expect(home.page.locator('option[value=NZ], [data-methods=NZ]')).toHaveCount(0)
  assert.equal((await mathers.post('/checkout', detailsForm('styletread-nz'))).status, 422)

  const mollini = plainly(home.context, 'mollini')
  await goToCheckoutWithAPair(mollini, 'mollini')
  await mollini.post('/checkout', { intent: 'email', email: newEmail('nz'), guest: '1' })
  for (const site of ['mollini', 'styletread-nz'] as const)
    assert.equal((await mollini.post('/checkout', detailsForm(site))).status, 303)
  await goToCheckoutWithAPair(mollini, 'mollini')
  await home.page.goto(address('mollini', '/checkout?edit=details'))
  await expect(home.page.locator('[data-methods=NZ] input:checked')).toHaveCount(1)
  const cartId = await cookieOf(home.context, 'mollini', 'cartId')
  const chosen = await runSql<{ method_code: string | null }>('select method_code from cart where id = $1', [cartId])
  assert.deepEqual(chosen, [{ method_code: 'DHLEXP' }])
})
