import { enforceLimit } from '#modules/site'
import type { Context } from '#src/composition/context'
import { requireCart, requireCartId } from '../access.ts'
import { changeCart } from '../change.ts'
import { fail } from '../errors.ts'
import { chooseShipping } from '../shipping-choice.ts'
import { loadCartLines } from '../store.ts'
import type { CartRow } from '../tables.ts'
import { writeCoupons } from '../writers.ts'
import { findRedemption } from './redemptions.ts'

/** Codes that may be tried in an hour, on one cart and from one address. */
const TRIES_AN_HOUR = 30

/** A cart with goods whose codes may be tried now. @throws AppError as requireCart; CART_IS_EMPTY, RATE_LIMITED */
async function requireTrial(ctx: Context, cartId: string | undefined): Promise<CartRow> {
  const cart = await requireCart(ctx, requireCartId(cartId ?? ''))
  for (const key of [cart.id, ctx.viewer.address])
    await enforceLimit(ctx, { action: 'coupon', key, limit: TRIES_AN_HOUR, windowSeconds: 3600 })
  if ((await loadCartLines(ctx.db, cart.id)).length === 0) throw fail('CART_IS_EMPTY')
  return cart
}

/**
 * Applies codes, of which rewards of the loyalty programme are the only ones so far, and chooses the first way of delivery
 * again. @throws AppError as requireCart; CART_IS_EMPTY, COUPON_NOT_VALID, LOYALTY_UNAVAILABLE, RATE_LIMITED [R3.12, R4.44]
 */
export async function applyCoupons(ctx: Context, cartId: string | undefined, given: readonly string[]): Promise<CartRow> {
  const cart = await requireTrial(ctx, cartId)
  const codes = [...new Set(given.map((code) => code.replace(/\s/g, '').toUpperCase()))]
  const found = await Promise.all(codes.map((code) => findRedemption(ctx, cart, code)))
  const redemptions = found.filter((redemption) => redemption !== undefined)
  if (redemptions.length < codes.length || codes.length === 0) throw fail('COUPON_NOT_VALID')
  return changeCart(ctx, cart.id, async (trx, { coupon_codes, redemptions: others }) => {
    if (codes.some((code) => coupon_codes.includes(code))) throw fail('COUPON_NOT_VALID')
    const coupons = { codes: [...coupon_codes, ...codes], redemptions: [...others, ...redemptions] }
    await chooseShipping(trx, ctx, await writeCoupons(trx, cart.id, coupons), true)
  })
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
