import type { customerJobs } from '#modules/customer'
import { requireOrder } from '#modules/orders'
import type { HandlersOf } from '#src/queue/job-handler'
import { capturePayment } from './captures/capture-payment.ts'
import { sendCapture } from './captures/send-capture.ts'
import { checkAttempt } from './handlers/check-attempt.ts'
import { readPaymentMethods } from './handlers/read-payment-methods.ts'
import { reconcile } from './handlers/reconcile.ts'
import { returnCharge, reversePayment } from './handlers/reverse-payment.ts'
import { sendPaymentFailed } from './handlers/send-payment-failed.ts'
import { withdrawPayment } from './handlers/withdraw-payment.ts'
import { findExpiring } from './holds/find-expiring.ts'
import { renewAuthorisation } from './holds/renew-authorisation.ts'
import type { paymentJobs } from './jobs.ts'
import { findUncollected, returnUncollected } from './refunds/return-uncollected.ts'
import { sendRefund } from './refunds/send-refund.ts'
import { sendDifferenceRefund } from './refunds/swap-difference.ts'
import { settleAttempt } from './settle.ts'

type Handlers = HandlersOf<typeof paymentJobs> & HandlersOf<Pick<typeof customerJobs, 'delete-stored-card'>>

export const paymentJobHandlers: Handlers = {
  'settle-payment': async ({ attemptId }, { db, log }) => {
    const order = await requireOrder(db, await settleAttempt(db, attemptId))
    if (order.review_reason)
      log('error', 'order under review', { alarm: true, order: order.number, reason: order.review_reason })
  },
  'check-attempt': checkAttempt,
  'reverse-payment': reversePayment,
  'return-charge': returnCharge,
  'capture-payment': capturePayment,
  'send-capture': sendCapture,
  'send-refund': sendRefund,
  'send-difference-refund': sendDifferenceRefund,
  'find-expiring': findExpiring,
  'renew-authorisation': renewAuthorisation,
  'find-uncollected': findUncollected,
  'return-uncollected': returnUncollected,
  'withdraw-payment': withdrawPayment,
  'send-payment-failed': sendPaymentFailed,
  'read-payment-methods': readPaymentMethods,
  'reconcile-payments': reconcile,
  'delete-stored-card': (card, { ports }) => ports.payments.removeCard(card),
}
