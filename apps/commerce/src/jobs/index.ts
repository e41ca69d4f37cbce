import { MINUTE_MS, SECOND_MS } from '@welt/kit/time'
import { checkAttempt } from './check-attempt.ts'
import { forgetOldCounters } from './forget-old-counters.ts'
import type { Job } from './job.ts'
import { checkInvariants, releaseHolds } from './look-after-orders.ts'
import { reconcile } from './reconcile.ts'
import { reversePayment } from './reverse-payment.ts'
import { sendQueuedMail } from './send-mail.ts'
import { sendOrderConfirmation, sendPaymentReturned } from './send-order-mail.ts'
import { sendContactMessage, sendNewsletterWelcome } from './send-service-mail.ts'
import { settlePayment } from './settle-payment.ts'
import { withdrawPayment } from './withdraw-payment.ts'

/** Every kind of job, by the name it is written under. */
export const jobs: Readonly<Record<string, Job>> = {
  'send-mail': sendQueuedMail,
  'send-order-confirmation': sendOrderConfirmation,
  'send-payment-returned': sendPaymentReturned,
  'newsletter-welcome': sendNewsletterWelcome,
  'contact-message': sendContactMessage,
  'release-holds': releaseHolds,
  'check-invariants': checkInvariants,
  'forget-old-counters': forgetOldCounters,
  'settle-payment': settlePayment,
  'check-attempt': checkAttempt,
  'reverse-payment': reversePayment,
  'withdraw-payment': withdrawPayment,
  reconcile,
}

/** Jobs that are due again and again. @source reliability §2 */
export const recurring: readonly { readonly kind: string; readonly everyMs: number }[] = [
  { kind: 'release-holds', everyMs: 30 * SECOND_MS },
  { kind: 'check-invariants', everyMs: 5 * MINUTE_MS },
  { kind: 'forget-old-counters', everyMs: 60 * MINUTE_MS },
  { kind: 'reconcile', everyMs: 15 * MINUTE_MS },
]
