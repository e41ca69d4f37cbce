import { listTopics, NEWSLETTER } from '#modules/notifications'
import type { Context } from '#src/composition/context'
import type { CustomerRow } from '../tables.ts'
import { subscriberOf } from './confirmation-store.ts'

/** Whether the customer's email has the site's newsletter. [R3.03] */
export async function isSubscribed(ctx: Context, customer: CustomerRow): Promise<boolean> {
  const { website_id: websiteId, email } = customer
  return (await listTopics(ctx.db, { websiteId, email, by: subscriberOf(customer) })).has(NEWSLETTER)
}
