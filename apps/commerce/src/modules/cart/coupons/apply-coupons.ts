import { normalCode } from '@welt/kit/text/typed-text'
import { couponCodesOf, findCoupons, isCouponCode } from '#modules/promotions'
import { enforceLimits } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import { assertUsable, requireCartId, requireCartWithGoods, requireGuestSecret } from '../access.ts'
import { changeCartAsRead } from '../change.ts'
import { fail } from '../errors.ts'
import { areOnlyGiftCards } from '../gift-cards/cards-on-cart.ts'
import { withGiftCard } from '../gift-cards/gift-card-line.ts'
import type { CartWithGoods } from '../goods-store.ts'
import { type Goods, loadGoods } from '../lines/goods.ts'
import { type PricedCart, priceGoods, rememberPriced } from '../prices/pricing.ts'
import { firstShippingOf } from '../shipping-choice.ts'
import { linesOf } from '../store.ts'
import type { CartRow, StoredRedemption } from '../tables.ts'
import { type LoadedFacts, loadFacts } from '../totals/facts.ts'
import { type FoundFacts, takeFound } from '../totals/found-facts.ts'
import { couponColumns } from './coupon-columns.ts'
import { promotionCustomerOf } from './promotion-customer.ts'
import { findRedemption } from './redemptions.ts'

/** Per cart and per address. */
const TRIES_AN_HOUR = 30

const MOST_CODES = 10

/** `single` refuses to join another code. [A23] */
type ApplyMode = 'append' | 'replace' | 'single'

interface Wish {
  readonly given: readonly string[]
  readonly mode: ApplyMode
  readonly redemptions: readonly StoredRedemption[]
}

/** Limits guessing of codes. */
function countTrial(ctx: Context, cart: CartRow): Promise<void> {
  const limitOf = (key: string) => ({ action: 'coupon', key, limit: TRIES_AN_HOUR, windowSeconds: 3600 })
  return enforceLimits(ctx, [limitOf(cart.id), limitOf(ctx.viewer.address)])
}

/** Counts codes that are not on the cart as guesses. @throws AppError TOO_MANY_COUPONS, RATE_LIMITED */
export async function findValidCodes(
  ctx: Context,
  cart: CartRow,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (codes.length > MOST_CODES) throw fail('TOO_MANY_COUPONS', { count: MOST_CODES })
  const onCart = new Set(couponCodesOf(cart))
  const others = codes.filter((code) => !onCart.has(normalCode(code)))
  if (others.length > 0) await countTrial(ctx, cart)
  const { coupons } =
    others.length > 0
      ? await findCoupons(ctx.db, promotionCustomerOf(cart), others.map(normalCode).filter(isCouponCode))
      : { coupons: [] }
  const known = new Set([...onCart, ...coupons.map(({ code }) => code)])
  return new Set(codes.filter((code) => known.has(normalCode(code))))
}

interface ReadTrial extends CartWithGoods {
  readonly found: FoundFacts | undefined
}

async function requireTrial(ctx: Context, cartId: string | undefined, texts: readonly string[]): Promise<ReadTrial> {
  const codes = [...new Set(texts.map(normalCode))].filter(isCouponCode).slice(0, MOST_CODES)
  const read = await requireCartWithGoods(ctx, requireCartId(cartId ?? ''), { codes })
  const { cart } = read
  assertUsable(ctx, cart)
  requireGuestSecret(ctx, cart)
  await countTrial(ctx, cart)
  if (cart.lines.length === 0) throw fail('CART_IS_EMPTY')
  return { ...read, found: takeFound(cart) }
}

function parseCodes(given: readonly string[]): readonly string[] {
  const codes = [...new Set(given.map(normalCode))]
  if (codes.length === 0) throw fail('COUPON_NOT_VALID')
  if (codes.length > MOST_CODES) throw fail('TOO_MANY_COUPONS', { count: MOST_CODES })
  return codes
}

/** Calls the loyalty service, before anything is locked. */
async function findRedemptions(
  ctx: Context,
  { cart, found }: ReadTrial,
  given: readonly string[],
): Promise<readonly StoredRedemption[]> {
  const known = new Set([...cart.redemptions, ...(found?.coupons?.coupons ?? [])].map(({ code }) => code))
  const strangers = given.filter((code) => !known.has(code))
  const redemptions = await Promise.all(strangers.map((code) => findRedemption(ctx, cart, code)))
  if (redemptions.includes(undefined)) throw fail('COUPON_NOT_VALID')
  return redemptions.filter((redemption) => redemption !== undefined)
}

function assertMayBeSingle(cart: CartRow, given: readonly string[], mode: ApplyMode): void {
  if (mode === 'single' && cart.coupon_codes.some((code) => !given.includes(code))) throw fail('COUPON_ALREADY_APPLIED')
}

function withCodes(cart: CartRow, { given, mode, redemptions }: Wish): CartRow {
  assertMayBeSingle(cart, given, mode)
  const codes = mode === 'replace' ? given : [...new Set([...cart.coupon_codes, ...given])]
  if (codes.length > MOST_CODES) throw fail('TOO_MANY_COUPONS', { count: MOST_CODES })
  const all = [...cart.redemptions, ...redemptions].filter(
    (one, i, list) => list.findIndex(({ code }) => code === one.code) === i,
  )
  return { ...cart, coupon_codes: [...codes], redemptions: all.filter(({ code }) => codes.includes(code)) }
}

interface Trial {
  readonly cart: CartRow
  readonly goods: Goods
  readonly facts: LoadedFacts
}

function pricedWith(ctx: Context, { cart, goods, facts }: Trial, codes: readonly string[]): PricedCart {
  const isOn = ({ code }: { readonly code: string }) => codes.includes(code)
  const promotions = { ...facts.promotions, coupons: facts.promotions.coupons.filter(isOn) }
  return priceGoods(ctx, { ...cart, coupon_codes: [...codes] }, goods, {
    ...facts,
    promotions,
    rewards: facts.rewards.filter(isOn),
  })
}

function isCounting({ cart, coupons }: PricedCart, code: string): boolean {
  const isReward = cart.redemptions.some((reward) => reward.code === code)
  return isReward || coupons.some((coupon) => coupon.code === code && (coupon.amountCents > 0 || coupon.isFreeDelivery))
}

/**
 * Every new coupon must lower the price now without displacing an offer. @throws AppError COUPON_NOT_VALID, or
 * COUPON_ALREADY_APPLIED for one that does not stack with another code
 */
function assertAllCount(ctx: Context, trial: Trial, codes: readonly string[], others: readonly string[]): void {
  const priced = pricedWith(ctx, trial, codes)
  const idle = codes.filter((code) => !others.includes(code) && !isCounting(priced, code))
  if (idle.some((code) => !isCounting(pricedWith(ctx, trial, [code]), code))) throw fail('COUPON_NOT_VALID')
  if (idle.length > 0) throw fail('COUPON_ALREADY_APPLIED')
  const before = pricedWith(ctx, trial, others)
  if (!before.offerIds.every((id) => priced.offerIds.includes(id))) throw fail('COUPON_NOT_VALID')
}

async function loadTrial(ctx: Context, db: Db, read: ReadTrial, current: CartRow, wish: Wish): Promise<Trial> {
  const cart = withCodes(current, wish)
  const isAsRead = current === read.cart
  const { website_id } = cart
  const goods = isAsRead
    ? await withGiftCard(db, ctx, { lines: read.cart.lines, variants: read.variants })
    : await loadGoods(db, ctx, { website_id, lines: await linesOf(db, current) })
  return { cart, goods, facts: await loadFacts(db, ctx, cart, isAsRead ? read.found : undefined) }
}

/**
 * All or nothing; resets the delivery method.
 * @throws AppError as requireCart; CART_IS_EMPTY, COUPON_NOT_VALID, COUPON_ALREADY_APPLIED, REWARD_FOR_GIFT_CARDS,
 * TOO_MANY_COUPONS, LOYALTY_UNAVAILABLE, RATE_LIMITED
 * [R4.41, R4.43, A23, A49, decision 64]
 */
export async function applyCoupons(
  ctx: Context,
  cartId: string | undefined,
  texts: readonly string[],
  mode: ApplyMode,
): Promise<CartRow> {
  const read = await requireTrial(ctx, cartId, texts)
  const given = parseCodes(texts)
  assertMayBeSingle(read.cart, given, mode)
  const redemptions = await findRedemptions(ctx, read, given)
  if (redemptions.length > 0 && areOnlyGiftCards(read.cart.lines)) throw fail('REWARD_FOR_GIFT_CARDS')
  const trials: Trial[] = []
  const changed = await changeCartAsRead(ctx, read.cart, async (current, db) => {
    const trial = await loadTrial(ctx, db, read, current, { given, mode, redemptions })
    const { coupon_codes: codes, redemptions: rewards } = trial.cart
    assertAllCount(ctx, trial, codes, mode === 'replace' ? [] : current.coupon_codes)
    trials.push(trial)
    return { ...couponColumns({ codes, redemptions: rewards }), ...firstShippingOf(ctx, current, trial.goods.lines) }
  })
  const { goods, facts } = trials.at(-1) ?? {}
  if (goods && facts) rememberPriced(ctx, priceGoods(ctx, changed, goods, facts))
  return changed
}
