import assert from 'node:assert/strict'
import type { SiteId } from '@welt/brands'
import { makeAccount, newEmail, signIn } from '../testing/accounts.ts'
import { findings, overflow } from '../testing/axe.ts'
import { expect, test } from '../testing/journey.ts'
import { plainly } from '../testing/plain-browser.ts'
import { address, type ScreenName } from '../testing/shop.ts'

const ENTRY_PAGES = [
  '/customer/account/login?signed_out=1',
  '/customer/account/create',
  '/customer/account/forgotpassword',
  '/customer/account/createPassword?id=1&token=aaaaaaaaaaaaaaaaaaaa',
  '/customer_manager',
  '/subscribe?unsubscribe=aaaaaaaaaaaaaaaaaaaa',
]
const ROOMS = [
  'account',
  'account/confirm?token=a',
  'orders',
  'returns',
  'details',
  'address',
  'address?edit=new',
  'payments',
  'preferences',
  'security',
].map((room) => `/customer/${room}`)

const places: readonly (readonly [SiteId, ScreenName])[] = [
  ['midas', 'desktop'],
  ['styletread-nz', 'phone'],
]

for (const [site, screen] of places) {
  test(`${site}, ${screen}: axe reports nothing on any page of the account`, async ({ openShop }) => {
    const { context, page } = await openShop({ screen })
    const email = newEmail()
    await makeAccount(site, email)
    const problems: string[] = []
    const look = async (name: string) => {
      await expect(page.getByRole('heading', { level: 1 }), `${name} has one h1`).toHaveCount(1)
      problems.push(...(await findings(page, name)), ...(await overflow(page, name)))
    }
    for (const path of ENTRY_PAGES) {
      await page.goto(address(site, path))
      await look(path)
    }
    if (screen === 'phone') await page.getByRole('link', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Account', exact: true }).click()
    await page.getByRole('dialog', { name: 'Sign in' }).getByRole('button', { name: 'Sign in' }).waitFor()
    await look('small sign-in')
    await signIn(plainly(context, site), email)
    for (const path of ROOMS) {
      await page.goto(address(site, path))
      await look(path)
    }
    assert.deepEqual(problems, [])
  })
}
