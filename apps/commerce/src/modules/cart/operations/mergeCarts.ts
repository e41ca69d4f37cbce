import type { Context } from '#src/platform/context'
import type { MutationMergeCartsArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { type MergedCart, mergeGuestCart } from '../merge.ts'
import { openCustomerCart } from '../new-cart.ts'

/** @throws AppError as requireCart; CUSTOMER_NOT_AUTHORIZED, PARAMETER_MISSING [R7.87, R4.23, A51] */
export async function mergeCarts(ctx: Context, args: MutationMergeCartsArgs): Promise<MergedCart> {
  const { customerId } = ctx.viewer
  if (customerId === undefined) throw fail('CUSTOMER_NOT_AUTHORIZED')
  if (args.source_cart_id === '') throw fail('PARAMETER_MISSING', { name: 'source_cart_id' })
  if (args.destination_cart_id === '') throw fail('PARAMETER_MISSING', { name: 'destination_cart_id' })
  const destinationId = args.destination_cart_id ?? (await openCustomerCart(ctx, ctx.brand, customerId)).id
  return mergeGuestCart(ctx, args.source_cart_id, destinationId)
}
