import { createHash } from 'node:crypto'
import { type Answer, json } from '../web/answer.ts'
import type { LoyaltyStore } from './loyalty-store.ts'

interface Subject {
  readonly banner: string
  readonly email: string
  readonly code: string
  readonly now: Date
}

type Sent = Readonly<Record<string, unknown>>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const invalid = (error: string) => json({ error }, 422)

/** Counts an entry once; adds the member when it is new. */
export function addSpend(store: LoyaltyStore, { banner, email }: Subject, sent: Sent): Answer {
  const { amount, year } = sent
  const [entry, day] = [textOf(sent.entry), textOf(sent.day)]
  if (!email.includes('@') || !entry || !/^\d{4}-\d{2}-\d{2}$/.test(day))
    return invalid('Email, entry and day are needed.')
  if (typeof amount !== 'number' || !Number.isFinite(amount) || !Number.isInteger(year))
    return invalid('Amount and year are numbers.')
  if (!store.findMember(banner, email))
    store.putMember({
      banner,
      customer_primary_id: `${banner}-${createHash('sha256').update(email).digest('hex').slice(0, 8)}`,
      email,
      firstname: textOf(sent.firstname),
      lastname: textOf(sent.lastname),
      annual_spend_to_date: 0,
      last_purchase_date: null,
    })
  store.putEntry({ banner, email, entry, amount, year: Number(year), day })
  return json({ entry })
}

/** The same key of a member gets the same code. */
export function issueForKey(store: LoyaltyStore, { banner, email }: Subject, sent: Sent): Answer {
  const [key, name, validFrom, validTo] = [sent.key, sent.name, sent.validFrom, sent.validTo].map(textOf)
  if (!email.includes('@') || !key || !name || !validFrom || !validTo || typeof sent.amount !== 'number')
    return invalid('Email, key, name, amount and dates are needed.')
  const known = store.codesOf(banner, email).find((code) => code.key === key)
  if (known) return json({ code: known.code })
  const [kind = ''] = key.split('-')
  const mark = createHash('sha256').update(`${banner}:${email}:${key}`).digest('hex').slice(0, 8)
  const code = `${banner.slice(0, 3)}-${kind.slice(0, 8)}-${mark}`.toUpperCase()
  const description = textOf(sent.description)
  const value = { optionId: `${banner}-${key.toLowerCase()}`, name, description, amount: sent.amount }
  store.putCode({ banner, email, code, ...value, method: 'Online', validFrom, validTo, redeemedBy: null, key })
  return json({ code })
}

/** Ends an unused code at once. */
export function withdraw(store: LoyaltyStore, { banner, code, now }: Subject): Answer {
  const found = store.findCode(banner, code)
  if (!found) return json({ error: 'There is no such code.' }, 404)
  if (found.redeemedBy !== null) return json({ error: 'This code has been redeemed already.' }, 409)
  store.putCode({ ...found, validTo: now.toISOString() })
  return json({ status: 'EXPIRED' })
}
