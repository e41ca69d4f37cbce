import type { Context } from '#src/platform/context'
import type {
  MutationUpdateSubscriptionDetailsArgs,
  UpdateSubscriptionDetailsInput,
  UpdateSubscriptionDetailsOutput,
} from '#src/platform/contract/contract.generated'
import { type Db, inTransaction } from '#src/platform/database'
import { fail } from '../errors.ts'
import { setSubscribed } from '../newsletter.ts'
import { NEWSLETTER, subscribe, unsubscribe } from '../store.ts'
import { requireAddressee } from '../subscriber.ts'
import { subscriptionDetails, topicsOnOffer } from '../subscription-details.ts'

function requestedOf({ is_subscribed, topics }: UpdateSubscriptionDetailsInput): ReadonlyMap<string, boolean> {
  const wanted = new Map((topics ?? []).map((topic) => [topic.code, topic.is_subscribed]))
  if (typeof is_subscribed === 'boolean') wanted.set(NEWSLETTER, is_subscribed)
  return wanted
}

/** @throws AppError NOT_AUTHORIZED, TOPIC_NOT_FOUND [R7.43, R6.08, A69] */
export async function updateSubscriptionDetails(
  ctx: Context,
  args: MutationUpdateSubscriptionDetailsArgs,
): Promise<UpdateSubscriptionDetailsOutput> {
  const addressee = requireAddressee(ctx)
  const { email, by } = addressee
  const wanted = requestedOf(args.input)
  const onOffer = new Map((await topicsOnOffer(ctx)).map((topic) => [topic.code, topic]))
  for (const [code, isSubscribed] of wanted) {
    // A newsletter that is no longer offered can still be left.
    const isKnown = onOffer.has(code) || (code === NEWSLETTER && !isSubscribed)
    if (!isKnown) throw fail('TOPIC_NOT_FOUND', { code: code.slice(0, 64) })
  }
  await inTransaction(ctx.db, async (db: Db) => {
    for (const [code, isSubscribed] of wanted) {
      const key = { websiteId: ctx.brand.websiteId, email, topic: code, channel: onOffer.get(code)?.channel ?? 'email' }
      if (code === NEWSLETTER) await setSubscribed({ ...ctx, db }, { email, isSubscribed, source: 'preferences', by })
      else if (isSubscribed) await subscribe(db, { ...key, source: 'preferences', mustConfirm: false, by })
      else await unsubscribe(db, key, by)
    }
  })
  return {
    success: true,
    message: 'Preferences saved.',
    subscription_details: await subscriptionDetails(ctx, addressee),
  }
}
