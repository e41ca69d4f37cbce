import { recordAudit } from '#modules/site'
import type { Context } from '#src/composition/context'
import { inTransaction } from '#src/composition/database'
import type { MutationCreateCustomerAddressArgs } from '#src/graphql/contract.generated'
import { fail } from '../../errors.ts'
import type { CustomerAddress } from '../../resolver-types.generated.ts'
import { requireCustomerId } from '../../sign-in/viewer.ts'
import { lockCustomer } from '../../store.ts'
import { addressModel, parseAddress } from '../address.ts'
import { insertAddress, listAddresses } from '../address-store.ts'

/** The most addresses of an address book. */
const MOST_ADDRESSES = 100

/**
 * Adds an address; the first one is the default of both kinds. @throws AppError NOT_AUTHORIZED, as parseAddress,
 * TOO_MANY_ADDRESSES [R7.39, R3.05]
 */
export async function createCustomerAddress(ctx: Context, args: MutationCreateCustomerAddressArgs): Promise<CustomerAddress> {
  const customerId = requireCustomerId(ctx)
  const address = parseAddress(args.input, ctx.brand)
  const row = await inTransaction(ctx.db, async (trx) => {
    await lockCustomer(trx, customerId)
    const known = await listAddresses(trx, customerId)
    if (known.length >= MOST_ADDRESSES) throw fail('TOO_MANY_ADDRESSES')
    const isFirst = known.length === 0
    const added = await insertAddress(trx, customerId, {
      address,
      isDefaultBilling: args.input.default_billing ?? isFirst,
      isDefaultShipping: args.input.default_shipping ?? isFirst,
    })
    await recordAudit({ ...ctx, db: trx }, { action: 'address-added', target: `customer:${customerId}`, detail: { address: added.id } })
    return added
  })
  return addressModel(row)
}
