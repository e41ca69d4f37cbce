import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationUnsubscribeArgs, SubscribeToNewsletterOutput } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { followLink } from '../store.ts'

/** Needs no sign-in. @throws AppError LINK_NOT_VALID, RATE_LIMITED */
export async function unsubscribe(ctx: Context, args: MutationUnsubscribeArgs): Promise<SubscribeToNewsletterOutput> {
  await enforceLimit(ctx, { action: 'subscription-link', key: ctx.viewer.address, limit: 30, windowSeconds: 3600 })
  const followed = await followLink(ctx.db, {
    websiteId: ctx.brand.websiteId,
    token: args.token,
    wanted: 'UNSUBSCRIBED',
  })
  if (!followed) throw fail('LINK_NOT_VALID')
  return {
    success: true,
    message: 'You are unsubscribed. We will not send the newsletter again.',
    status: 'UNSUBSCRIBED',
  }
}
