import type { Context } from '#src/platform/context'
import { memoised, memoKey } from '#src/platform/request-state'
import { fail } from '../errors.ts'
import { requireCustomerId } from '../sign-in/viewer.ts'
import type { CustomerAddressRow } from '../tables.ts'
import type { CustomerAddressData } from './address-data.ts'
import { findAddress } from './address-store.ts'

/**
 * Another customer's address looks unknown, so that ids reveal nothing.
 * @throws AppError NOT_AUTHORIZED, ADDRESS_NOT_FOUND [R6.09]
 */
export async function requireOwnAddress(
  ctx: Pick<Context, 'viewer'> & { readonly db: Parameters<typeof findAddress>[0] },
  id: number,
): Promise<CustomerAddressRow> {
  const customerId = requireCustomerId(ctx)
  const row = await findAddress(ctx.db, id)
  if (row?.customer_id !== customerId) throw fail('ADDRESS_NOT_FOUND', { id })
  return row
}

/** @throws AppError NOT_AUTHORIZED, ADDRESS_NOT_FOUND */
export async function requireSavedAddress(
  ctx: Pick<Context, 'viewer' | 'db'>,
  id: number,
): Promise<CustomerAddressData> {
  return (await requireOwnAddress(ctx, id)).address
}

const postcodeOfViewer = memoKey<Promise<string | undefined>>('postcode of the viewer')

/** Of the default delivery address, where that is in the site's own country. */
export function findDeliveryPostcode(ctx: Context): Promise<string | undefined> {
  const { customerId } = ctx.viewer
  if (customerId === undefined) return Promise.resolve(undefined)
  return memoised(ctx, postcodeOfViewer, '', async () => {
    const row = await ctx.db
      .selectFrom('customer_address')
      .select('address')
      .where('customer_id', '=', customerId)
      .where('is_default_shipping', '=', true)
      .executeTakeFirst()
    return row?.address.countryCode === ctx.brand.country ? row.address.postcode : undefined
  })
}
