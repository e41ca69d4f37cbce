import type { HandlersOf } from '#src/queue/job-handler'
import type { loyaltyJobs } from './jobs.ts'
import { findBirthdays, sendBirthdayReward } from './spend/birthdays.ts'
import { enqueueUnsentSpend } from './spend/record-spend.ts'
import { enqueueUnsent, syncRedemptions } from './sync-redemptions.ts'

export const loyaltyJobHandlers: HandlersOf<typeof loyaltyJobs> = {
  'sync-redemptions': ({ orderId }, ctx) => syncRedemptions(ctx, orderId),
  'find-unsent-redemptions': async (_payload, { db }) => {
    await enqueueUnsent(db)
    await enqueueUnsentSpend(db)
  },
  'find-birthdays': (_payload, { db }) => findBirthdays(db),
  'send-birthday-reward': ({ customerId }, ctx) => sendBirthdayReward(ctx, customerId),
}
