import { MINUTE_MS, SECOND_MS } from '@welt/kit/time'
import { cartJobHandlers, cartJobs } from '#modules/cart'
import { catalogueJobHandlers, catalogueJobs } from '#modules/catalogue'
import { checkoutJobHandlers, checkoutJobs } from '#modules/checkout'
import { compareJobHandlers, compareJobs } from '#modules/compare'
import { customerJobHandlers, customerJobs } from '#modules/customer'
import { giftCardJobHandlers, giftCardJobs } from '#modules/gift-cards'
import { loyaltyJobHandlers, loyaltyJobs } from '#modules/loyalty'
import { notificationJobHandlers, notificationJobs } from '#modules/notifications'
import { orderJobHandlers, orderJobs } from '#modules/orders'
import { paymentJobHandlers, paymentJobs } from '#modules/payment'
import { returnJobHandlers, returnJobs } from '#modules/returns'
import { reviewJobHandlers, reviewJobs } from '#modules/reviews'
import { searchJobHandlers, searchJobs } from '#modules/search'
import { siteJobHandlers, siteJobs } from '#modules/site'
import { storeJobHandlers, storeJobs } from '#modules/stores'
import { wishlistJobHandlers, wishlistJobs } from '#modules/wishlist'
import { changeLogJobHandlers, changeLogJobs } from '../change-log/jobs.ts'
import type { JobType } from '../queue/define-jobs.ts'
import type { HandlersOf, JobContext, JobHandler } from '../queue/job-handler.ts'

const declared = {
  ...siteJobs,
  ...notificationJobs,
  ...catalogueJobs,
  ...storeJobs,
  ...searchJobs,
  ...customerJobs,
  ...compareJobs,
  ...cartJobs,
  ...wishlistJobs,
  ...giftCardJobs,
  ...loyaltyJobs,
  ...orderJobs,
  ...reviewJobs,
  ...paymentJobs,
  ...checkoutJobs,
  ...returnJobs,
  ...changeLogJobs,
}

const handlers: HandlersOf<typeof declared> = {
  ...siteJobHandlers,
  ...notificationJobHandlers,
  ...catalogueJobHandlers,
  ...storeJobHandlers,
  ...searchJobHandlers,
  ...customerJobHandlers,
  ...compareJobHandlers,
  ...cartJobHandlers,
  ...wishlistJobHandlers,
  ...giftCardJobHandlers,
  ...loyaltyJobHandlers,
  ...orderJobHandlers,
  ...reviewJobHandlers,
  ...paymentJobHandlers,
  ...checkoutJobHandlers,
  ...returnJobHandlers,
  ...changeLogJobHandlers,
}

type RunJob = (payload: unknown, ctx: JobContext) => Promise<void>

function bindAll<Payloads>(
  types: { readonly [Name in keyof Payloads]: JobType<Payloads[Name]> },
  handle: { readonly [Name in keyof Payloads]: JobHandler<Payloads[Name]> },
): ReadonlyMap<string, RunJob> {
  const bound = new Map<string, RunJob>()
  for (const name in types)
    bound.set(types[name].name, async (payload, ctx) => handle[name](types[name].parse(payload), ctx))
  return bound
}

export const jobs: Readonly<Record<string, RunJob>> = Object.fromEntries(bindAll(declared, handlers))

export const recurring: readonly { readonly job: JobType<object>; readonly everyMs: number }[] = [
  { job: orderJobs['release-expired-reservations'], everyMs: 30 * SECOND_MS },
  { job: orderJobs['find-reminders'], everyMs: 10 * MINUTE_MS },
  { job: returnJobs['find-ending-swaps'], everyMs: 10 * MINUTE_MS },
  { job: orderJobs['complete-mailed-orders'], everyMs: 10 * MINUTE_MS },
  { job: paymentJobs['find-expiring'], everyMs: 60 * MINUTE_MS },
  { job: orderJobs['check-invariants'], everyMs: 5 * MINUTE_MS },
  // Out of step with the check of invariants, which locks all partitions of events for about a second.
  { job: orderJobs['add-event-partitions'], everyMs: 61 * MINUTE_MS },
  { job: changeLogJobs['log-due-sales'], everyMs: 10 * SECOND_MS },
  { job: changeLogJobs['purge-change-log'], everyMs: 60 * MINUTE_MS },
  { job: siteJobs['purge-rate-limits'], everyMs: 60 * MINUTE_MS },
  { job: siteJobs['purge-audit-records'], everyMs: 60 * MINUTE_MS },
  { job: storeJobs['purge-stock-movements'], everyMs: 60 * MINUTE_MS },
  { job: notificationJobs['purge-unsent-mails'], everyMs: 60 * MINUTE_MS },
  { job: notificationJobs['purge-contact-messages'], everyMs: 60 * MINUTE_MS },
  { job: catalogueJobs['purge-stock-alerts'], everyMs: 60 * MINUTE_MS },
  { job: catalogueJobs['refresh-sales-counts'], everyMs: 30 * MINUTE_MS },
  { job: storeJobs['read-inventory-feed'], everyMs: 30 * SECOND_MS },
  { job: customerJobs['purge-expired-sessions'], everyMs: 60 * MINUTE_MS },
  { job: compareJobs['purge-compare-lists'], everyMs: 60 * MINUTE_MS },
  { job: cartJobs['purge-guest-carts'], everyMs: 60 * MINUTE_MS },
  { job: wishlistJobs['purge-guest-wishlists'], everyMs: 60 * MINUTE_MS },
  { job: loyaltyJobs['find-unsent-redemptions'], everyMs: 15 * MINUTE_MS },
  { job: loyaltyJobs['find-birthdays'], everyMs: 60 * MINUTE_MS },
  { job: giftCardJobs['send-due-gift-cards'], everyMs: MINUTE_MS },
  { job: checkoutJobs['purge-idempotency-keys'], everyMs: 60 * MINUTE_MS },
  { job: paymentJobs['reconcile-payments'], everyMs: 15 * MINUTE_MS },
  { job: paymentJobs['find-uncollected'], everyMs: 10 * MINUTE_MS },
  { job: returnJobs['find-unused-labels'], everyMs: 60 * MINUTE_MS },
  { job: returnJobs['purge-return-photos'], everyMs: 60 * MINUTE_MS },
  { job: paymentJobs['read-payment-methods'], everyMs: 10 * MINUTE_MS },
  { job: reviewJobs['refresh-all-fits'], everyMs: 60 * MINUTE_MS },
  { job: searchJobs['trim-search-counts'], everyMs: 5 * MINUTE_MS },
  { job: searchJobs['write-listing-snapshots'], everyMs: 5 * MINUTE_MS },
]
