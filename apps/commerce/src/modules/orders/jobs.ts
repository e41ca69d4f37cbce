import { allocationFollowUps, orderFollowUps } from '#src/order-lifecycle/jobs'
import { defineJobs } from '#src/queue/define-jobs'

export const orderJobs = {
  ...orderFollowUps,
  ...allocationFollowUps,
  ...defineJobs({
    'release-expired-reservations': { payload: {}, attempts: 1 },
    'complete-mailed-orders': { payload: {}, attempts: 1 },
    /** Checks I1-I8. */
    'check-invariants': { payload: {}, attempts: 1 },
  }),
}
