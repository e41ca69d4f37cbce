import type { Context } from '#src/platform/context'
import type { QueryCartArgs } from '#src/platform/contract/contract.generated'
import { readCart } from '../access.ts'
import type { CartWithLines } from '../lines-store.ts'

/** @throws AppError as requireCart [R7.66, R3.06] */
export function cart(ctx: Context, args: QueryCartArgs): Promise<CartWithLines> {
  return readCart(ctx, args.cart_id)
}
