import type { Context } from '#src/context'
import { joinNewsletter } from '../newsletter.ts'

/** Subscribes an email to the site's newsletter. @throws AppError EMAIL_NOT_VALID, RATE_LIMITED @source spec §7, R7.44 */
export async function subscribeToNewsletter(_parent: unknown, args: { readonly email: string }, ctx: Context) {
  await joinNewsletter(ctx, args.email)
  return { success: true, message: 'Thank you for subscribing.', status: 'SUBSCRIBED' as const }
}
