import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '#src/platform/context'
import type { MutationChangeCustomerPasswordArgs } from '#src/platform/contract/contract.generated'
import { inTransaction } from '#src/platform/database'
import { lockChecked, requirePasswordAgain } from '../../sign-in/password-again.ts'
import { renewSignIn } from '../../sign-in/renew-sign-in.ts'
import { selectsRenewedToken } from '../../sign-in/selects-renewed-token.ts'
import { memoiseCustomer, requireCustomer } from '../../sign-in/viewer.ts'
import { putPassword } from '../change-password.ts'
import { hashPassword } from '../password-hash.ts'
import { requireNewPassword } from '../password-rules.ts'

/**
 * Ends every other session.
 * @throws AppError NOT_AUTHORIZED, PASSWORD_WRONG, PASSWORD_*, RATE_LIMITED [R7.46]
 */
export async function changeCustomerPassword(
  ctx: Context,
  args: MutationChangeCustomerPasswordArgs,
  info: GraphQLResolveInfo,
) {
  const isRenewed = selectsRenewedToken(info)
  const customer = await requireCustomer(ctx)
  const password = requireNewPassword(args.newPassword, customer.email)
  await requirePasswordAgain(ctx, customer, args.currentPassword)
  const hash = await hashPassword(password)
  const changed = await inTransaction(ctx.db, async (trx) => {
    const locked = await lockChecked(ctx, trx, customer)
    const currentFamily = isRenewed ? undefined : ctx.viewer.session?.family
    await putPassword(ctx, trx, { customer: locked, hash, action: 'password-changed', currentFamily })
    const now = { ...locked, password_hash: hash }
    if (isRenewed) await renewSignIn(ctx, trx, now)
    return now
  })
  memoiseCustomer(ctx, changed)
  return changed
}
