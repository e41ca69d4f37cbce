import type { Context } from '#src/composition/context'
import { inTransaction } from '#src/composition/database'
import type { MutationChangeCustomerPasswordArgs } from '#src/graphql/contract.generated'
import { lockChecked, renewSignIn, requirePasswordAgain } from '../../sign-in/sign-in.ts'
import { requireCustomer, rereadCustomer } from '../../sign-in/viewer.ts'
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
  await inTransaction(ctx.db, async (trx) => {
    const locked = await lockChecked(ctx, trx, customer)
    await putPassword(ctx, trx, { customer: locked, hash, action: 'password-changed' })
    await renewSignIn(ctx, trx, { ...locked, password_hash: hash })
  })
  return rereadCustomer(ctx)
}
