import { recordAudit } from '#modules/site'
import type { Context } from '#src/composition/context'
import { inTransaction } from '#src/composition/database'
import type { MutationDeleteCustomerAddressArgs } from '#src/graphql/contract.generated'
import { requireCustomerId } from '../../sign-in/viewer.ts'
import { deleteAddress } from '../address-store.ts'
import { requireOwnAddress } from '../own-address.ts'

/** Deletes an address. @throws AppError NOT_AUTHORIZED, ADDRESS_NOT_FOUND [R7.41, R6.09] */
export async function deleteCustomerAddress(ctx: Context, args: MutationDeleteCustomerAddressArgs): Promise<boolean> {
  const customerId = requireCustomerId(ctx)
  return inTransaction(ctx.db, async (trx) => {
    const row = await requireOwnAddress({ ...ctx, db: trx }, args.id)
    await recordAudit({ ...ctx, db: trx }, { action: 'address-deleted', target: `customer:${customerId}`, detail: { address: row.id } })
    return deleteAddress(trx, row.id)
  })
}
