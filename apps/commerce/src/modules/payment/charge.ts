import type { Context } from '#src/platform/context'
import { markAttemptSent, markAttemptUnknown } from './attempt-state.ts'
import { NOT_SENT_REASON } from './messages.ts'
import {
  type ChargeRequest,
  type DetailsRequest,
  type GatewayAnswer,
  GatewayError,
  type PaymentGateway,
} from './ports.ts'
import { ATTEMPT_LIFETIME_MS, settleAttempt } from './settle.ts'
import type { AttemptRow } from './tables.ts'

type SentAttempt = Pick<AttemptRow, 'id' | 'merchant_reference'>

function notCharged(attempt: SentAttempt, reason: string): GatewayAnswer {
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

/** Without `stateData`, the card is entered on the payment service's hosted page. */
export type HostableCharge = Omit<ChargeRequest, 'stateData'> &
  Partial<Pick<ChargeRequest, 'stateData'>> & {
    /** Charges what the shopper approved at PayPal before the order. */
    readonly approval?: Pick<DetailsRequest, 'details' | 'paymentData'>
  }

function send(gateway: PaymentGateway, { stateData, approval, ...request }: HostableCharge): Promise<GatewayAnswer> {
  if (approval) return gateway.details({ ...approval, idempotencyKey: request.idempotencyKey })
  return stateData
    ? gateway.pay({ ...request, stateData })
    : gateway.payHosted({ ...request, expiresAt: new Date(Date.now() + ATTEMPT_LIFETIME_MS) })
}

/**
 * Without a reply the attempt becomes `unknown`; jobs or webhooks settle it later. Never call it inside a transaction.
 */
export async function charge(
  ctx: Pick<Context, 'db' | 'ports'>,
  attempt: SentAttempt,
  request: HostableCharge,
): Promise<void> {
  if (!(await markAttemptSent(ctx.db, attempt.id))) return
  const settle = (answer?: GatewayAnswer) => settleAttempt(ctx.db, attempt.id, answer && { answer, isShown: true })
  try {
    await settle(await send(ctx.ports.payments, request))
  } catch (error) {
    const failure = error instanceof GatewayError ? error.failure : undefined
    if (failure === 'not-sent') await settle(notCharged(attempt, NOT_SENT_REASON))
    else if (failure === 'rejected') await settle(notCharged(attempt, 'rejected'))
    // No shopper knows the URL of a page whose creation got no reply, so it cannot be paid.
    else if (failure && !request.stateData) await settle(notCharged(attempt, NOT_SENT_REASON))
    else {
      await markAttemptUnknown(ctx.db, attempt.id)
      if (!failure) throw error
      await settle()
    }
  }
}
