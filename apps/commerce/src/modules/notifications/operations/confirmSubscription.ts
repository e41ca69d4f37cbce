import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type {
  MutationConfirmSubscriptionArgs,
  SubscribeToNewsletterOutput,
} from '#src/platform/contract/contract.generated'
import { inTransaction } from '#src/platform/database'
import { fail } from '../errors.ts'
import { enqueueWelcome } from '../jobs.ts'
import { followLink } from '../store.ts'

/** Idempotent; does not confirm the account's email (decision 17). @throws AppError LINK_NOT_VALID, RATE_LIMITED */
export async function confirmSubscription(
  ctx: Context,
  args: MutationConfirmSubscriptionArgs,
): Promise<SubscribeToNewsletterOutput> {
  await enforceLimit(ctx, { action: 'subscription-link', key: ctx.viewer.address, limit: 30, windowSeconds: 3600 })
  const { websiteId } = ctx.brand
  await inTransaction(ctx.db, async (trx) => {
    const followed = await followLink(trx, { websiteId, token: args.token, wanted: 'SUBSCRIBED' })
    if (!followed) throw fail('LINK_NOT_VALID')
    if (followed.isNew) await enqueueWelcome(trx, { websiteId, email: followed.email })
  })
  return { success: true, message: 'Thank you for subscribing.', status: 'SUBSCRIBED' }
}
