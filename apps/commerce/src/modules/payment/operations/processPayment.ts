import { createHash } from 'node:crypto'
import { requireCart, requireGuestSecret } from '#modules/cart'
import { findNewestOrderOfCart, type OrderRow } from '#modules/orders'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/context'
import { fail } from '../errors.ts'
import { type DetailsRequest, type GatewayAnswer, GatewayError, type PaymentGateway } from '../ports.ts'
import { parseJsonObject } from '../rules.ts'
import { settleAttempt } from '../settle.ts'
import { type PaymentStatusModel, toPaymentStatus } from '../status.ts'
import { findNewestAttempt } from '../store.ts'
import type { AttemptRow } from '../tables.ts'

export interface ProcessPaymentArgs {
  readonly cart_id: string
  readonly redirectResult?: string | null
  readonly selectedPaymentMethod?: string | null
  readonly details?: string | null
}

const DETAILS_LIMIT = 65_536

interface GivenDetails {
  readonly details: Readonly<Record<string, string>>
  readonly paymentData: string | undefined
}

/** What the browser brought back: `redirectResult`, or JSON of `{details, paymentData}` or of the details alone. */
function parseDetails(args: Pick<ProcessPaymentArgs, 'redirectResult' | 'details'>): GivenDetails | undefined {
  if (args.redirectResult) return { details: { redirectResult: args.redirectResult }, paymentData: undefined }
  const given = args.details && args.details.length <= DETAILS_LIMIT ? parseJsonObject(args.details) : undefined
  if (!given) return undefined
  const inner = typeof given.details === 'object' && given.details !== null ? given.details : given
  const details = Object.fromEntries(
    Object.entries(inner).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'paymentData'),
  )
  const paymentData = typeof given.paymentData === 'string' ? given.paymentData : undefined
  return Object.keys(details).length > 0 ? { details, paymentData } : undefined
}

/** An answer counts only for the attempt it was asked for. @source failures 26, 34 */
function belongsTo(answer: GatewayAnswer, attempt: AttemptRow): boolean {
  if (answer.merchantReference !== undefined) return answer.merchantReference === attempt.merchant_reference
  return answer.pspReference !== undefined && answer.pspReference === attempt.psp_reference
}

function keyOf(attempt: AttemptRow, given: GivenDetails): string {
  return createHash('sha256').update(attempt.id).update(JSON.stringify(given)).digest('hex').slice(0, 32)
}

/** Asks the payment service: of its own page by the session, else by the details. */
function ask(gateway: PaymentGateway, attempt: AttemptRow, given: GivenDetails): Promise<GatewayAnswer> {
  const sessionId = attempt.action_data?.sessionId
  const { redirectResult } = given.details
  if (typeof sessionId === 'string' && redirectResult) return gateway.hostedResult({ sessionId, sessionResult: redirectResult })
  const request: DetailsRequest = { ...given, idempotencyKey: keyOf(attempt, given) }
  return gateway.details(request)
}

async function complete(ctx: Context, attempt: AttemptRow, given: GivenDetails): Promise<OrderRow> {
  const answer = await ask(ctx.ports.payments, attempt, given).catch((error: unknown) => {
    throw error instanceof GatewayError ? fail('DETAILS_FAILED') : error
  })
  if (!belongsTo(answer, attempt)) throw fail('DETAILS_FAILED')
  return settleAttempt(ctx.db, attempt.id, answer)
}

/**
 * Completes the payment of a cart's order after a challenge or redirect. What the browser says changes nothing by itself: the payment
 * service is asked, and the reply is read from our books. A payment that is settled already is told as it stands.
 * @throws AppError DETAILS_FAILED, ORDER_MISSING, as requireCart @source R7.91, A72, failures 24-26
 */
export async function processPayment(ctx: Context, args: ProcessPaymentArgs): Promise<PaymentStatusModel> {
  const cart = await requireCart(ctx, args.cart_id, { allowInactive: true })
  requireGuestSecret(ctx, cart)
  const order = await findNewestOrderOfCart(ctx.db, cart.id)
  const attempt = order && (await findNewestAttempt(ctx.db, order.id))
  if (!order || !attempt) throw fail('ORDER_MISSING')
  if (order.state !== 'pending_payment' || attempt.state !== 'action_required') return toPaymentStatus(order, attempt)
  await enforceLimit(ctx, { action: 'process-payment', key: cart.id, limit: 10, windowSeconds: 600 })
  await enforceLimit(ctx, { action: 'process-payment', key: ctx.viewer.address, limit: 30, windowSeconds: 600 })
  const given = parseDetails(args)
  if (!given) throw fail('DETAILS_FAILED')
  const settled = await complete(ctx, attempt, given)
  return toPaymentStatus(settled, await findNewestAttempt(ctx.db, settled.id))
}
