import { brands } from '@welt/brands'
import { type FailureAnswers, hinder, spoil } from '../control/apply-fault.ts'
import type { FaultPlace, Faults } from '../control/faults.ts'
import { type Answer, json, parseObject, type Route } from '../web/answer.ts'
import { judgementAnswer, memberAnswer, optionAnswers, statusOf } from './answers.ts'
import type { LoyaltyBook } from './book.ts'
import { officeRoutes } from './office.ts'

type Place = Extract<FaultPlace, `loyalty.${string}`>

/** Missing texts are empty. */
interface Call {
  readonly banner: string
  readonly bannerName: string
  readonly email: string
  readonly code: string
  readonly order: string
  readonly now: Date
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
function redeem(book: LoyaltyBook, { banner, code, order }: Call): Answer {
  const found = book.findCode(banner, code)
  if (!found || !order) return failed(found ? 422 : 404, found ? 'An order is needed.' : 'There is no such code.')
  if (found.redeemedBy !== null && found.redeemedBy !== order)
    return failed(409, 'This code has been redeemed already.')
  if (found.redeemedBy === null) book.putCode({ ...found, redeemedBy: order })
  return json({ status: 'REDEEMED', order })
}

/** Releases a code that this order redeemed; ignores others. */
function release(book: LoyaltyBook, { banner, code, order, now }: Call): Answer {
  const found = book.findCode(banner, code)
  if (!found) return failed(404, 'There is no such code.')
  const released = found.redeemedBy === order ? { ...found, redeemedBy: null } : found
  if (released !== found) book.putCode(released)
  return json({ status: statusOf(released, now) })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Every call is a POST, since email addresses don't belong in URLs. */
export function loyaltyRoutes(book: LoyaltyBook, faults: Faults, received: ReceivedCall[]): Route[] {
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
      const owner = given.email || book.findCode(brand.id, code)?.email
      const fault = faults.take(place, given.order || undefined, owner)
      const early = await hinder(fault, FAILURES)
      return early ?? spoil(work({ ...given, bannerName: brand.name, now: new Date() }), fault, FAILURES)
    },
  })
  return [
    call('/members/find', 'loyalty.members', ({ banner, bannerName, email }) => {
      const member = book.findMember(banner, email)
      return json({ member: member ? memberAnswer(member, bannerName) : null })
    }),
    call('/rewards/find', 'loyalty.rewards', ({ banner, bannerName, email, now }) =>
      json({ redemptionOptions: optionAnswers(book.codesOf(banner, email), bannerName, now) }),
    ),
    call('/codes/validate', 'loyalty.validate', ({ banner, code, email, now }) =>
      json(judgementAnswer(book.findCode(banner, code), email, now)),
    ),
    call('/codes/redeem', 'loyalty.redeem', (given) => redeem(book, given)),
    call('/codes/release', 'loyalty.release', (given) => release(book, given)),
    ...officeRoutes(book),
  ]
}
