import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { gql } from '#src/testing/gql'
import { jobs } from '../../../jobs/index.ts'
import {
  fillCart,
  ledgerOf,
  newKey,
  notificationOf,
  openShop,
  place,
  postWebhook,
  runJobs,
  type TestShop,
} from '../../../testing/shop.ts'

export let shop: TestShop

export async function openPaymentShop(): Promise<void> {
  shop = await openShop()
}

export const closePaymentShop = () => shop.close()

export async function resetShop(): Promise<void> {
  shop.gateway.script = 'authorise'
  shop.gateway.silence = undefined
  shop.gateway.isDown = false
  shop.gateway.gate = Promise.resolve()
  shop.gateway.charges.clear()
  shop.gateway.reversals.length = 0
  shop.gateway.withdrawals.length = 0
  await sql`truncate orders, psp_event, idempotency, rate_limit, mail cascade;
    update stock set on_hand = 20, reserved = 0; update product_site set regular_cents = 5995;
    delete from graphile_worker._private_jobs`.execute(shop.database.db)
}

export async function assertLedger(
  states: readonly string[],
  attempts: readonly string[],
  stock: readonly [onHand: number, reserved: number],
) {
  const ledger = await ledgerOf(shop)
  assert.deepEqual(ledger.broken, [])
  assert.deepEqual(
    ledger.orders.map((order) => order.state),
    states,
  )
  assert.deepEqual(
    ledger.attempts.map((attempt) => attempt.state),
    attempts,
  )
  assert.deepEqual([ledger.stock.on_hand, ledger.stock.reserved], stock)
}

export async function theAttempt() {
  const { attempts } = await ledgerOf(shop)
  const attempt = attempts[0]
  assert.ok(attempt)
  return attempt
}

const STATUS = '{ isFinal resultCode action message order_number }'

const PROCESS = gql(`mutation ($id: String!, $result: String) {
  status: processPayment(cart_id: $id, redirectResult: $result) ${STATUS} }`)

const CANCEL = gql(`mutation ($id: String!) { status: cancelPayment(cart_id: $id) ${STATUS} }`)

const LOOK = gql(`query ($id: String!) { status: adyenPaymentStatus(cartId: $id) ${STATUS} }`)

export const process = async (id: string, result?: string) =>
  (await shop.server.requireData(PROCESS, { id, result })).status

export const cancel = async (id: string) => (await shop.server.requireData(CANCEL, { id })).status

export const look = async (id: string) => (await shop.server.requireData(LOOK, { id })).status

export const SET_HOSTED = gql(`mutation ($id: String!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "adyen_hpp", adyen_additional_data: { returnUrl: "/checkout/return" } } }) { cart { id } }
}`)

export async function waitingCart(where: 'hosted' | 'bank') {
  if (where === 'bank') shop.gateway.script = 'challenge'
  const cartId = await fillCart(shop)
  if (where === 'hosted') await shop.server.graphql(SET_HOSTED, { id: cartId })
  const { placement } = await place(shop, cartId, newKey())
  assert.deepEqual(placement.errors, [])
  const { attempts } = await ledgerOf(shop)
  const attempt = attempts.at(-1)
  assert.ok(attempt)
  return { cartId, attempt, status: placement.order?.adyen_payment_status }
}

export async function notify(merchantReference: string, pspReference: string) {
  assert.equal((await postWebhook(shop, notificationOf(shop, { merchantReference, pspReference }))).status, 202)
  await runJobs(shop)
}

const MAIL_JOBS = ['send-order-confirmation', 'send-payment-failed', 'send-payment-returned']

/** Oldest first. */
export async function mails() {
  await runJobs(shop, MAIL_JOBS)
  return shop.database.db.selectFrom('mail').select(['kind', 'recipient', 'subject', 'text']).orderBy('id').execute()
}

export const kindsOf = (written: Awaited<ReturnType<typeof mails>>) => written.map(({ kind }) => kind)

/** Ages all records by half an hour and runs the jobs. */
export async function halfAnHourLater(attemptId: string) {
  await sql`update payment_attempt set created_at = created_at - interval '31 minutes', sent_at = sent_at - interval '31 minutes'`.execute(
    shop.database.db,
  )
  await jobs['check-attempt']?.({ attemptId }, shop.jobContext)
}

/** A cart whose payment is being checked: the charge was sent, but its answer was lost. */
export async function uncheckedCart() {
  shop.gateway.script = 'lose-answer'
  const cartId = await fillCart(shop)
  await place(shop, cartId, newKey())
  const attempt = (await ledgerOf(shop)).attempts.at(-1)
  assert.ok(attempt)
  shop.gateway.script = 'authorise'
  return { cartId, attempt }
}

/** Ages all records. */
export async function age(minutes: number) {
  await sql`update payment_attempt set created_at = created_at - make_interval(mins => ${sql.lit(minutes)}),
    sent_at = sent_at - make_interval(mins => ${sql.lit(minutes)});
    update psp_event set received_at = received_at - make_interval(mins => ${sql.lit(minutes)});
    update reservation set expires_at = expires_at - make_interval(mins => ${sql.lit(minutes)})`.execute(
    shop.database.db,
  )
}

export async function runOne(kind: string, payload: unknown = {}) {
  await jobs[kind]?.(payload, shop.jobContext)
}
