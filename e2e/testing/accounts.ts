import assert from 'node:assert/strict'
import type { BrowserContext, Page } from '@playwright/test'
import { brandOf, type SiteId } from '@welt/brands'
import { mailTo } from './buying/buying.ts'
import { graphql } from './graphql.ts'
import type { PlainBrowser } from './plain-browser.ts'
import { address } from './shop.ts'

export const PASSWORD = 'plum velvet staircase'

let count = 0
export function newEmail(name = 'ana'): string {
  count += 1
  return `${name}-${Date.now()}-${process.pid}-${count}@example.com`
}

export async function queryShop<Data>(
  site: SiteId,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  token?: string,
): Promise<{ readonly data: Data; readonly errors?: readonly { readonly message: string }[] }> {
  const answer = await graphql<Data>(
    brandOf(site).storeCode,
    query,
    variables,
    token ? { authorization: `Bearer ${token}` } : {},
  )
  return answer as { data: Data; errors?: { message: string }[] }
}

/** @returns the customer's id */
export async function makeAccount(site: SiteId, email: string, firstname = 'Ana'): Promise<number> {
  const input = { email, password: PASSWORD, firstname, lastname: 'Bell' }
  const { data, errors } = await queryShop<{ createCustomerV2: { customer: { customer_id: string } } }>(
    site,
    'mutation($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { customer_id } } }',
    { input },
  )
  assert.equal(errors, undefined)
  return Number(data.createCustomerV2.customer.customer_id)
}

export async function confirmEmail(site: SiteId, email: string): Promise<void> {
  const { text } = await mailTo(email, /^Confirm your email/)
  const token = /\/customer\/account\/confirm\?token=([\w-]+)/.exec(text)?.[1]
  const { errors } = await queryShop(
    site,
    'mutation($token: String!) { confirmCustomerEmail(token: $token) { customer { email } } }',
    { token },
    await tokenOf(site, email),
  )
  assert.equal(errors, undefined)
}

export async function makeGuestWishlist(site: SiteId): Promise<{ readonly session: string; readonly sku: string }> {
  const listing = await queryShop<{ getFredhopperData: { items: { sku: string }[] } }>(
    site,
    '{ getFredhopperData(pageSize: 1) { items { sku } } }',
    {},
  )
  const sku = listing.data.getFredhopperData.items[0]?.sku ?? ''
  const { data } = await queryShop<{
    addProductToGuestWishlist: { session_id: string; wishlist: { items_count: number } }
  }>(
    site,
    'mutation($sku: String!) { addProductToGuestWishlist(wishlistItems: [{ sku: $sku, quantity: 1 }]) { session_id wishlist { items_count } } }',
    { sku },
  )
  assert.equal(data.addProductToGuestWishlist.wishlist.items_count, 1)
  return { session: data.addProductToGuestWishlist.session_id, sku }
}

export async function wishlistOf(site: SiteId, email: string): Promise<readonly (string | undefined)[]> {
  const { data } = await queryShop<{
    customer: { wishlists: { items_v2: { items: { product: { sku: string } | null }[] } }[] }
  }>(site, '{ customer { wishlists { items_v2 { items { product { sku } } } } } }', {}, await tokenOf(site, email))
  return data.customer.wishlists.flatMap(({ items_v2 }) => items_v2.items.map(({ product }) => product?.sku))
}

export async function tokenOf(site: SiteId, email: string, password = PASSWORD): Promise<string> {
  const { data } = await queryShop<{ generateCustomerToken: { token: string } }>(
    site,
    'mutation($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
  )
  return data.generateCustomerToken.token
}

/** From the newest mail. */
export async function resetPath(email: string): Promise<string> {
  const { text } = await mailTo(email, /\/createPassword/)
  const link = /https?:\/\/\S*\/customer\/account\/createPassword\S*/.exec(text)?.[0]
  assert.ok(link, text)
  const { pathname, search } = new URL(link)
  return `${pathname}${search}`
}

export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Ends on that account page. */
export async function signInAt(page: Page, site: SiteId, email: string, path: string): Promise<void> {
  await page.goto(address(site, `/customer/account/login?${new URLSearchParams({ returnTo: path })}`))
  await fillSignIn(page, email)
  await page.waitForURL((url) => url.href === address(site, path))
}

export async function signIn(browser: PlainBrowser, email: string): Promise<void> {
  const { status, body } = await browser.post('/customer/account/login', { email, password: PASSWORD })
  assert.equal(status, 303, body.slice(0, 2000))
}

export async function cookieOf(context: BrowserContext, site: SiteId, name: string): Promise<string | undefined> {
  const cookies = await context.cookies(address(site))
  return cookies.find((cookie) => cookie.name === name)?.value
}

/** Sets a cookie without HttpOnly. */
export async function setCookie(context: BrowserContext, site: SiteId, name: string, value: string): Promise<void> {
  await context.addCookies([{ name, value, url: address(site), sameSite: 'Lax' }])
}
