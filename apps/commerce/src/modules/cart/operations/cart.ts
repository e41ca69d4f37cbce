import type { Context } from '#src/composition/context'
import type { QueryCartArgs } from '#src/graphql/contract.generated'
import { requireCart } from '../access.ts'
import type { CartRow } from '../tables.ts'

/** A cart by id. @throws AppError as requireCart [R7.66, R3.06] */
export function cart(ctx: Context, args: QueryCartArgs): Promise<CartRow> {
  return requireCart(ctx, args.cart_id)
}
