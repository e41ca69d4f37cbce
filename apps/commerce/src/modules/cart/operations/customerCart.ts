import type { Context } from '#src/platform/context'
import { fail } from '../errors.ts'
import { openCustomerCart } from '../new-cart.ts'
import type { CartRow } from '../tables.ts'

/** @throws AppError CUSTOMERS_ONLY [R7.67] */
export async function customerCart(ctx: Context): Promise<CartRow> {
  const { customerId } = ctx.viewer
  if (customerId === undefined) throw fail('CUSTOMERS_ONLY')
  return openCustomerCart(ctx, ctx.brand, customerId)
}
