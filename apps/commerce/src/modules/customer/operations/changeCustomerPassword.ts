import type { Context } from '#src/context'
import { inTransaction } from '#src/database'
import { putPassword } from '../change-password.ts'
import { hashPassword } from '../password-hash.ts'
import { requireNewPassword } from '../password-rules.ts'
import { requirePasswordAgain } from '../sign-in.ts'
import { findCustomer } from '../store.ts'
import { requireCustomer } from '../viewer.ts'

interface ChangeCustomerPasswordArgs {
  readonly currentPassword: string
  readonly newPassword: string
}

/**
 * Changes the password; this sign-in stays, all others end.
 * @throws AppError NOT_AUTHORIZED, PASSWORD_WRONG, PASSWORD_*, RATE_LIMITED @source spec §7, R7.46, reliability §3
 */
export async function changeCustomerPassword(_parent: unknown, args: ChangeCustomerPasswordArgs, ctx: Context) {
  const customer = await requireCustomer(ctx)
  const password = requireNewPassword(args.newPassword, customer.email)
  await requirePasswordAgain(ctx, customer, args.currentPassword)
  const hash = await hashPassword(password)
  const keptFamily = ctx.viewer.session?.family
  await inTransaction(ctx.db, (trx) => putPassword(ctx, trx, { customer, hash, action: 'password-changed', keptFamily }))
  return findCustomer(ctx.db, ctx.brand.websiteId, customer.id)
}
