import { requireEmail } from '#modules/notifications'
import type { Context } from '#src/platform/context'
import type { IsEmailAvailableOutput, QueryIsEmailAvailableArgs } from '#src/platform/contract/contract.generated'
import { findCustomerByEmail } from '../../store.ts'
import { enforceAvailabilityLimits } from '../email-availability.ts'

/**
 * Both fields are false for an account without a password.
 * @throws AppError EMAIL_NOT_VALID, RATE_LIMITED [R7.24, A67]
 */
export async function isEmailAvailable(ctx: Context, args: QueryIsEmailAvailableArgs): Promise<IsEmailAvailableOutput> {
  await enforceAvailabilityLimits(ctx)
  const customer = await findCustomerByEmail(ctx.db, ctx.brand.websiteId, requireEmail(args.email))
  return { is_email_available: !customer, has_set_password: customer?.password_hash != null }
}
