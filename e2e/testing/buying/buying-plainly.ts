import assert from 'node:assert/strict'
import { brandOf, type SiteId } from '@welt/brands'
import type { Answer } from '../http-request.ts'
import type { PlainBrowser } from '../plain-browser.ts'
import { address } from '../shop.ts'
import { CARDS, departmentPath, pairForm, productPath } from './buying.ts'

const CARD = { number: CARDS.approved, expiry: '03/30', code: '737', holder: 'Ana Bell', decision: 'pay' }

async function openPage(browser: PlainBrowser, path: string): Promise<string> {
  const { status, body } = await browser.open(path)
  assert.equal(status, 200, path)
  return body
}

function targetOf({ status, body, headers }: Answer): string {
  assert.equal(status, 303, textIn(body, /role="alert"[^>]*>([\s\S]*?)<\/div>/))
  return String(headers.location)
}

export function textIn(html: string, pattern: RegExp): string {
  const [, inside = ''] = pattern.exec(html) ?? []
  return inside.replaceAll(/<[^>]*>/g, '').trim()
}

export async function addAPairToCartPlainly(browser: PlainBrowser, site: SiteId): Promise<void> {
  const department = await departmentPath(site)
  const shoe = await productPath(site)
  assert.ok((await openPage(browser, '/')).includes(`href="${department}"`), 'home leads to the department')
  assert.ok((await openPage(browser, department)).includes(`href="${shoe}`), 'the department leads to the shoe')
  const page = await openPage(browser, shoe)
  const form = await pairForm(site)
  assert.ok(page.includes(`value="${form.sku}"`) && page.includes(`value="${form.option}"`), 'the shoe offers the size')
  assert.equal(targetOf(await browser.post('/cart/add', { ...form, returnTo: '/cart' })), '/cart')
}

/** @returns the path to which the payment service redirects */
export async function payOutsidePlainly(browser: PlainBrowser, site: SiteId): Promise<string> {
  const payment = await openPage(browser, '/checkout')
  const hidden = (name: string) => {
    const value = new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(payment)?.[1]
    assert.ok(value, name)
    return value
  }
  const names = ['payment_method', 'idempotency_key', 'shown_total']
  const order = Object.fromEntries(names.map((name) => [name, hidden(name)]))
  const service = targetOf(await browser.post('/checkout', { intent: 'place', ...order }))
  const cardPage = await (await fetch(service)).text()
  assert.ok(cardPage.includes(brandOf(site).name), 'the payment service names the shop')
  const paid = await fetch(service, { method: 'POST', body: new URLSearchParams(CARD), redirect: 'manual' })
  const back = new URL(paid.headers.get('location') ?? '')
  assert.equal(back.origin, new URL(address(site)).origin)
  return `${back.pathname}${back.search}`
}

/** @returns the success page */
export async function payPlainly(browser: PlainBrowser, site: SiteId): Promise<string> {
  assert.equal(targetOf(await browser.open(await payOutsidePlainly(browser, site))), '/checkout/success')
  return openPage(browser, '/checkout/success')
}
