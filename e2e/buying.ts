import assert from 'node:assert/strict'
import { brandOf, type SiteId } from '@welt/brands'
import type { Page } from 'playwright-core'
import { address, sandboxUrl } from './shop.ts'

/** Cards of the sandbox. */
export const CARDS = { approved: '4111 1111 1111 1111', refused: '4000 0000 0000 0002', challenge: '4917 6100 0000 0000' } as const

/** A shopper's details that every site delivers to. */
export function detailsFor(site: SiteId) {
  const isNz = brandOf(site).country === 'NZ'
  return isNz
    ? {
        firstname: 'Māia',
        lastname: "O'Brien",
        street: '12 Cuba Street',
        suburb: 'Wellington',
        state: undefined,
        postcode: '6011',
        phone: '021 123 4567',
      }
    : {
        firstname: 'Ana',
        lastname: 'Bell-Smith',
        street: '18 Church Street',
        suburb: 'Richmond',
        state: 'VIC',
        postcode: '3121',
        phone: '0412 345 678',
      }
}

/** Opens the first product of the site's first category that can be bought; gives its path. */
export async function openAProduct(page: Page, site: SiteId): Promise<string> {
  await page.goto(address(site))
  const href = await page.locator('header nav a[href]').first().getAttribute('href')
  await page.goto(address(site, href ?? '/'))
  await page.getByRole('list', { name: 'Products' }).getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL(/\.html/)
  return new URL(page.url()).pathname
}

/** Chooses the first size that is in stock and puts it into the bag. */
export async function addFirstSize(page: Page): Promise<void> {
  const sizes = page.getByRole('radiogroup', { name: /^Size/ })
  await sizes.locator('label:not([data-sold-out]) input[type=radio]').first().check({ force: true })
  await page.getByRole('button', { name: 'Add to bag' }).first().click()
}

/** Opens a product, puts its first size into the bag and waits until the shop says so. */
export async function putAPairInTheBag(page: Page, site: SiteId): Promise<string> {
  const path = await openAProduct(page, site)
  await addFirstSize(page)
  // Pressed before the scripts are there, the button posts a plain form, which leads to the bag.
  const isTold = page
    .getByText(/added to bag/i)
    .first()
    .waitFor()
  await Promise.any([isTold, page.waitForURL(/\/cart$/)])
  return path
}

/** Presses `Place order`: with a finger where the visitor has a touch screen. */
export async function placeOrder(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Place order/ })
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await button.tap()
  else await button.click()
}

/** Fills the email and details steps of checkout. */
export async function fillDetails(page: Page, site: SiteId, email: string): Promise<void> {
  const details = detailsFor(site)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  const field = (name: string) => page.getByRole('textbox', { name })
  await field('First name').fill(details.firstname)
  await field('Last name').fill(details.lastname)
  await field('Street address').fill(details.street)
  await field('Suburb').fill(details.suburb)
  if (details.state) await page.getByRole('combobox', { name: 'State' }).selectOption(details.state)
  await field('Postcode').fill(details.postcode)
  await field('Phone').fill(details.phone)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

/** Fills the card frame. */
export async function fillCard(page: Page, card: string = CARDS.approved): Promise<void> {
  const frame = page.frameLocator('iframe[title="Card details"]')
  await frame.getByLabel('Card number', { exact: true }).fill(card)
  await frame.getByLabel('Expiry date', { exact: true }).fill('03/30')
  await frame.getByLabel('Security code', { exact: true }).fill('737')
  await frame.getByLabel('Name on card', { exact: true }).fill('Ana Bell')
}

/** The number on the success page. */
export async function orderNumber(page: Page): Promise<string> {
  await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
  const number = await page.locator('[data-order-number]').first().getAttribute('data-order-number')
  assert.match(number ?? '', /^\d{9}$/)
  return number ?? ''
}

/** Waits for a mail to `to` in the mailbox. */
export async function mailTo(to: string): Promise<{ subject: string; html: string; text: string }> {
  for (let waitedMs = 0; waitedMs < 20_000; waitedMs += 250) {
    const answer = await fetch(`${sandboxUrl}/mailbox/messages.json?to=${encodeURIComponent(to)}`)
    const found = (await answer.json()) as
      | { messages?: { subject: string; html: string; text: string }[] }
      | { subject: string; html: string; text: string }[]
    const messages = Array.isArray(found) ? found : (found.messages ?? [])
    if (messages[0]) return messages[0]
    await new Promise((done) => setTimeout(done, 250))
  }
  throw new Error(`No mail to ${to} within 20 s.`)
}

/** What the payment service charged for an order number. */
export async function chargesOf(number: string): Promise<{ state: string; merchantReference: string; amount: { value: number } }[]> {
  const answer = await fetch(`${sandboxUrl}/control/charges?merchantReference=${number}`)
  return ((await answer.json()) as { charges: { state: string; merchantReference: string; amount: { value: number } }[] }).charges
}
