import { defineJobs } from '#src/queue/define-jobs'
import { id } from '#src/queue/payload'

export const loyaltyJobs = defineJobs({
  'sync-redemptions': { payload: { orderId: id }, attempts: 25 },
  'find-unsent-redemptions': { payload: {}, attempts: 1 },
  'find-birthdays': { payload: {}, attempts: 1 },
  'send-birthday-reward': { payload: { customerId: id }, attempts: 12 },
})
