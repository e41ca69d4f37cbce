import { createHash } from 'node:crypto'
import type { HandlersOf } from '#src/queue/job-handler'
import type { paymentJobs } from '../jobs.ts'
import { findAttempt } from '../store.ts'

/** Hosted sessions cannot be cancelled; they expire. [A72] */
export const withdrawPayment: HandlersOf<typeof paymentJobs>['withdraw-payment'] = async (
  { attemptId },
  { db, ports, log },
) => {
  const attempt = await findAttempt(db, attemptId)
  if (attempt?.state !== 'cancelled' || attempt.action_data?.sessionId !== undefined) return
  const { id, merchant_reference: reference } = attempt
  const idempotencyKey = createHash('sha256').update(`withdraw:${id}`).digest('hex').slice(0, 32)
  await ports.payments.withdraw({ reference, idempotencyKey })
  log('info', 'payment withdrawn', { reference })
}
