import { randomBytes } from 'node:crypto'
import { brands } from '@welt/brands'
import { json, parseObject, type Route, type SandboxRequest } from '../web/answer.ts'
import type { LoyaltyStore } from './loyalty-store.ts'
import { METHODS } from './programme.ts'

const DAY_MS = 86_400_000

type Body = Readonly<Record<string, unknown>>

const textIn = (body: Body, name: string, fallback: string) =>
  typeof body[name] === 'string' ? String(body[name]) : fallback

function numberIn(body: Body, name: string, fallback: number): number {
  const value = body[name] ?? fallback
  if (typeof value !== 'number' || !(value >= 0) || !(value < 10_000))
    throw new Error(`"${name}" must be a number from 0 to 9999.`)
  return value
}

function dateIn(body: Body, name: string, fallback: Date): string {
  const date = body[name] === undefined ? fallback : new Date(String(body[name]))
  if (Number.isNaN(date.getTime())) throw new Error(`"${name}" must be a date.`)
  return date.toISOString()
}

function putMember(store: LoyaltyStore, banner: string, email: string, body: Body) {
  const known = store.findMember(banner, email)
  const member = {
    banner,
    customer_primary_id: known?.customer_primary_id ?? `${banner}-${randomBytes(4).toString('hex')}`,
    email,
    firstname: textIn(body, 'firstname', known?.firstname ?? 'Sam'),
    lastname: textIn(body, 'lastname', known?.lastname ?? 'Walker'),
    annual_spend_to_date: numberIn(body, 'spend', known?.annual_spend_to_date ?? 0),
    last_purchase_date: known?.last_purchase_date ?? null,
  }
  store.putMember(member)
  return member
}

function issueCode(store: LoyaltyStore, banner: string, email: string, body: Body) {
  const now = Date.now()
  const amount = numberIn(body, 'amount', 15)
  const code = {
    banner,
    email,
    code: textIn(body, 'code', `RW-${randomBytes(5).toString('hex')}`).toUpperCase(),
    optionId: textIn(body, 'option', `${banner}-${amount}-off`),
    name: textIn(body, 'name', `$${amount} reward`),
    description: textIn(body, 'description', `$${amount} off your next pair.`),
    method: METHODS.find((method) => method === body.method) ?? ('Online' as const),
    amount,
    validFrom: dateIn(body, 'validFrom', new Date(now - DAY_MS)),
    validTo: dateIn(body, 'validTo', new Date(now + 60 * DAY_MS)),
    redeemedBy: typeof body.redeemedBy === 'string' ? body.redeemedBy : null,
  }
  store.putCode(code)
  return code
}

/** For staff: manages members and issues codes. Issuing an existing code changes it. */
export function adminRoutes(store: LoyaltyStore): Route[] {
  const adminRoute = (path: string, work: (banner: string, email: string, body: Body) => unknown): Route => ({
    method: 'POST',
    path: `/loyalty/v1/:banner${path}`,
    handle: ({ params, headers, body: text }: SandboxRequest) => {
      if (!headers['x-api-key']) return json({ error: 'The API key is missing.' }, 401)
      const brand = brands.find(({ id }) => id === params.banner)
      const body = parseObject(text) ?? {}
      const email = textIn(body, 'email', '').toLowerCase()
      if (!brand || !email.includes('@')) return json({ error: 'A banner of ours and an email are needed.' }, 422)
      try {
        return json(work(brand.id, email, body), 201)
      } catch (error) {
        return json({ error: error instanceof Error ? error.message : 'wrong' }, 422)
      }
    },
  })
  return [
    adminRoute('/members', (banner, email, body) => putMember(store, banner, email, body)),
    adminRoute('/codes', (banner, email, body) => issueCode(store, banner, email, body)),
  ]
}
