import type { Context } from '#src/composition/context'
import { joinNewsletter } from '../newsletter.ts'

/** Twin of subscribeToNewsletter. @throws AppError EMAIL_NOT_VALID, RATE_LIMITED [R7.44] */
export async function subscribeEmailToNewsletter(_parent: unknown, args: { readonly email: string }, ctx: Context) {
  return { status: await joinNewsletter(ctx, args.email) }
}
