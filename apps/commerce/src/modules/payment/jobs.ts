import type { RawBuilder } from 'kysely'
import { paymentFollowUps } from '#src/order-lifecycle/jobs'
import type { Db } from '#src/platform/database'
import { defineJobs } from '#src/queue/define-jobs'
import { enqueueingEntries, enqueueMany, entriesText } from '#src/queue/enqueue'
import { id, text } from '#src/queue/payload'

export const paymentJobs = {
  ...paymentFollowUps,
  ...defineJobs({
    'settle-payment': { payload: { attemptId: text }, attempts: 8 },
    'check-attempt': { payload: { attemptId: text }, attempts: 8 },
    /** [decision 28] */
    'return-charge': { payload: { attemptId: text, pspReference: text }, attempts: 8 },
    'send-capture': { payload: { captureId: id }, attempts: 12 },
    /** Part of a charge. [decision 99] */
    'send-refund': { payload: { refundId: id }, attempts: 12 },
    /** [decision 122] */
    'send-difference-refund': { payload: { refundId: id }, attempts: 12 },
    'find-expiring': { payload: {}, attempts: 1 },
    /** [decision 155] */
    'renew-authorisation': { payload: { attemptId: text }, attempts: 8 },
    'find-uncollected': { payload: {}, attempts: 1 },
    'return-uncollected': { payload: { orderId: id }, attempts: 8 },
    'withdraw-payment': { payload: { attemptId: text }, attempts: 8 },
    'read-payment-methods': { payload: {}, attempts: 1 },
    'reconcile-payments': { payload: {}, attempts: 1 },
  }),
}

/** Invariant I8 depends on this key. */
export const checkJobKey = (attemptId: string) => `check-attempt:${attemptId}`

const checkOf = (attemptId: string, delaySeconds: number) => ({
  payload: { attemptId },
  key: checkJobKey(attemptId),
  delaySeconds,
})

/** For `enqueueingCheck`. */
export const checkEntries = (attemptId: string, delaySeconds: number): string =>
  entriesText([checkOf(attemptId, delaySeconds)])

export function enqueueingCheck(entries: RawBuilder<string>): RawBuilder<unknown> {
  return enqueueingEntries(paymentJobs['check-attempt'], entries)
}

export async function enqueueCheck(trx: Db, attemptId: string, delaySeconds: number): Promise<void> {
  await enqueueMany(trx, paymentJobs['check-attempt'], [checkOf(attemptId, delaySeconds)])
}
