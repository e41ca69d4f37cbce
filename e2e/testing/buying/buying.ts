import assert from 'node:assert/strict'
import type { Locator, Page } from '@playwright/test'
import { brandOf, type SiteId } from '@welt/brands'
import { cardLink, cards } from '../cards.ts'
import { requireData } from '../graphql.ts'
import type { PlainBrowser } from '../plain-browser.ts'
import { address, sandboxUrl } from '../shop.ts'
import { until } from '../until.ts'

export const CARDS = {
  approved: '4111 1111 1111 1111',
  refused: '4000 0000 0000 0002',
  challenge: '4917 6100 0000 0000',
} as const

export function detailsFor(site: SiteId) {
  const isNz = brandOf(site).country === 'NZ'
  return isNz
    ? {
        firstname: 'Māia',
        lastname: "O'Brien",
        street: '12 Cuba Street',
        placeLabel: 'Town or city',
        suburb: 'Wellington',
        state: undefined,
        postcode: '6011',
        phone: '021 123 4567',
      }
    : {
        firstname: 'Ana',
        lastname: 'Bell-Smith',
        street: '18 Church Street',
        placeLabel: 'Suburb',
        suburb: 'Richmond',
        state: 'VIC',
        postcode: '3121',
        phone: '0412 345 678',
      }
}

/** As typed into the checkout's one line. */
export function addressLineFor(site: SiteId, street = detailsFor(site).street): string {
  const { suburb, state, postcode } = detailsFor(site)
  return `${street}, ${[suburb, state, postcode].filter(Boolean).join(' ')}`
}

/** The fields of the address in place of its one line. */
export async function enterByHand(page: Page): Promise<void> {
  const street = page.getByRole('textbox', { name: 'Street address' }).first()
  const link = page.getByRole('link', { name: 'enter it by hand' }).first()
  // Before the scripts run, the link leads to a page with the fields.
  await link.click()
  await street.waitFor()
}

interface WireShoe {
  readonly sku: string
  readonly url_key: string
  readonly url_suffix: string
  readonly variants: readonly {
    readonly attributes: readonly { readonly uid: string }[]
    readonly product: { readonly stock_status: string; readonly only_x_left_in_stock: number | null }
  }[]
}

export async function departmentPath(site: SiteId): Promise<string> {
  const { categoryList } = await requireData<{
    categoryList: { children: { url_path: string; include_in_menu: number }[] }[]
  }>(brandOf(site).storeCode, '{ categoryList { children { url_path include_in_menu } } }')
  const first = categoryList[0]?.children.find(({ include_in_menu }) => include_in_menu !== 0)
  assert.ok(first)
  return `/${first.url_path}`
}

const LEADING = `query ($path: String!) {
  getFredhopperData(pageSize: 1, filter: [{ attribute_code: "category_url_path", equal: { eq: $path } }]) { items {
    sku url_key url_suffix ... on ConfigurableProduct { variants { attributes { uid } product { stock_status only_x_left_in_stock } } }
  } }
}`

async function leadingShoe(site: SiteId): Promise<WireShoe> {
  const variables = { path: (await departmentPath(site)).slice(1) }
  const { getFredhopperData } = await requireData<{ getFredhopperData: { items: WireShoe[] } }>(
    brandOf(site).storeCode,
    LEADING,
    variables,
  )
  const [shoe] = getFredhopperData.items
  assert.ok(shoe)
  return shoe
}

/** The product that `addAPairToCart` chooses. */
export async function productPath(site: SiteId): Promise<string> {
  const { url_key, url_suffix } = await leadingShoe(site)
  return `/${url_key}${url_suffix}`
}

export async function pairForm(site: SiteId) {
  const { sku, variants } = await leadingShoe(site)
  const there = variants.filter(({ product }) => product.stock_status === 'IN_STOCK')
  // Avoid low stock: other journeys buy this shoe too.
  const size = there.find(({ product }) => product.only_x_left_in_stock === null) ?? there[0]
  return { sku, option: size?.attributes[0]?.uid ?? '', quantity: '1', returnTo: '/' }
}

export async function goToCheckoutWithAPair(browser: PlainBrowser, site: SiteId): Promise<void> {
  const { status, body } = await browser.post('/cart/add', await pairForm(site))
  assert.equal(status, 303, body.slice(0, 2000))
}

/** Without the delivery method. */
export function detailsForm(site: SiteId) {
  const { firstname, lastname, street, suburb, state = '', postcode, phone } = detailsFor(site)
  return {
    intent: 'details',
    firstname,
    lastname,
    telephone: phone,
    street1: street,
    city: suburb,
    region: state,
    postcode,
    country: brandOf(site).country,
    billing_same: 'on',
  }
}

/** @param more fields of the details step, such as who collects */
export async function goToPayment(
  browser: PlainBrowser,
  site: SiteId,
  email: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  assert.equal((await browser.post('/checkout', { intent: 'email', email, guest: '1' })).status, 303)
  const { body } = await browser.open('/checkout')
  const form = detailsForm(site)
  const way = `method_${form.country}`
  const chosen = new RegExp(`name="${way}"[^>]*value="([^"]+)"`).exec(body)?.[1]
  assert.ok(chosen)
  assert.equal((await browser.post('/checkout', { ...form, ...more, [way]: chosen })).status, 303)
}

async function openAProduct(page: Page, site: SiteId): Promise<void> {
  await page.goto(address(site))
  const href = await page.locator('header nav[aria-label="Departments"] a[href]').first().getAttribute('href')
  await page.goto(address(site, href ?? '/'))
  await cardLink(cards(page).first()).click()
  await page.waitForURL(/\.html/)
}

/** Avoids low stock: other journeys buy the shoe too. */
export async function addFirstSize(page: Page): Promise<void> {
  const there = page.locator('label:not([data-sold-out]) > input[name=option]')
  const enough = page.locator('label:not([data-sold-out], [data-low]) > input[name=option]')
  await there.first().waitFor({ state: 'attached' })
  await ((await enough.count()) > 0 ? enough : there).first().check({ force: true })
  await page.getByRole('button', { name: 'Add to bag' }).first().click()
}

export async function addAPairToCart(page: Page, site: SiteId): Promise<void> {
  await openAProduct(page, site)
  await addFirstSize(page)
  // Before the scripts run, the button posts a plain form.
  const announced = page
    .getByText(/added to bag/i)
    .first()
    .waitFor()
  await Promise.any([announced, page.waitForURL(/\/cart$/)])
}

export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^(?:Pay \$|Place order)/ })

/** Taps on touch screens. */
export async function placeOrder(page: Page): Promise<void> {
  const button = payButton(page)
  const isTouched = await page.evaluate(() => navigator.maxTouchPoints > 0)
  const press = isTouched ? button.tap() : button.click()
  press.catch(() => undefined)
  // A press that leads on at once may be reported as one that found no button.
  await Promise.race([press, page.waitForURL(/\/checkout\/success/).catch(() => press)])
}

export async function fillDetails(page: Page, site: SiteId, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await fillAddress(page, site)
}

/** Name, address and phone; goes on to payment. */
export async function fillAddress(page: Page, site: SiteId): Promise<void> {
  const details = detailsFor(site)
  const field = (name: string) => page.getByRole('textbox', { name })
  await field('First name').fill(details.firstname)
  await field('Last name').fill(details.lastname)
  await page.getByLabel('Address', { exact: true }).fill(addressLineFor(site))
  await field('Phone').fill(details.phone)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

export const CARD_FIELDS = ['Card number', 'Expiry date', 'Security code'] as const

/** Each is in a frame of its own. */
export function cardField(page: Page, name: (typeof CARD_FIELDS)[number]): Locator {
  return page.frameLocator(`iframe[title="${name}"]`).getByRole('textbox', { name, exact: true })
}

export async function fillCard(page: Page, card: string = CARDS.approved): Promise<void> {
  await cardField(page, 'Card number').fill(card)
  await cardField(page, 'Expiry date').fill('03/30')
  await cardField(page, 'Security code').fill('737')
}

/** 3-D Secure within the checkout. */
export const bankPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Confirm with your bank' })

export async function answerBank(page: Page, answer: 'Approve' | 'Decline'): Promise<void> {
  const bank = bankPanel(page).frameLocator('iframe')
  await bank.getByLabel('Password').fill('password')
  await bank.getByRole('button', { name: answer }).click()
}

export async function chooseMethod(page: Page, name: 'Afterpay' | 'PayPal' | 'Zip' | RegExp): Promise<void> {
  await page.getByRole('radio', { name }).check()
}

export async function orderNumber(page: Page): Promise<string> {
  await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor()
  const number = await page.locator('[data-order-number]').first().getAttribute('data-order-number')
  assert.match(number ?? '', /^\d{9}$/)
  return number ?? ''
}

/** While its payment is being checked. */
export async function checkedNumber(page: Page): Promise<string> {
  await page
    .getByRole('heading', { level: 1, name: /^We are checking your payment\. Please do not pay again\./ })
    .waitFor()
  const number = await page.locator('[data-order-number]').first().getAttribute('data-order-number')
  assert.match(number ?? '', /^\d{9}$/)
  return number ?? ''
}

/** An order may also send the mail of a reward, which no journey waits for by default. */
const NO_REWARD = /^(?!You’ve reached )/

export async function mailTo(to: string, about = NO_REWARD): Promise<{ subject: string; html: string; text: string }> {
  let mail: { subject: string; html: string; text: string } | undefined
  await until(async () => {
    const answer = await fetch(`${sandboxUrl}/mailbox/messages.json?to=${encodeURIComponent(to)}`)
    const found = (await answer.json()) as
      | { messages?: { subject: string; html: string; text: string }[] }
      | { subject: string; html: string; text: string }[]
    const messages = Array.isArray(found) ? found : (found.messages ?? [])
    mail = messages.find(({ subject, text }) => about.test(`${subject}\n${text}`))
    return mail !== undefined
  }, `no mail to ${to}`)
  assert.ok(mail)
  return mail
}

export async function chargesOf(
  number: string,
): Promise<{ state: string; merchantReference: string; amount: { value: number } }[]> {
  const answer = await fetch(`${sandboxUrl}/control/charges?merchantReference=${number}`)
  return (
    (await answer.json()) as { charges: { state: string; merchantReference: string; amount: { value: number } }[] }
  ).charges
}

/** The cart page's total, fetched from the open page. */
export function totalOfCart(page: Page): Promise<string | null | undefined> {
  return page.evaluate(async () => {
    const cartPanel = new DOMParser().parseFromString(await (await fetch('/cart')).text(), 'text/html')
    return cartPanel.querySelector('main [data-grand-total]')?.getAttribute('data-grand-total')
  })
}
