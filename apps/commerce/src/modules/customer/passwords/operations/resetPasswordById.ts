import type { Context } from '#src/platform/context'
import type { MutationResetPasswordByIdArgs } from '#src/platform/contract/contract.generated'
import { findCustomer } from '../../store.ts'
import { enforceResetLimits, resetWithToken } from '../reset-password.ts'

/** @throws AppError as resetWithToken, RATE_LIMITED [R7.48] */
export async function resetPasswordById(ctx: Context, args: MutationResetPasswordByIdArgs): Promise<true> {
  await enforceResetLimits(ctx, args.customer_id)
  const customer = await findCustomer(ctx.db, ctx.brand.websiteId, args.customer_id)
  return resetWithToken(ctx, customer, args.reset_token, args.new_password)
}
