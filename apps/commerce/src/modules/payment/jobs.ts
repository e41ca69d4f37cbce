import type { Db } from '#src/composition/database'
import { paymentFollowUps } from '#src/order-lifecycle/jobs'
import { defineJobs } from '#src/queue/define-jobs'
import { enqueue } from '#src/queue/enqueue'
import { text } from '#src/queue/payload'

export const paymentJobs = {
  ...paymentFollowUps,
  ...defineJobs({
    /** Applies the webhooks of a charge to its order. */
    'settle-payment': { payload: { attemptId: text }, attempts: 8 },
    /** Looks after an attempt that has no end yet. */
    'check-attempt': { payload: { attemptId: text }, attempts: 8 },
    /** Gives back one charge of a wrong amount. [decision 28] */
    'return-charge': { payload: { attemptId: text, pspReference: text }, attempts: 8 },
    'withdraw-payment': { payload: { attemptId: text }, attempts: 8 },
    'read-payment-methods': { payload: {}, attempts: 1 },
    'reconcile-payments': { payload: {}, attempts: 1 },
  }),
}

/** An open attempt has one such job at most; the invariant I8 looks for this key. */
export const checkJobKey = (attemptId: string) => `check-attempt:${attemptId}`

/** Schedules the check of an attempt in `delaySeconds`, in place of an earlier schedule. */
export async function enqueueCheck(trx: Db, attemptId: string, delaySeconds: number): Promise<void> {
  await enqueue(trx, paymentJobs['check-attempt'], { attemptId }, { key: checkJobKey(attemptId), delaySeconds })
}
