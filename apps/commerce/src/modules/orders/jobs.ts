import { defineJobs } from '#src/queue/define-jobs'
import { id } from '#src/queue/payload'

export const orderJobs = defineJobs({
  'send-order-confirmation': { payload: { orderId: id }, attempts: 8 },
  /** Mails that a payment is given back. */
  'send-payment-returned': { payload: { orderId: id }, attempts: 8 },
  'issue-gift-cards': { payload: { orderId: id }, attempts: 8 },
  'release-expired-reservations': { payload: {}, attempts: 1 },
  /** Checks the order records (I1-I8). */
  'check-invariants': { payload: {}, attempts: 1 },
})
