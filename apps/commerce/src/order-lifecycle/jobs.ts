import { defineJobs } from '#src/queue/define-jobs'
import { id, text } from '#src/queue/payload'

/** Follow-ups of a transition that need the order; the orders module handles them. */
export const orderFollowUps = defineJobs({
  'send-order-confirmation': { payload: { orderId: id }, attempts: 8 },
  'issue-gift-cards': { payload: { orderId: id }, attempts: 8 },
  'send-payment-returned': { payload: { orderId: id }, attempts: 8 },
})

/** Follow-ups of a transition that need the payment attempt; the payment module handles them. */
export const paymentFollowUps = defineJobs({
  'send-payment-failed': { payload: { attemptId: text }, attempts: 8 },
  'reverse-payment': { payload: { attemptId: text }, attempts: 8 },
})

export type FollowUp = keyof typeof orderFollowUps | keyof typeof paymentFollowUps
