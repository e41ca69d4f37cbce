import type { Context } from '#src/composition/context'
import { memoised, memoKey } from '#src/composition/request-state'
import type { CustomerAddressRow, CustomerRow } from '../tables.ts'
import { listAddresses } from './address-store.ts'

const ADDRESSES = memoKey<Promise<CustomerAddressRow[]>>('customer.addresses')

/** The address book, read once for each request. */
export function addressesOf(ctx: Context, customer: CustomerRow): Promise<CustomerAddressRow[]> {
  return memoised(ctx, ADDRESSES, customer.id, () => listAddresses(ctx.db, customer.id))
}

/** The address of the book that is the default of a kind; null when none is. */
export async function idOfDefault(
  ctx: Context,
  customer: CustomerRow,
  kind: 'is_default_billing' | 'is_default_shipping',
): Promise<string | null> {
  const address = (await addressesOf(ctx, customer)).find((candidate) => candidate[kind])
  return address ? String(address.id) : null
}
