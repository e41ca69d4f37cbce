import { parseEmail } from '@welt/kit/text/patterns'
import { emailMark } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { MutationResetPasswordArgs } from '#src/platform/contract/contract.generated'
import { findCustomerByEmail } from '../../store.ts'
import { enforceResetLimits, resetWithToken } from '../reset-password.ts'

/** @throws AppError as resetWithToken, RATE_LIMITED [R7.48] */
export async function resetPassword(ctx: Context, args: MutationResetPasswordArgs): Promise<true> {
  const email = parseEmail(args.email) ?? ''
  const customer = await findCustomerByEmail(ctx.db, ctx.brand.websiteId, email)
  // A shared count would reveal which emails have no account.
  await enforceResetLimits(ctx, customer?.id ?? emailMark(email))
  return resetWithToken(ctx, customer, args.resetPasswordToken, args.newPassword)
}
