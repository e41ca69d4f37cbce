import type { Context } from '#src/platform/context'
import type { MutationCreateCustomerAddressArgs } from '#src/platform/contract/contract.generated'
import { inTransaction } from '#src/platform/database'
import { fail } from '../../errors.ts'
import type { CustomerAddress } from '../../resolver-types.generated.ts'
import { requireCustomerId } from '../../sign-in/viewer.ts'
import { lockCustomer } from '../../store.ts'
import { addressModel, parseAddress } from '../address.ts'
import { insertAddress } from '../address-store.ts'
import { recordAddress } from '../record-address.ts'

/** @throws AppError NOT_AUTHORIZED, as parseAddress, TOO_MANY_ADDRESSES [R7.39, R3.05] */
export async function createCustomerAddress(
  ctx: Context,
  args: MutationCreateCustomerAddressArgs,
): Promise<CustomerAddress> {
  const customerId = requireCustomerId(ctx)
  const address = parseAddress(args.input, ctx.brand)
  const row = await inTransaction(ctx.db, async (trx) => {
    await lockCustomer(trx, customerId)
    const change = {
      address,
      isDefaultBilling: args.input.default_billing ?? undefined,
      isDefaultShipping: args.input.default_shipping ?? undefined,
    }
    return insertAddress(trx, customerId, change, recordAddress(ctx, customerId, 'address-added'))
  })
  if (!row) throw fail('TOO_MANY_ADDRESSES')
  return addressModel(row)
}
