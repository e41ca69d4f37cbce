import { type OrderRow, requireOrder } from '#modules/orders'
import type { Context } from '#src/composition/context'
import { NOT_SENT_REASON } from './messages.ts'
import { type ChargeRequest, type GatewayAnswer, GatewayError, type PaymentGateway } from './ports.ts'
import { ATTEMPT_LIFETIME_MS, settleAttempt } from './settle.ts'
import { markAttemptSent, markAttemptUnknown } from './store.ts'
import type { AttemptRow } from './tables.ts'

/** The answer of a charge that certainly did not happen. */
function notCharged(attempt: AttemptRow, reason: string): GatewayAnswer {
  return {
    resultCode: 'Error',
    pspReference: undefined,
    merchantReference: attempt.merchant_reference,
    amount: undefined,
    refusalReason: reason,
    refusalCode: undefined,
    action: undefined,
    card: { brand: undefined, lastFour: undefined },
  }
}

/** A charge; without the card frame's state the card is entered on the payment service's own page. */
export type HostableCharge = Omit<ChargeRequest, 'stateData'> & Partial<Pick<ChargeRequest, 'stateData'>>

function send(gateway: PaymentGateway, { stateData, ...request }: HostableCharge): Promise<GatewayAnswer> {
  return stateData
    ? gateway.pay({ ...request, stateData })
    : gateway.payHosted({ ...request, expiresAt: new Date(Date.now() + ATTEMPT_LIFETIME_MS) })
}

/**
 * Sends a charge and settles its order by what comes back. No answer leaves the attempt `unknown`: jobs and webhooks
 * settle it later. Runs outside of any transaction.
 */
export async function charge(ctx: Pick<Context, 'db' | 'ports'>, attempt: AttemptRow, request: HostableCharge): Promise<OrderRow> {
  if (!(await markAttemptSent(ctx.db, attempt.id))) return requireOrder(ctx.db, attempt.order_id)
  try {
    const answer = await send(ctx.ports.payments, request)
    return await settleAttempt(ctx.db, attempt.id, { answer, isShown: true })
  } catch (error) {
    if (error instanceof GatewayError && error.failure !== 'unanswered') {
      const answer = notCharged(attempt, error.failure === 'not-sent' ? NOT_SENT_REASON : 'rejected')
      return settleAttempt(ctx.db, attempt.id, { answer, isShown: true })
    }
    // Nobody has the address of a page whose opening was not answered, so nothing can be paid on it.
    if (error instanceof GatewayError && !request.stateData)
      return settleAttempt(ctx.db, attempt.id, { answer: notCharged(attempt, NOT_SENT_REASON), isShown: true })
    await markAttemptUnknown(ctx.db, attempt.id)
    if (!(error instanceof GatewayError)) throw error
    return settleAttempt(ctx.db, attempt.id)
  }
}
