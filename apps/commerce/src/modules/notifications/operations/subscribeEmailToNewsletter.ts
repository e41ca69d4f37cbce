import type { Context } from '#src/platform/context'
import type {
  MutationSubscribeEmailToNewsletterArgs,
  SubscribeEmailToNewsletterOutput,
} from '#src/platform/contract/contract.generated'
import { joinNewsletter } from '../newsletter.ts'

/** Alias of subscribeToNewsletter. @throws AppError EMAIL_NOT_VALID, RATE_LIMITED [R7.44] */
export async function subscribeEmailToNewsletter(
  ctx: Context,
  args: MutationSubscribeEmailToNewsletterArgs,
): Promise<SubscribeEmailToNewsletterOutput> {
  return { status: await joinNewsletter(ctx, args.email) }
}
