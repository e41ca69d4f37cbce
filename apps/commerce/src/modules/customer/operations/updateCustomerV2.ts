import type { Context } from '#src/composition/context'
import { inTransaction } from '#src/composition/database'
import type { DetailsInput } from '../rules.ts'
import { requireCustomer } from '../sign-in/viewer.ts'
import { findCustomer } from '../store.ts'
import { putDetails } from '../update-details.ts'

/** Changes details; what is left out stays. @throws AppError NOT_AUTHORIZED, *_NOT_VALID [R7.42, R5.01, R5.29] */
export async function updateCustomerV2(_parent: unknown, args: { readonly input: DetailsInput }, ctx: Context) {
  const customer = await requireCustomer(ctx)
  await inTransaction(ctx.db, (trx) => putDetails(ctx, trx, customer.id, args.input))
  return { customer: await findCustomer(ctx.db, ctx.brand.websiteId, customer.id) }
}
