import type { Context } from '#src/composition/context'
import { inTransaction } from '#src/composition/database'
import type { MutationChangeCustomerPasswordArgs } from '#src/graphql/contract.generated'
import { lockChecked, requirePasswordAgain } from '../../sign-in/password-again.ts'
import { renewSignIn } from '../../sign-in/renew-sign-in.ts'
import { memoiseCustomer, requireCustomer } from '../../sign-in/viewer.ts'
import { putPassword } from '../change-password.ts'
import { hashPassword } from '../password-hash.ts'
import { requireNewPassword } from '../password-rules.ts'

/**
 * Changes the password; every sign-in ends, and the answer has a new one for the caller.
 * @throws AppError NOT_AUTHORIZED, PASSWORD_WRONG, PASSWORD_*, RATE_LIMITED [R7.46]
 */
export async function changeCustomerPassword(ctx: Context, args: MutationChangeCustomerPasswordArgs) {
  const customer = await requireCustomer(ctx)
  const password = requireNewPassword(args.newPassword, customer.email)
  await requirePasswordAgain(ctx, customer, args.currentPassword)
  const hash = await hashPassword(password)
  const changed = await inTransaction(ctx.db, async (trx) => {
    const locked = await lockChecked(ctx, trx, customer)
    await putPassword(ctx, trx, { customer: locked, hash, action: 'password-changed' })
    const now = { ...locked, password_hash: hash }
    await renewSignIn(ctx, trx, now)
    return now
  })
  memoiseCustomer(ctx, changed)
  return changed
}
