import type { Context } from '#src/platform/context'
import type { MutationDeleteCustomerAddressArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../../errors.ts'
import { requireCustomerId } from '../../sign-in/viewer.ts'
import { deleteAddress } from '../address-store.ts'
import { recordAddress } from '../record-address.ts'

/** @throws AppError NOT_AUTHORIZED, ADDRESS_NOT_FOUND [R7.41, R6.09] */
export async function deleteCustomerAddress(ctx: Context, { id }: MutationDeleteCustomerAddressArgs): Promise<boolean> {
  const customerId = requireCustomerId(ctx)
  const isDeleted = await deleteAddress(ctx.db, customerId, id, recordAddress(ctx, customerId, 'address-deleted'))
  if (!isDeleted) throw fail('ADDRESS_NOT_FOUND', { id })
  return true
}
