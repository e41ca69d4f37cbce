import type { Context } from '#src/platform/context'
import type { SubscriptionDetails } from '#src/platform/contract/contract.generated'
import { requireAddressee } from '../subscriber.ts'
import { subscriptionDetails } from '../subscription-details.ts'

/** @throws AppError NOT_AUTHORIZED [R7.26, R6.08, A69] */
export function fetchSubscriptionDetails(ctx: Context): Promise<SubscriptionDetails> {
  return subscriptionDetails(ctx, requireAddressee(ctx))
}
