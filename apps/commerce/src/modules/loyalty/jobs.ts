import { defineJobs } from '#src/queue/define-jobs'
import { id } from '#src/queue/payload'

export const loyaltyJobs = defineJobs({
  /** Redeems an order's reward codes at the loyalty service, or gives them back; tried for days. */
  'sync-redemptions': { payload: { orderId: id }, attempts: 25 },
  /** Enqueues again what the loyalty service has not been told for long. */
  'find-unsent-redemptions': { payload: {}, attempts: 1 },
})
