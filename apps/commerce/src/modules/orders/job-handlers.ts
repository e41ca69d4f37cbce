import type { HandlersOf } from '#src/queue/job-handler'
import { maintainPartitions } from '#src/queue/log-partitions'
import { issueGiftCardsOfOrder } from './after-payment.ts'
import { releaseExpiredReservations } from './claims/stock.ts'
import { countSpendOfOrder } from './count-spend.ts'
import { checkInvariants } from './invariants/check-invariants.ts'
import type { orderJobs } from './jobs.ts'
import { sendCollectorChanged } from './mails/send-collector-changed.ts'
import { sendOrderConfirmation, sendPaymentReturned } from './mails/send-order-mail.ts'
import { sendOrderRefunded } from './mails/send-order-refunded.ts'
import { findReminders, sendOrderReminder } from './mails/send-reminder.ts'
import { sendSizeChanged } from './mails/send-size-changed.ts'
import {
  sendAuthorisationExpired,
  sendOrderChanged,
  sendOrderCollected,
  sendOrderDelivered,
  sendOrderReady,
  sendOrderShipped,
  sendOrderUncollected,
} from './mails/send-step-mails.ts'
import { completeMailedOrders } from './steps/advance-order.ts'

export const orderJobHandlers: HandlersOf<typeof orderJobs> = {
  'send-order-confirmation': sendOrderConfirmation,
  'send-payment-returned': sendPaymentReturned,
  'send-authorisation-expired': sendAuthorisationExpired,
  'send-order-ready': sendOrderReady,
  'find-reminders': findReminders,
  'send-order-reminder': sendOrderReminder,
  'send-order-collected': sendOrderCollected,
  'send-order-shipped': sendOrderShipped,
  'send-order-delivered': sendOrderDelivered,
  'send-order-uncollected': sendOrderUncollected,
  'send-order-changed': sendOrderChanged,
  'send-order-refunded': sendOrderRefunded,
  'send-collector-changed': sendCollectorChanged,
  'send-size-changed': sendSizeChanged,
  'issue-gift-cards': issueGiftCardsOfOrder,
  'count-spend': countSpendOfOrder,
  'release-expired-reservations': async (_payload, { db, log }) => {
    const count = await releaseExpiredReservations(db)
    if (count > 0) log('info', 'released expired reservations', { count })
  },
  'complete-mailed-orders': (_payload, { db }) => completeMailedOrders(db),
  'add-event-partitions': (_payload, ctx) => maintainPartitions(ctx, 'order_event'),
  'check-invariants': (_payload, ctx) => checkInvariants(ctx),
}
