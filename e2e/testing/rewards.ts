import assert from 'node:assert/strict'
import type { SiteId } from '@welt/brands'
import type { PlainBrowser } from './plain-browser.ts'
import { sandboxUrl } from './shop.ts'

const headers = { 'content-type': 'application/json', 'x-api-key': 'sandbox' }

interface CodeFacts {
  readonly amount?: number
  readonly validTo?: string
  readonly redeemedBy?: string
}

export async function giveReward(site: SiteId, email: string, code: string, facts: CodeFacts = {}): Promise<void> {
  const body = JSON.stringify({ email, code, ...facts })
  const { status } = await fetch(`${sandboxUrl}/loyalty/v1/${site}/codes`, { method: 'POST', headers, body })
  assert.equal(status, 201)
}

/** Fails the check and its retry. */
export async function failNextCheck(email: string): Promise<void> {
  const body = JSON.stringify({ on: 'loyalty.validate', effect: 'error-500', times: 2, shopperEmail: email })
  const { status } = await fetch(`${sandboxUrl}/control/faults`, { method: 'POST', headers, body })
  assert.equal(status, 201)
}

/** Fails the calls of a page, which asks twice, and their retries. */
export async function failLoyalty(on: 'loyalty.members' | 'loyalty.rewards', email: string): Promise<void> {
  const body = JSON.stringify({ on, effect: 'error-500', times: 4, shopperEmail: email })
  const { status } = await fetch(`${sandboxUrl}/control/faults`, { method: 'POST', headers, body })
  assert.equal(status, 201)
}

/** Spent in stores, in dollars. */
export async function setSpend(site: SiteId, email: string, spend: number): Promise<void> {
  const body = JSON.stringify({ email, spend })
  const { status } = await fetch(`${sandboxUrl}/loyalty/v1/${site}/members`, { method: 'POST', headers, body })
  assert.equal(status, 201)
}

/** Oldest first. */
export async function loyaltyCalls(
  email: string,
): Promise<readonly { readonly call: string; readonly code: string }[]> {
  const answer = await fetch(`${sandboxUrl}/control/loyalty?email=${encodeURIComponent(email)}`)
  return ((await answer.json()) as { calls: { call: string; code: string }[] }).calls
}

export async function applyCodes(browser: PlainBrowser, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    const { status, body } = await browser.post('/cart', { intent: 'apply-code', code })
    assert.equal(status, 303, body.slice(0, 2000))
  }
}
