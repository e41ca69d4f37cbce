import type { Transaction } from 'kysely'
import { enforceLimits } from '#modules/site'
import type { Context } from '#src/composition/context'
import type { Database } from '#src/composition/database'
import { requireCart, requireCartId } from '../access.ts'
import { changeCart } from '../change.ts'
import { fail } from '../errors.ts'
import { parseCode } from '../promotions/codes.ts'
import { findCoupons } from '../promotions/coupon-store.ts'
import { promotionsOf } from '../promotions/in-force.ts'
import { writeShippingFor } from '../shipping-choice.ts'
import { loadCartLines } from '../store.ts'
import type { CartRow, StoredRedemption } from '../tables.ts'
import { writeCoupons } from '../writers.ts'
import { priceCart } from './pricing.ts'
import { findRedemption } from './redemptions.ts'

/** Codes that may be tried in an hour, on one cart and from one address. */
const TRIES_AN_HOUR = 30

/** What happens to the codes that are on the cart: they stay, go, or allow no other. */
export type CouponStrategy = 'append' | 'replace' | 'single'

/** A cart with goods whose codes may be tried now. @throws AppError as requireCart; CART_IS_EMPTY, RATE_LIMITED */
async function requireTrial(ctx: Context, cartId: string | undefined): Promise<CartRow> {
  const cart = await requireCart(ctx, requireCartId(cartId ?? ''))
  const limit = { action: 'coupon', limit: TRIES_AN_HOUR, windowSeconds: 3600 }
  await enforceLimits(
    ctx,
    [cart.id, ctx.viewer.address].map((key) => ({ ...limit, key })),
  )
  if ((await loadCartLines(ctx.db, cart.id)).length === 0) throw fail('CART_IS_EMPTY')
  return cart
}

/** Codes that are given, each once. @throws AppError COUPON_NOT_VALID for none, and for what can be no code */
function parseCodes(given: readonly string[]): readonly string[] {
  const codes = given.map(parseCode)
  if (codes.length === 0 || codes.includes(undefined)) throw fail('COUPON_NOT_VALID')
  return [...new Set(codes.flatMap((code) => code ?? []))]
}

/**
 * Rewards among the codes; the others are coupons of the site. Asks the loyalty service about what the site doesn't know.
 * @throws AppError COUPON_NOT_VALID for a code that means nothing or is used up; LOYALTY_UNAVAILABLE
 */
async function rewardsAmong(ctx: Context, cart: CartRow, codes: readonly string[]): Promise<readonly StoredRedemption[]> {
  const coupons = new Map((await findCoupons(ctx.db, cart, codes)).map((coupon) => [coupon.code, coupon]))
  if ([...coupons.values()].some(({ isUsable }) => !isUsable)) throw fail('COUPON_NOT_VALID')
  const others = codes.filter((code) => !coupons.has(code))
  const found = await Promise.all(others.map((code) => findRedemption(ctx, cart, code)))
  if (found.includes(undefined)) throw fail('COUPON_NOT_VALID')
  return found.flatMap((redemption) => redemption ?? [])
}

/** Codes as they are to be on the cart. @throws AppError COUPON_ALREADY_APPLIED where others do not allow it */
function combine(cart: CartRow, codes: readonly string[], strategy: CouponStrategy): readonly string[] {
  const others = cart.coupon_codes.filter((code) => !codes.includes(code))
  if (strategy === 'single' && others.length > 0) throw fail('COUPON_ALREADY_APPLIED')
  return strategy === 'replace' ? codes : [...new Set([...cart.coupon_codes, ...codes])]
}

/** @throws AppError COUPON_ALREADY_APPLIED when one of several codes must be alone */
async function refuseExclusive(trx: Transaction<Database>, ctx: Context, cart: CartRow, codes: readonly string[]): Promise<void> {
  if (codes.length < 2) return
  const exclusive = new Set((await promotionsOf(trx, ctx)).filter(({ rule }) => rule.isExclusive).map(({ id }) => id))
  const found = await findCoupons(trx, cart, codes)
  if (found.some(({ promotionId }) => exclusive.has(promotionId))) throw fail('COUPON_ALREADY_APPLIED')
}

/**
 * Applies codes, all or none, and chooses the first way of delivery again, whatever was chosen. A code must do something
 * for the cart as it is. Codes that are on it stay as `strategy` says.
 * @throws AppError as requireCart; CART_IS_EMPTY, COUPON_NOT_VALID, COUPON_ALREADY_APPLIED, LOYALTY_UNAVAILABLE,
 * RATE_LIMITED [R4.41, R4.43, A23, A49]
 */
export async function applyCoupons(
  ctx: Context,
  cartId: string | undefined,
  given: readonly string[],
  strategy: CouponStrategy,
): Promise<CartRow> {
  const cart = await requireTrial(ctx, cartId)
  const codes = parseCodes(given)
  const added = codes.filter((code) => !cart.coupon_codes.includes(code))
  const redemptions = await rewardsAmong(ctx, cart, added)
  return changeCart(ctx, cart.id, async (trx, locked) => {
    const wanted = combine(locked, codes, strategy)
    await refuseExclusive(trx, ctx, locked, wanted)
    const kept = [...locked.redemptions, ...redemptions].filter(({ code }) => wanted.includes(code))
    const changed = await writeCoupons(trx, locked.id, { codes: wanted, redemptions: kept })
    const priced = await priceCart(trx, ctx, changed)
    if (priced.coupons.some(({ code, isInEffect }) => codes.includes(code) && !isInEffect)) throw fail('COUPON_NOT_VALID')
    await writeShippingFor(trx, priced, true)
  })
}

/** Takes coupons off and chooses the first way of delivery again, whatever was chosen. [R4.44, A49] */
export function clearCoupons(ctx: Context, cartId: string | undefined, isRemoved: (code: string) => boolean): Promise<CartRow> {
  return changeCart(ctx, requireCartId(cartId ?? ''), async (trx, cart) => {
    const codes = cart.coupon_codes.filter((code) => !isRemoved(code))
    const redemptions = cart.redemptions.filter(({ code }) => codes.includes(code))
    const changed = await writeCoupons(trx, cart.id, { codes, redemptions })
    await writeShippingFor(trx, await priceCart(trx, ctx, changed), true)
  })
}
