import type { Context } from '#src/composition/context'
import { inTransaction } from '#src/composition/database'
import type { MutationUpdateCustomerV2Args } from '#src/graphql/contract.generated'
import type { CustomerOutput } from '../resolver-types.generated.ts'
import { requireCustomer, rereadCustomer } from '../sign-in/viewer.ts'
import { putDetails } from '../update-details.ts'

/** Changes details; what is left out stays. @throws AppError NOT_AUTHORIZED, *_NOT_VALID [R7.42, R5.01, R5.29] */
export async function updateCustomerV2(ctx: Context, args: MutationUpdateCustomerV2Args): Promise<CustomerOutput> {
  const customer = await requireCustomer(ctx)
  await inTransaction(ctx.db, (trx) => putDetails(ctx, trx, customer.id, args.input))
  return { customer: await rereadCustomer(ctx) }
}
