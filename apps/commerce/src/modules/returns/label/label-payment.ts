import { randomBytes } from 'node:crypto'
import { toMoney } from '@welt/kit/money'
import { MINUTE_MS } from '@welt/kit/time'
import { sql } from 'kysely'
import type { OrderRow } from '#modules/orders'
import { type DifferencePayment, GatewayError, siteOrigin } from '#modules/payment'
import { enforceLimit, type SiteSettings } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { PaymentSession } from '#src/platform/contract/contract.generated'
import type { Db } from '#src/platform/database'
import { fail } from '../errors.ts'
import type { WantedItem } from '../request/parse-request.ts'
import type { ReturnRow } from '../tables.ts'

const SESSION_MS = 30 * MINUTE_MS
const SESSIONS_PER_HOUR = 20

/** What a label costs in cents; 0 when labels are free. [R3.105] */
export const labelCentsOf = ({ isPaidReturnLabelEnabled, paidReturnLabelCents }: SiteSettings) =>
  isPaidReturnLabelEnabled ? paidReturnLabelCents : 0

/** One label per return; free if every item is the shop's fault. [R3.97, A37] */
export function dueCentsOf(
  settings: SiteSettings,
  method: ReturnRow['method'],
  items: readonly Pick<WantedItem, 'reason'>[],
): number {
  return method === 'label' && items.some(({ reason }) => !reason.isFault) ? labelCentsOf(settings) : 0
}

/** Amounts to pay with a return. */
export interface ReturnDue {
  readonly labelCents: number
  /** Price difference of dearer sizes. [decision 122] */
  readonly differenceCents: number
}

const amountOf = ({ labelCents, differenceCents }: ReturnDue) => labelCents + differenceCents

/** @throws AppError RATE_LIMITED, GATEWAY_DOWN [R7.65, A38] */
export async function openReturnSession(ctx: Context, order: OrderRow, due: ReturnDue): Promise<PaymentSession> {
  const cents = amountOf(due)
  const key = String(order.id)
  await enforceLimit(ctx, { action: 'return-payment', key, limit: SESSIONS_PER_HOUR, windowSeconds: 3600 })
  const reference = `return-${order.number}-${randomBytes(6).toString('hex')}`
  const session = await ctx.ports.payments
    .createSession({
      amount: { cents, currency: order.currency },
      methods: ['scheme'],
      reference,
      country: order.billing_address.countryCode,
      locale: ctx.brand.locale.replace('_', '-'),
      returnUrl: `${siteOrigin(ctx.config.publicUrl, ctx.brand)}/return/create`,
      expiresAt: new Date(Date.now() + SESSION_MS),
      idempotencyKey: reference,
    })
    .catch((error: unknown) => {
      throw error instanceof GatewayError ? fail('GATEWAY_DOWN') : error
    })
  await ctx.db
    .insertInto('return_payment')
    .values({
      order_id: order.id,
      reference,
      session_id: session.id,
      amount_cents: cents,
      difference_cents: due.differenceCents,
      currency: order.currency,
    })
    .execute()
  return {
    sessionID: session.id,
    sessionData: session.data,
    reference,
    amount: toMoney(cents, order.currency),
  }
}

interface ProvenPayment {
  readonly paymentId: number
  readonly pspReference: string
}

interface Proof {
  readonly reference: string
  /** As the payment service's browser library answers. */
  readonly sessionResult: string | undefined
}

const findPayment = (db: Db, orderId: number, { reference }: Proof) =>
  db
    .selectFrom('return_payment')
    .selectAll()
    .where('reference', '=', reference)
    .where('order_id', '=', orderId)
    .where('return_id', 'is', null)
    .where('reversing_at', 'is', null)
    .executeTakeFirst()

/** As a webhook reported it. */
async function findAuthorised(db: Db, reference: string, cents: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('psp_event')
    .select('psp_reference')
    .where('attempt_id', 'is', null)
    .where('merchant_reference', '=', reference)
    .where('event_code', '=', 'AUTHORISATION')
    .where('success', '=', true)
    .where('amount_cents', '=', cents)
    .executeTakeFirst()
  return row?.psp_reference
}

async function requestSession(ctx: Context, sessionId: string, sessionResult: string) {
  try {
    return await ctx.ports.payments.hostedResult({ sessionId, sessionResult })
  } catch (error) {
    if (error instanceof GatewayError) return undefined
    throw error
  }
}

/** Outside a transaction, since it may call the payment service. @throws AppError PAYMENT_REQUIRED */
export async function requirePaid(ctx: Context, order: OrderRow, due: ReturnDue, proof: Proof): Promise<ProvenPayment> {
  const payment = await findPayment(ctx.db, order.id, proof)
  const isDue = payment?.amount_cents === amountOf(due) && payment.difference_cents === due.differenceCents
  if (!payment || !isDue) throw fail('PAYMENT_REQUIRED')
  const { id: paymentId, amount_cents: cents, reference } = payment
  const known = payment.psp_reference ?? (await findAuthorised(ctx.db, reference, cents))
  if (known) return { paymentId, pspReference: known }
  const answer = proof.sessionResult ? await requestSession(ctx, payment.session_id, proof.sessionResult) : undefined
  const isPaid =
    answer?.resultCode === 'Authorised' && answer.merchantReference === reference && answer.amount?.cents === cents
  if (!isPaid || !answer.pspReference) throw fail('PAYMENT_REQUIRED')
  await ctx.db
    .updateTable('return_payment')
    .set({ psp_reference: answer.pspReference })
    .where('id', '=', paymentId)
    .execute()
  return { paymentId, pspReference: answer.pspReference }
}

/** Once. @throws AppError PAYMENT_REQUIRED when it has paid for another return */
export async function usePayment(trx: Db, paymentId: number, pspReference: string, returnId: number): Promise<void> {
  const { rows } = await sql`
    update return_payment set return_id = ${returnId}, psp_reference = ${pspReference}
    where id = ${paymentId} and return_id is null and reversing_at is null returning id`.execute(trx)
  if (rows.length === 0) throw fail('PAYMENT_REQUIRED')
}

/** The payment that covered the price difference of the return's dearer sizes. */
export async function requireDifferencePayment(trx: Db, returnId: number): Promise<DifferencePayment> {
  const payment = await trx
    .selectFrom('return_payment')
    .select(['psp_reference', 'reference'])
    .where('return_id', '=', returnId)
    .where('difference_cents', '>', 0)
    .executeTakeFirst()
  if (!payment?.psp_reference) throw new Error(`no payment found for dearer sizes of return ${returnId}`)
  return { pspReference: payment.psp_reference, reference: payment.reference }
}
