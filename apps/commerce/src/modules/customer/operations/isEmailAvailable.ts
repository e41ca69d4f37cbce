import { parseEmail } from '@welt/kit/patterns'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/context'
import { fail } from '../errors.ts'
import { findRegistration } from '../store.ts'

/**
 * Whether an address is free on this site. True: not registered; both false: registered without a password.
 * @throws AppError EMAIL_NOT_VALID, RATE_LIMITED @source spec §7, R7.24, A67
 */
export async function isEmailAvailable(_parent: unknown, args: { readonly email: string }, ctx: Context) {
  const { address } = ctx.viewer
  await enforceLimit(ctx, { action: 'email-availability', key: address, limit: 20, windowSeconds: 60 })
  await enforceLimit(ctx, { action: 'email-availability', key: address, limit: 100, windowSeconds: 3600 })
  const email = parseEmail(args.email)
  if (!email) throw fail('EMAIL_NOT_VALID')
  const registration = await findRegistration(ctx.db, ctx.brand.websiteId, email)
  return { is_email_available: !registration, has_set_password: registration?.hasPassword ?? false }
}
