import type { Context } from '#src/platform/context'
import type { MutationUpdateCustomerV2Args } from '#src/platform/contract/contract.generated'
import { type Db, inTransaction } from '#src/platform/database'
import type { CustomerOutput } from '../resolver-types.generated.ts'
import { memoiseCustomer, requireCustomerId } from '../sign-in/viewer.ts'
import { putDetails } from '../update-details.ts'

/** @throws AppError NOT_AUTHORIZED, *_NOT_VALID [R7.42, R5.01, R5.29] */
export async function updateCustomerV2(ctx: Context, args: MutationUpdateCustomerV2Args): Promise<CustomerOutput> {
  const id = requireCustomerId(ctx)
  const put = (db: Db) => putDetails(ctx, db, id, args.input)
  const customer = await (typeof args.input.is_subscribed === 'boolean' ? inTransaction(ctx.db, put) : put(ctx.db))
  memoiseCustomer(ctx, customer)
  return { customer }
}
