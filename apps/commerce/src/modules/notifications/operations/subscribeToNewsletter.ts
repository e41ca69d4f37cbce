import type { Context } from '#src/platform/context'
import type {
  MutationSubscribeToNewsletterArgs,
  SubscribeToNewsletterOutput,
} from '#src/platform/contract/contract.generated'
import { joinNewsletter } from '../newsletter.ts'

const MESSAGES = {
  SUBSCRIBED: 'Thank you for subscribing.',
  UNCONFIRMED: 'Thank you. Open the link in the email we have sent you to confirm.',
} as const

/** @throws AppError EMAIL_NOT_VALID, RATE_LIMITED [R7.44] */
export async function subscribeToNewsletter(
  ctx: Context,
  args: MutationSubscribeToNewsletterArgs,
): Promise<SubscribeToNewsletterOutput> {
  const status = await joinNewsletter(ctx, args.email)
  return { success: true, message: MESSAGES[status], status }
}
