import type { HandlersOf } from '#src/queue/job-handler'
import type { loyaltyJobs } from './jobs.ts'
import { enqueueUnsent, syncRedemptions } from './sync-redemptions.ts'

export const loyaltyJobHandlers: HandlersOf<typeof loyaltyJobs> = {
  'sync-redemptions': ({ orderId }, ctx) => syncRedemptions(ctx, orderId),
  'find-unsent-redemptions': (_payload, { db }) => enqueueUnsent(db),
}
