import { MINUTE_MS, SECOND_MS } from '@welt/kit/time'
import { answerAlerts } from './answer-stock-alerts.ts'
import { checkAttempt } from './check-attempt.ts'
import { forgetCard } from './forget-card.ts'
import { forgetOldCounters } from './forget-old-counters.ts'
import { forgetOldSessions } from './forget-old-sessions.ts'
import type { Job } from './job.ts'
import { checkInvariants, releaseHolds } from './look-after-orders.ts'
import { readPaymentMethods } from './read-payment-methods.ts'
import { reconcile } from './reconcile.ts'
import { refreshCatalogue } from './refresh-catalogue.ts'
import { refreshFitOf } from './refresh-fit.ts'
import { returnCharge, reversePayment } from './reverse-payment.ts'
import { sendAccountNotice, sendEmailConfirm, sendPasswordReset } from './send-account-mail.ts'
import { sendQueuedMail } from './send-mail.ts'
import { sendOrderConfirmation, sendPaymentFailed, sendPaymentReturned } from './send-order-mail.ts'
import { sendContactMessage, sendNewsletterConfirm, sendNewsletterWelcome } from './send-service-mail.ts'
import { settlePayment } from './settle-payment.ts'
import { tellSalesOfTheClock } from './tell-sales.ts'
import { trimSearches } from './trim-search-counts.ts'
import { withdrawPayment } from './withdraw-payment.ts'

/** Every kind of job, by the name it is written under. */
export const jobs: Readonly<Record<string, Job>> = {
  'send-mail': sendQueuedMail,
  'send-order-confirmation': sendOrderConfirmation,
  'send-payment-returned': sendPaymentReturned,
  'send-payment-failed': sendPaymentFailed,
  'newsletter-welcome': sendNewsletterWelcome,
  'newsletter-confirm': sendNewsletterConfirm,
  'contact-message': sendContactMessage,
  'password-reset': sendPasswordReset,
  'email-confirm': sendEmailConfirm,
  'account-notice': sendAccountNotice,
  'release-holds': releaseHolds,
  'check-invariants': checkInvariants,
  'forget-old-counters': forgetOldCounters,
  'forget-old-sessions': forgetOldSessions,
  'refresh-catalogue': refreshCatalogue,
  'settle-payment': settlePayment,
  'check-attempt': checkAttempt,
  'reverse-payment': reversePayment,
  'return-charge': returnCharge,
  'withdraw-payment': withdrawPayment,
  'read-payment-methods': readPaymentMethods,
  reconcile,
  'forget-card': forgetCard,
  'answer-stock-alerts': answerAlerts,
  'tell-sales': tellSalesOfTheClock,
  'refresh-fit': refreshFitOf,
  'trim-search-counts': trimSearches,
}

/** Jobs that are due again and again. */
export const recurring: readonly { readonly kind: string; readonly everyMs: number }[] = [
  { kind: 'release-holds', everyMs: 30 * SECOND_MS },
  { kind: 'check-invariants', everyMs: 5 * MINUTE_MS },
  { kind: 'forget-old-counters', everyMs: 60 * MINUTE_MS },
  { kind: 'forget-old-sessions', everyMs: 60 * MINUTE_MS },
  { kind: 'tell-sales', everyMs: 10 * SECOND_MS },
  { kind: 'refresh-catalogue', everyMs: 30 * MINUTE_MS },
  { kind: 'reconcile', everyMs: 15 * MINUTE_MS },
  { kind: 'read-payment-methods', everyMs: 10 * MINUTE_MS },
  { kind: 'refresh-fit', everyMs: 60 * MINUTE_MS },
  { kind: 'trim-search-counts', everyMs: 5 * MINUTE_MS },
]
