import { brands } from '@welt/brands'
import { applyAfterWork, applyBeforeWork, type FailureAnswers } from '../control/apply-fault.ts'
import type { FaultPlace, Faults } from '../control/faults.ts'
import { type Answer, json, parseObject, type Route } from '../web/answer.ts'
import { adminRoutes } from './admin-routes.ts'
import { memberAnswer, optionAnswers, statusOf, validityAnswer } from './answers.ts'
import { addSpend, issueForKey, withdraw } from './earning.ts'
import type { LoyaltyStore } from './loyalty-store.ts'

type Place = Extract<FaultPlace, `loyalty.${string}`>

/** Missing texts are empty. */
interface Call {
  readonly banner: string
  readonly bannerName: string
  readonly email: string
  readonly code: string
  readonly order: string
  readonly now: Date
  readonly sent: Readonly<Record<string, unknown>>
}

/** Recorded for tests. */
export interface ReceivedCall extends Pick<Call, 'banner' | 'email' | 'code' | 'order'> {
  readonly call: string
}

/** Limit of recorded calls. */
const REMEMBERED_CALLS = 1000

const failed = (status: number, error: string): Answer => json({ error }, status)

const FAILURES: FailureAnswers = {
  'error-500': () => failed(500, 'Internal error'),
  'error-429': () => failed(429, 'Too many requests'),
  'error-500-after': () => failed(500, 'Internal error'),
}

/** Idempotent per order. */
function redeem(store: LoyaltyStore, { banner, code, order }: Call): Answer {
  const found = store.findCode(banner, code)
  if (!found || !order) return failed(found ? 422 : 404, found ? 'An order is needed.' : 'There is no such code.')
  if (found.redeemedBy !== null && found.redeemedBy !== order)
    return failed(409, 'This code has been redeemed already.')
  if (found.redeemedBy === null) store.putCode({ ...found, redeemedBy: order })
  return json({ status: 'REDEEMED', order })
}

/** Releases a code that this order redeemed; ignores others. */
function release(store: LoyaltyStore, { banner, code, order, now }: Call): Answer {
  const found = store.findCode(banner, code)
  if (!found) return failed(404, 'There is no such code.')
  const released = found.redeemedBy === order ? { ...found, redeemedBy: null } : found
  if (released !== found) store.putCode(released)
  return json({ status: statusOf(released, now) })
}

/** Calendar year in store time. */
const yearAt = (now: Date, banner: string) =>
  Number(now.toLocaleDateString('en-CA', { timeZone: brands.find(({ id }) => id === banner)?.timeZone }).slice(0, 4))

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Every call is a POST, since email addresses don't belong in URLs. */
export function loyaltyRoutes(store: LoyaltyStore, faults: Faults, received: ReceivedCall[]): Route[] {
  const call = (path: string, place: Place, work: (call: Call) => Answer): Route => ({
    method: 'POST',
    path: `/loyalty/v1/:banner${path}`,
    handle: async ({ params, headers, body }) => {
      const brand = brands.find(({ id }) => id === params.banner)
      const sent = parseObject(body)
      if (!headers['x-api-key']) return failed(401, 'The API key is missing.')
      if (!brand || !sent)
        return failed(brand ? 400 : 404, brand ? 'The body is no JSON object.' : 'There is no such banner.')
      const code = textOf(sent.code).toUpperCase()
      const given = { banner: brand.id, email: textOf(sent.email).toLowerCase(), code, order: textOf(sent.order) }
      received.push({ call: place, ...given })
      if (received.length > REMEMBERED_CALLS) received.shift()
      const owner = given.email || store.findCode(brand.id, code)?.email
      const fault = faults.take(place, given.order || undefined, owner)
      const early = await applyBeforeWork(fault, FAILURES)
      return early ?? applyAfterWork(work({ ...given, bannerName: brand.name, now: new Date(), sent }), fault, FAILURES)
    },
  })
  return [
    call('/members/find', 'loyalty.members', ({ banner, bannerName, email, now }) => {
      const member = store.findMember(banner, email)
      const facts = { bannerName, entries: store.entriesOf(banner, email), year: yearAt(now, banner) }
      return json({ member: member ? memberAnswer(member, facts) : null })
    }),
    call('/members/spend', 'loyalty.spend', (given) => addSpend(store, given, given.sent)),
    call('/codes/issue', 'loyalty.issue', (given) => issueForKey(store, given, given.sent)),
    call('/codes/withdraw', 'loyalty.withdraw', (given) => withdraw(store, given)),
    call('/rewards/find', 'loyalty.rewards', ({ banner, bannerName, email, now }) =>
      json({ redemptionOptions: optionAnswers(store.codesOf(banner, email), bannerName, now) }),
    ),
    call('/codes/validate', 'loyalty.validate', ({ banner, code, email, now }) =>
      json(validityAnswer(store.findCode(banner, code), email, now)),
    ),
    call('/codes/redeem', 'loyalty.redeem', (given) => redeem(store, given)),
    call('/codes/release', 'loyalty.release', (given) => release(store, given)),
    ...adminRoutes(store),
  ]
}
