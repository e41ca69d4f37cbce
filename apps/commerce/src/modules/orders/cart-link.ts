import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '@welt/kit/time'
import type { SigningSecrets } from '#src/platform/config'

const LINK_LIFE_MS = 30 * DAY_MS
const SECOND_MS = 1000
/** Order id, expiry in seconds, 128-bit signature. Letters, digits and dashes survive every mail program. */
const TOKEN = /^(\d{1,15})-(\d{1,12})-([0-9a-f]{32})$/

function signatureOf(secret: string, websiteId: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`restore-bag:${websiteId}:${body}`).digest().subarray(0, 16)
}

interface CartOfOrder {
  readonly id: number
  readonly website_id: number
}

/** Restores the cart of an order without giving access to the order. Valid on its own site only. */
export function cartTokenOf(secret: string, order: CartOfOrder, now: Date): string {
  const body = `${order.id}-${Math.floor((now.getTime() + LINK_LIFE_MS) / SECOND_MS)}`
  return `${body}-${signatureOf(secret, order.website_id, body).toString('hex')}`
}

/** @returns the order's id; undefined when the token is invalid, expired or of another site */
export function readCartToken(
  secrets: SigningSecrets,
  websiteId: number,
  token: string,
  now: Date,
): number | undefined {
  const [, id, end, signature] = TOKEN.exec(token) ?? []
  if (!id || !end || !signature) return undefined
  const given = Buffer.from(signature, 'hex')
  if (!secrets.some((secret) => timingSafeEqual(given, signatureOf(secret, websiteId, `${id}-${end}`))))
    return undefined
  return Number(end) * SECOND_MS > now.getTime() ? Number(id) : undefined
}
