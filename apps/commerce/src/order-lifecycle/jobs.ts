import { defineJobs } from '#src/queue/define-jobs'
import { id, text } from '#src/queue/payload'

export const orderFollowUps = defineJobs({
  'send-order-confirmation': { payload: { orderId: id }, attempts: 8 },
  'issue-gift-cards': { payload: { orderId: id }, attempts: 8 },
  'send-authorisation-expired': { payload: { orderId: id }, attempts: 8 },
  'send-payment-returned': { payload: { orderId: id }, attempts: 8 },
  'count-spend': { payload: { orderId: id }, attempts: 12 },
})

export const paymentFollowUps = defineJobs({
  'send-payment-failed': { payload: { attemptId: text }, attempts: 8 },
  'capture-payment': { payload: { attemptId: text }, attempts: 8 },
  'reverse-payment': { payload: { attemptId: text }, attempts: 8 },
})

/** One mail per delivery group, parcel and declined allocation. */
export const allocationFollowUps = defineJobs({
  'send-order-ready': { payload: { orderId: id, group: id }, attempts: 8 },
  'send-order-collected': { payload: { orderId: id, group: id }, attempts: 8 },
  'send-order-shipped': { payload: { orderId: id, shipment: text }, attempts: 8 },
  'send-order-uncollected': { payload: { orderId: id, group: id }, attempts: 8 },
  'send-order-changed': { payload: { orderId: id, allocationId: id }, attempts: 8 },
})

export type AllocationFollowUp = keyof typeof allocationFollowUps

export type FollowUp = keyof typeof orderFollowUps | keyof typeof paymentFollowUps
