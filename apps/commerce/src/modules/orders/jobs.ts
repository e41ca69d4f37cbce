import { allocationFollowUps, orderFollowUps } from '#src/order-lifecycle/jobs'
import { defineJobs } from '#src/queue/define-jobs'
import { id, text } from '#src/queue/payload'

export const orderJobs = {
  ...orderFollowUps,
  ...allocationFollowUps,
  ...defineJobs({
    'release-expired-reservations': { payload: {}, attempts: 1 },
    /** `change` tells the changes of one order apart. */
    'send-collector-changed': { payload: { orderId: id, change: text }, attempts: 8 },
    /** `from` is the size before, in full. */
    'send-size-changed': { payload: { orderId: id, lineId: id, from: text, change: text }, attempts: 8 },
    'find-reminders': { payload: {}, attempts: 1 },
    'send-order-reminder': { payload: { orderId: id, group: id }, attempts: 8 },
    'send-order-delivered': { payload: { orderId: id, shipment: text }, attempts: 8 },
    /** `memo` numbers the credit memos of the order. */
    'send-order-refunded': { payload: { orderId: id, memo: id }, attempts: 8 },
    'complete-mailed-orders': { payload: {}, attempts: 1 },
    /** I1-I8 of what changed, and of a part of the rest. [decision 204] */
    'check-invariants': { payload: {}, attempts: 1 },
    /** Drops none: events are stored as long as their orders. */
    'add-event-partitions': { payload: {}, attempts: 1 },
  }),
}
