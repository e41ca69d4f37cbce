import { enforceLimit } from '#modules/site'
import type { Context } from '#src/composition/context'
import { requireCart, requireCartId } from '../access.ts'
import { changeCart } from '../change.ts'
import { fail } from '../errors.ts'
import { chooseShipping } from '../shipping-choice.ts'
import { loadCartLines } from '../store.ts'
import type { CartRow } from '../tables.ts'
import { writeCoupons } from '../writers.ts'

/** Codes that may be tried in an hour, on one cart and from one address. */
const TRIES_AN_HOUR = 30

/**
 * Answers a code when there is no promotion it could belong to. @throws AppError as requireCart; CART_IS_EMPTY,
 * COUPON_NOT_VALID, RATE_LIMITED
 */
export async function refuseCoupons(ctx: Context, cartId: string | undefined): Promise<never> {
  const cart = await requireCart(ctx, requireCartId(cartId ?? ''))
  for (const key of [cart.id, ctx.viewer.address])
    await enforceLimit(ctx, { action: 'coupon', key, limit: TRIES_AN_HOUR, windowSeconds: 3600 })
  const lines = await loadCartLines(ctx.db, cart.id)
  throw fail(lines.length === 0 ? 'CART_IS_EMPTY' : 'COUPON_NOT_VALID')
}

/** Takes coupons off and chooses the first way of delivery again, whatever was chosen. [R4.44, A49] */
export function clearCoupons(ctx: Context, cartId: string | undefined, isRemoved: (code: string) => boolean): Promise<CartRow> {
  return changeCart(ctx, requireCartId(cartId ?? ''), async (trx, cart) => {
    const codes = cart.coupon_codes.filter((code) => !isRemoved(code))
    const redemptions = cart.redemptions.filter(({ code }) => codes.includes(code))
    const changed = await writeCoupons(trx, cart.id, { codes, redemptions })
    await chooseShipping(trx, ctx, changed, true)
  })
}
