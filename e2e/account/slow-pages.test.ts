import { makeAccount, newEmail, signIn } from '../testing/accounts.ts'
import { goToCheckoutWithAPair } from '../testing/buying/buying.ts'
import { expect, test } from '../testing/journey.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address } from '../testing/shop.ts'

const SITE = 'mathers'

test('a slow account page shows grey blocks in place of its content', async ({ openShop }) => {
  const { context, page } = await openShop()
  const email = newEmail()
  await makeAccount(SITE, email)
  await signIn(plainly(context, SITE), email)
  await page.goto(address(SITE, '/customer/account'))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/customer\/orders\.data/, async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Orders' }).click()
  const waiting = page.getByRole('status').filter({ hasText: 'Loading' })
  await waiting.waitFor()
  await expect(page.getByRole('heading', { name: 'Hello, Ana' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible()
  release()
  await page.getByRole('heading', { level: 1, name: 'Your orders' }).waitFor()
  await expect(waiting).toHaveCount(0)
})

test('a slow checkout step shows grey blocks in the next one, and keeps what was typed', async ({ openShop }) => {
  const { context, page } = await openShop({ screen: 'phone' })
  await goToCheckoutWithAPair(plainly(context, SITE), SITE)
  await page.goto(address(SITE, '/checkout'))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/checkout\.data/, async (route) => {
    await released
    await route.continue()
  })
  const email = page.getByRole('main').getByLabel('Email', { exact: true })
  await email.fill(newEmail())
  await email.press('Enter')
  const waiting = page.getByRole('listitem').filter({ hasText: 'Delivery' }).getByText('Loading the next step')
  await waiting.waitFor()
  await expect(email).toHaveValue(/@/)
  release()
  await page.locator('[aria-current=step] h2').filter({ hasText: 'Delivery' }).waitFor()
  await expect(waiting).toHaveCount(0)
})
