import { brands } from '@welt/brands'
import { type CurrencyCode, formatCents } from '@welt/kit/money'
import { normalNumber } from '@welt/kit/text/typed-text'
import { type Kysely, sql } from 'kysely'
import { listOrdersInReview, type OrderRow } from '#modules/orders'
import {
  doubtfulPayments,
  findNewestAttempt,
  listOrdersWithUnsentReturns,
  loadEvents,
  returnableChargesOf,
  returnWrongCharges,
  unsentReturnsOf,
  type WrongCharge,
} from '#modules/payment'
import type { Database, Db } from '../platform/database.ts'
import { Refusal, UsageError } from './calls.ts'

export const PAYMENTS_HELP = `npm run welt -- payments list [--json]
npm run welt -- payments doubtful [--json]
npm run welt -- payments return <order number> [--json]
  list shows orders that were charged a wrong amount or currency. return reverses that charge. An order still waiting
  for its payment is then cancelled: stock and cart are released and the shopper gets a mail. A paid or failed order is
  unchanged. Reversals that the payment service has not accepted yet are listed too, and return retries them; no charge
  is reversed twice. There is no other way to settle these orders: an order is paid in full or not at all.
  doubtful shows the payments that the alarm WeltPaymentsInDoubt counts, oldest first, with their reference at the
  payment service: those without an answer for more than a minute, or pending past their time limit. Payments of orders
  under review wait for staff: see order list.
`

interface Waiting {
  readonly order: OrderRow
  readonly attemptId: string
  readonly charges: readonly WrongCharge[]
  /** Refunded by staff, but not yet accepted by the payment service. */
  readonly unsent: readonly WrongCharge[]
}

async function findWaitingIn(db: Db, number: string | undefined): Promise<Waiting[]> {
  const waiting: Waiting[] = []
  for (const order of await listOrdersInReview(db, { number, orIds: await listOrdersWithUnsentReturns(db) })) {
    const attempt = await findNewestAttempt(db, order.id)
    if (!attempt) continue
    const events = await loadEvents(db, attempt.id)
    const charges = returnableChargesOf(order, attempt, events)
    const unsent = unsentReturnsOf(attempt, events)
    if (charges.length + unsent.length > 0) waiting.push({ order, attemptId: attempt.id, charges, unsent })
  }
  return waiting
}

/** Reads one snapshot: between two reads an order could move from one list to the other and be missed. */
function findWaiting(db: Kysely<Database>, number?: string): Promise<Waiting[]> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return snapshot.execute((trx) => findWaitingIn(trx, number))
}

const amount = (cents: number, currency: string) => `${currency} ${formatCents(cents)}`
const chargedOf = (charges: readonly WrongCharge[]) =>
  charges.map((charge) => `${amount(charge.amountCents, charge.currency)} (${charge.pspReference})`).join(', ')

function modelOf({ order, charges, unsent }: Waiting) {
  return {
    number: order.number,
    site: brands.find(({ websiteId }) => websiteId === order.website_id)?.id,
    state: order.state,
    placedAt: order.placed_at,
    ordered: { cents: order.total_cents, currency: order.currency satisfies CurrencyCode },
    charged: charges,
    notSentBackYet: unsent,
  }
}

function lineOf(one: Waiting): string {
  const { number, site, state, placedAt, ordered } = modelOf(one)
  const charged = one.charges.length ? `, charged ${chargedOf(one.charges)}` : ''
  const unsent = one.unsent.length ? `, goes back but is not sent yet: ${chargedOf(one.unsent)}` : ''
  return (
    `${number}  ${site}  ${placedAt.toISOString()}  ${state}  costs ` +
    `${amount(ordered.cents, ordered.currency)}${charged}${unsent}`
  )
}

async function list(db: Kysely<Database>, isJson: boolean): Promise<number> {
  const waiting = await findWaiting(db)
  if (isJson) process.stdout.write(`${JSON.stringify(waiting.map(modelOf))}\n`)
  else
    process.stdout.write(
      waiting.length ? `${waiting.map(lineOf).join('\n')}\n` : 'No order was charged a wrong amount.\n',
    )
  return 0
}

interface Doubtful {
  readonly number: string
  readonly websiteId: number
  readonly reference: string
  readonly pspReference: string | null
  readonly method: string
  readonly state: string
  readonly cents: number
  readonly currency: CurrencyCode
  /** Since the payment came into doubt. */
  readonly minutes: number
}

async function listDoubtful(db: Kysely<Database>, isJson: boolean): Promise<number> {
  const { rows } = await sql<Doubtful>`
    select number::text, website_id as "websiteId", merchant_reference as reference, psp_reference as "pspReference",
      method, state, amount_cents as cents, currency,
      floor(extract(epoch from shop_now() - since) / 60)::int as minutes
    from ${doubtfulPayments} doubtful order by since`.execute(db)
  const found = rows.map(({ websiteId, ...row }) => ({
    ...row,
    site: brands.find((brand) => brand.websiteId === websiteId)?.id,
  }))
  const lines = found.map(
    ({ number, site, method, state, cents, currency, minutes, reference, pspReference }) =>
      `${number}  ${site}  ${minutes} min  ${state}  ${amount(cents, currency)} by ${method}  ` +
      `${reference}${pspReference ? ` (${pspReference})` : ''}`,
  )
  const said = lines.length ? lines.join('\n') : 'No payment is in doubt.'
  process.stdout.write(`${isJson ? JSON.stringify(found) : said}\n`)
  return 0
}

async function refundCharge(db: Kysely<Database>, number: string, isJson: boolean): Promise<number> {
  const [one] = await findWaiting(db, number)
  const returned = one && (await returnWrongCharges(db, one.attemptId))
  if (!returned || returned.charges.length + returned.retried.length === 0) {
    const list = 'npm run welt -- payments list shows where a wrong amount was charged.'
    throw new Refusal(`Order ${number} has nothing to refund. ${list}`)
  }
  const { charges, retried, isOrderEnded } = returned
  const order = isOrderEnded ? 'stock and bag are free, the shopper is told by mail' : 'the order stays as it is'
  const said = charges.length ? `${number}: ${chargedOf(charges)} goes back, ${order}.\n` : ''
  const again = retried.length
    ? `${number}: the payment service is asked again to give back ${chargedOf(retried)}.\n`
    : ''
  process.stdout.write(
    isJson ? `${JSON.stringify({ number, returned: charges, retried, isOrderEnded })}\n` : said + again,
  )
  return 0
}

/** Refunds orders that were charged wrongly. [decision 28] */
export async function paymentsCommand(db: Kysely<Database>, args: readonly string[]): Promise<number> {
  const isJson = args.includes('--json')
  const [verb, typed = ''] = args.filter((argument) => argument !== '--json')
  const number = normalNumber(typed)
  if (verb === 'list') return list(db, isJson)
  if (verb === 'doubtful') return listDoubtful(db, isJson)
  if (!/^\d{1,12}$/.test(number)) throw new UsageError(`"${number}" is not an order number.`)
  return refundCharge(db, number, isJson)
}
