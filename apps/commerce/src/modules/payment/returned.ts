import { createHash } from 'node:crypto'
import { SECOND_MS } from '@welt/kit/time'
import type { Context } from '#src/platform/context'
import { inTransaction } from '#src/platform/database'
import { enqueueCheck } from './jobs.ts'
import { type GatewayAnswer, GatewayError, type PaymentGateway } from './ports.ts'
import { settleAttempt } from './settle.ts'
import { clearReturned, storeReturned } from './store.ts'
import type { AttemptRow, ReturnedDetails } from './tables.ts'

const RECHECK_MS = 30 * SECOND_MS

function belongsTo(answer: GatewayAnswer, attempt: AttemptRow): boolean {
  if (answer.merchantReference !== undefined) return answer.merchantReference === attempt.merchant_reference
  return answer.pspReference !== undefined && answer.pspReference === attempt.psp_reference
}

function keyOf(attempt: AttemptRow, returned: ReturnedDetails): string {
  const { details, paymentData } = returned
  const sorted = Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(attempt.id)
    .update(JSON.stringify([sorted, paymentData]))
    .digest('hex')
    .slice(0, 32)
}

function checkAttempt(gateway: PaymentGateway, attempt: AttemptRow, returned: ReturnedDetails): Promise<GatewayAnswer> {
  const sessionId = attempt.action_data?.sessionId
  const { redirectResult } = returned.details
  if (typeof sessionId === 'string' && redirectResult)
    return gateway.hostedResult({ sessionId, sessionResult: redirectResult })
  const { details, paymentData } = returned
  return gateway.details({ details, paymentData, idempotencyKey: keyOf(attempt, returned) })
}

/** The shopper has approved it; the payment is pending until the job has checked it. */
export async function checkLater(db: Context['db'], attemptId: string, returned: ReturnedDetails): Promise<void> {
  await inTransaction(db, async (trx) => {
    await storeReturned(trx, attemptId, returned)
    await enqueueCheck(trx, attemptId, RECHECK_MS / SECOND_MS)
  })
}

/** Never call it inside a transaction. @returns false when the details are not of this payment [R7.91] */
export async function checkReturned(
  { db, ports }: { readonly db: Context['db']; readonly ports: Pick<Context['ports'], 'payments'> },
  attempt: AttemptRow,
  returned: ReturnedDetails,
  { isShown }: { readonly isShown: boolean },
): Promise<boolean> {
  try {
    const answer = await checkAttempt(ports.payments, attempt, returned)
    if (belongsTo(answer, attempt)) {
      await settleAttempt(db, attempt.id, { answer, isShown })
      return true
    }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    if (error.failure !== 'rejected') {
      await checkLater(db, attempt.id, returned)
      return true
    }
  }
  await clearReturned(db, attempt.id, returned)
  return false
}
