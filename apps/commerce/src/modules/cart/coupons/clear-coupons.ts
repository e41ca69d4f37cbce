import type { Context } from '#src/platform/context'
import { loadCartWithLines, requireCartId } from '../access.ts'
import { changeCartAsRead } from '../change.ts'
import { firstShippingOf } from '../shipping-choice.ts'
import { type CartChange, linesOf } from '../store.ts'
import type { CartRow } from '../tables.ts'
import { columnsWithoutCoupons } from './coupon-columns.ts'

/** Also resets the delivery method. [R4.44, A49] */
export async function clearCoupons(
  ctx: Context,
  cartId: string | undefined,
  isRemoved: (code: string) => boolean,
): Promise<CartRow> {
  const read = await loadCartWithLines(ctx.db, ctx, requireCartId(cartId ?? ''))
  return changeCartAsRead(
    ctx,
    read,
    async (cart, db): Promise<CartChange> => ({
      ...columnsWithoutCoupons(cart, isRemoved),
      ...firstShippingOf(ctx, cart, await linesOf(db, cart)),
    }),
  )
}
