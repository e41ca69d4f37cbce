import type { Context } from '#src/platform/context'
import type { MutationCreateGuestCartArgs } from '#src/platform/contract/contract.generated'
import { openCart } from '../new-cart.ts'
import type { CreateGuestCartOutput } from '../resolver-types.generated.ts'

/** @throws AppError CART_ID_LENGTH, CART_ID_TAKEN [R7.68] */
export async function createGuestCart(
  ctx: Context,
  { input }: MutationCreateGuestCartArgs,
): Promise<CreateGuestCartOutput> {
  return { cart: await openCart(ctx, ctx.brand, input?.cart_uid ?? undefined) }
}
