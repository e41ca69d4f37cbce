import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Locator } from 'playwright-core'
import { makeAccount, newEmail, PASSWORD } from './accounts.ts'
import { detailsFor } from './buying.ts'
import { hasFocus, tabTo } from './keys.ts'
import { address, openBrowser, visit, whenScripted } from './shop.ts'

let browser: Browser
before(async () => {
  browser = await openBrowser()
})
after(() => browser.close())

const site = 'styletread-nz'

test(`${site}, by the keyboard alone: an account is made after a correction, its address kept and deleted, and a new password asked for [J12, J15, J16, R2.08, R2.09, R2.20, R2.60]`, async () => {
  const { context, page, problems } = await visit(browser)
  const [email, known] = [newEmail(), newEmail('known')]
  await makeAccount(site, known)
  const details = detailsFor(site)
  const main = page.getByRole('main')
  const field = (name: string) => main.getByRole('textbox', { name, exact: true })
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target)
    await page.keyboard.type(text)
  }
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }

  await page.goto(address(site, '/customer/account/create'))
  await type(field('First name'), 'Ana4')
  await type(field('Last name'), details.lastname)
  await type(field('Email'), email)
  await type(field('Password'), PASSWORD)
  await page.keyboard.press('Enter')
  await main.getByText('Enter your first name using letters').waitFor()
  assert.ok(await hasFocus(field('First name')), 'what is wrong has the focus')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Ana')
  await type(field('Password'), PASSWORD)
  await page.keyboard.press('Enter')
  await main.getByText('Welcome. Your account is ready.').waitFor()
  await whenScripted(page)

  await press(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Addresses' }))
  await press(main.getByRole('link', { name: 'Add address' }))
  await main.getByRole('heading', { name: 'Add address' }).waitFor()
  await whenScripted(page)
  await type(field('Street address'), details.street)
  await type(field('Suburb'), details.suburb)
  await page.keyboard.press('Escape')
  await type(field('Postcode'), details.postcode)
  await type(field('Phone'), details.phone)
  await press(main.getByRole('checkbox', { name: 'Deliver to this address' }), 'Space')
  await press(main.getByRole('button', { name: 'Save address' }))
  const kept = main.getByRole('listitem').filter({ hasText: details.street })
  await kept.getByText('Default delivery').waitFor()
  await press(kept.getByText('Delete', { exact: true }))
  await press(kept.getByRole('button', { name: 'Delete address' }))
  await main.getByText('The address is deleted.').waitFor()

  await press(page.getByRole('button', { name: 'Sign out' }).first())
  await page.getByRole('link', { name: 'Account', exact: true }).waitFor()
  await page.goto(address(site, '/customer/account/login'))
  await press(main.getByRole('link', { name: 'Forgot password?' }))
  await main.getByRole('heading', { name: 'Reset your password' }).waitFor()
  await whenScripted(page)
  await type(field('Email'), known)
  await page.keyboard.press('Enter')
  await main.getByText('Reset link has been sent').waitFor()
  assert.deepEqual(problems, [])
  await context.close()
})
