import type { Context } from '#src/platform/context'
import type { MutationDeleteCustomerArgs } from '#src/platform/contract/contract.generated'
import { inTransaction } from '#src/platform/database'
import { fail } from '../../errors.ts'
import { requirePasswordAgain } from '../../sign-in/password-again.ts'
import { memoiseCustomer, requireCustomer } from '../../sign-in/viewer.ts'
import { erase } from '../erase-customer.ts'

/**
 * Magento's call has no password.
 * @throws AppError NOT_AUTHORIZED, PASSWORD_MISSING, PASSWORD_WRONG, RATE_LIMITED
 */
export async function deleteCustomer(ctx: Context, args: MutationDeleteCustomerArgs): Promise<true> {
  const customer = await requireCustomer(ctx)
  const password = args.password ?? undefined
  if (password === undefined) throw fail('PASSWORD_MISSING')
  await requirePasswordAgain(ctx, customer, password)
  await inTransaction(ctx.db, (trx) => erase(ctx, trx, customer))
  memoiseCustomer(ctx, undefined)
  return true
}
