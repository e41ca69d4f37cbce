import { defineJobs } from '#src/queue/define-jobs'
import { id, optional, text } from '#src/queue/payload'

export const returnJobs = defineJobs({
  /** One for each step of a return. */
  'send-return-mail': { payload: { eventId: id }, attempts: 8 },
  'find-ending-swaps': { payload: {}, attempts: 1 },
  'send-swap-reminder': { payload: { returnId: id }, attempts: 8 },
  'capture-label': { payload: { paymentId: id }, attempts: 12 },
  'reverse-label': { payload: { paymentId: id }, attempts: 12 },
  /** After a chargeback of what it paid, or a failed capture or refund. */
  'review-label': { payload: { paymentId: id, why: text, pspReference: optional(text) }, attempts: 12 },
  'find-unused-labels': { payload: {}, attempts: 1 },
  'purge-return-photos': { payload: {}, attempts: 1 },
})
