import { loadFlagsOfSites } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { SubscriptionDetails } from '#src/platform/contract/contract.generated'
import { type Addressee, listTopics, NEWSLETTER } from './store.ts'
import { type Topic, topicsOf } from './topics.ts'

export async function topicsOnOffer(ctx: Pick<Context, 'db' | 'brand'>): Promise<readonly Topic[]> {
  const flagsOf = await loadFlagsOfSites(ctx.db)
  return topicsOf(ctx.brand, (brand) => flagsOf(brand).newsLetter)
}

/** [R7.26, R3.03] */
export async function subscriptionDetails(ctx: Context, addressee: Addressee): Promise<SubscriptionDetails> {
  const chosen = await listTopics(ctx.db, addressee)
  const topics = await topicsOnOffer(ctx)
  return {
    email: addressee.email,
    is_subscribed: chosen.has(NEWSLETTER),
    topics: topics.map((topic) => ({ ...topic, is_subscribed: chosen.has(topic.code) })),
  }
}
