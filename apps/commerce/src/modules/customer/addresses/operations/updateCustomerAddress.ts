import type { Context } from '#src/platform/context'
import type { CustomerAddressInput, MutationUpdateCustomerAddressArgs } from '#src/platform/contract/contract.generated'
import { inTransaction } from '#src/platform/database'
import { fail } from '../../errors.ts'
import type { CustomerAddress } from '../../resolver-types.generated.ts'
import { requireCustomerId } from '../../sign-in/viewer.ts'
import { lockCustomer } from '../../store.ts'
import { addressModel, inputOf, parseAddress, refuseDefaults } from '../address.ts'
import { updateAddress } from '../address-store.ts'
import { requireOwnAddress } from '../own-address.ts'
import { recordAddress } from '../record-address.ts'

/** Null clears an optional field. */
function given(input: CustomerAddressInput): CustomerAddressInput {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}

/** @throws AppError NOT_AUTHORIZED, ADDRESS_NOT_FOUND, as parseAddress [R7.40, R3.05, R6.09] */
export async function updateCustomerAddress(
  ctx: Context,
  args: MutationUpdateCustomerAddressArgs,
): Promise<CustomerAddress> {
  const customerId = requireCustomerId(ctx)
  const row = await inTransaction(ctx.db, async (trx) => {
    await lockCustomer(trx, customerId)
    const known = await requireOwnAddress({ ...ctx, db: trx }, args.id)
    const input = given(args.input ?? {})
    const address = parseAddress({ ...inputOf(known.address), ...input }, ctx.brand, known.address.countryCode)
    refuseDefaults(address, input, ctx.brand)
    const change = {
      address,
      isDefaultBilling: input.default_billing ?? undefined,
      isDefaultShipping: input.default_shipping ?? undefined,
    }
    return updateAddress(trx, known, change, recordAddress(ctx, customerId, 'address-changed'))
  })
  if (!row) throw fail('ADDRESS_NOT_FOUND', { id: args.id })
  return addressModel(row)
}
