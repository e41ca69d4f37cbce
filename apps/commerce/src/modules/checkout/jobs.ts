import { defineJobs } from '#src/queue/define-jobs'
import type { HandlersOf } from '#src/queue/job-handler'
import { purgeIdempotencyKeys } from './idempotency.ts'

export const checkoutJobs = defineJobs({
  'purge-idempotency-keys': { payload: {}, attempts: 1 },
})

export const checkoutJobHandlers: HandlersOf<typeof checkoutJobs> = {
  'purge-idempotency-keys': (_payload, { db, config }) => purgeIdempotencyKeys(db, config.retention.idempotencyDays),
}
