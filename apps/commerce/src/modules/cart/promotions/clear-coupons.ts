import type { Context } from '#src/composition/context'
import { requireCartId } from '../access.ts'
import { changeCart } from '../change.ts'
import { priceCart } from '../prices/pricing.ts'
import { writeShippingFor } from '../shipping-choice.ts'
import type { CartRow } from '../tables.ts'
import { writeCoupons } from '../writers.ts'

/** Takes coupons off and chooses the first way of delivery again, whatever was chosen. [R4.44, A49] */
export function clearCoupons(ctx: Context, cartId: string | undefined, isRemoved: (code: string) => boolean): Promise<CartRow> {
  return changeCart(ctx, requireCartId(cartId ?? ''), async (trx, cart) => {
    const codes = cart.coupon_codes.filter((code) => !isRemoved(code))
    const redemptions = cart.redemptions.filter(({ code }) => codes.includes(code))
    const changed = await writeCoupons(trx, cart.id, { codes, redemptions })
    await writeShippingFor(trx, await priceCart(trx, ctx, changed), true)
  })
}
