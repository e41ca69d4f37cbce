import { normalCode } from '@welt/kit/text/typed-text'
import { couponCodesOf, findCoupons, isCouponCode } from '#modules/promotions'
import { enforceLimits } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import { assertUsable, loadCartWithVariants, requireCartId, requireGuestSecret } from '../access.ts'
import { changeCartAsRead } from '../change.ts'
import { fail } from '../errors.ts'
import { areOnlyGiftCards } from '../gift-cards/cards-on-cart.ts'
import { withGiftCard } from '../gift-cards/gift-card-line.ts'
import { type CartContents, loadContents } from '../lines/contents.ts'
import type { CartWithVariants } from '../lines-store.ts'
import { memoisePriced, type PricedCart, priceContents } from '../prices/pricing.ts'
import { firstShippingOf } from '../shipping-choice.ts'
import { linesOf } from '../store.ts'
import type { CartRow, StoredRedemption } from '../tables.ts'
import { type LoadedFacts, loadFacts, type PreloadedFacts, takePreloaded } from '../totals/facts.ts'
import { couponColumns } from './coupon-columns.ts'
import { promotionCustomerOf } from './promotion-customer.ts'
import { findRedemption } from './validate-redemption.ts'

/** Per cart and per address. */
const ATTEMPTS_PER_HOUR = 30

const MAX_CODES = 10

/** `single` refuses to join another code. [A23] */
type ApplyMode = 'append' | 'replace' | 'single'

interface CodesChange {
  readonly given: readonly string[]
  readonly mode: ApplyMode
  readonly redemptions: readonly StoredRedemption[]
}

/** Limits guessing of codes. */
function countAttempt(ctx: Context, cart: CartRow): Promise<void> {
  const limitOf = (key: string) => ({ action: 'coupon', key, limit: ATTEMPTS_PER_HOUR, windowSeconds: 3600 })
  return enforceLimits(ctx, [limitOf(cart.id), limitOf(ctx.viewer.address)])
}

/** Counts codes that are not on the cart as guesses. @throws AppError TOO_MANY_COUPONS, RATE_LIMITED */
export async function findValidCodes(
  ctx: Context,
  cart: CartRow,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (codes.length > MAX_CODES) throw fail('TOO_MANY_COUPONS', { count: MAX_CODES })
  const onCart = new Set(couponCodesOf(cart))
  const others = codes.filter((code) => !onCart.has(normalCode(code)))
  if (others.length > 0) await countAttempt(ctx, cart)
  const { coupons } =
    others.length > 0
      ? await findCoupons(ctx.db, promotionCustomerOf(cart), others.map(normalCode).filter(isCouponCode))
      : { coupons: [] }
  const known = new Set([...onCart, ...coupons.map(({ code }) => code)])
  return new Set(codes.filter((code) => known.has(normalCode(code))))
}

interface CartForCodes extends CartWithVariants {
  readonly found: PreloadedFacts | undefined
}

async function readForCodes(ctx: Context, cartId: string | undefined, texts: readonly string[]): Promise<CartForCodes> {
  const codes = [...new Set(texts.map(normalCode))].filter(isCouponCode).slice(0, MAX_CODES)
  const read = await loadCartWithVariants(ctx, requireCartId(cartId ?? ''), { codes })
  const { cart } = read
  assertUsable(ctx, cart)
  requireGuestSecret(ctx, cart)
  await countAttempt(ctx, cart)
  if (cart.lines.length === 0) throw fail('CART_IS_EMPTY')
  return { ...read, found: takePreloaded(cart) }
}

function parseCodes(given: readonly string[]): readonly string[] {
  const codes = [...new Set(given.map(normalCode))]
  if (codes.length === 0) throw fail('COUPON_NOT_VALID')
  if (codes.length > MAX_CODES) throw fail('TOO_MANY_COUPONS', { count: MAX_CODES })
  return codes
}

/** Calls the loyalty service, before anything is locked. */
async function findRedemptions(
  ctx: Context,
  { cart, found }: CartForCodes,
  given: readonly string[],
): Promise<readonly StoredRedemption[]> {
  const known = new Set([...cart.redemptions, ...(found?.coupons?.coupons ?? [])].map(({ code }) => code))
  const unknownCodes = given.filter((code) => !known.has(code))
  const redemptions = await Promise.all(unknownCodes.map((code) => findRedemption(ctx, cart, code)))
  if (redemptions.includes(undefined)) throw fail('COUPON_NOT_VALID')
  return redemptions.filter((redemption) => redemption !== undefined)
}

function assertMayBeSingle(cart: CartRow, given: readonly string[], mode: ApplyMode): void {
  if (mode === 'single' && cart.coupon_codes.some((code) => !given.includes(code))) throw fail('COUPON_ALREADY_APPLIED')
}

function withCodes(cart: CartRow, { given, mode, redemptions }: CodesChange): CartRow {
  assertMayBeSingle(cart, given, mode)
  const codes = mode === 'replace' ? given : [...new Set([...cart.coupon_codes, ...given])]
  if (codes.length > MAX_CODES) throw fail('TOO_MANY_COUPONS', { count: MAX_CODES })
  const all = [...cart.redemptions, ...redemptions].filter(
    (one, i, list) => list.findIndex(({ code }) => code === one.code) === i,
  )
  return { ...cart, coupon_codes: [...codes], redemptions: all.filter(({ code }) => codes.includes(code)) }
}

interface Candidate {
  readonly cart: CartRow
  readonly contents: CartContents
  readonly facts: LoadedFacts
}

function priceWithCodes(ctx: Context, { cart, contents, facts }: Candidate, codes: readonly string[]): PricedCart {
  const isOn = ({ code }: { readonly code: string }) => codes.includes(code)
  const promotions = { ...facts.promotions, coupons: facts.promotions.coupons.filter(isOn) }
  return priceContents(ctx, { ...cart, coupon_codes: [...codes] }, contents, {
    ...facts,
    promotions,
    rewards: facts.rewards.filter(isOn),
  })
}

function isEffective({ cart, coupons }: PricedCart, code: string): boolean {
  const isReward = cart.redemptions.some((reward) => reward.code === code)
  return isReward || coupons.some((coupon) => coupon.code === code && (coupon.amountCents > 0 || coupon.isFreeDelivery))
}

/**
 * Every new coupon must lower the price now without displacing an offer. @throws AppError COUPON_NOT_VALID, or
 * COUPON_ALREADY_APPLIED for one that does not stack with another code
 */
function assertAllEffective(
  ctx: Context,
  candidate: Candidate,
  codes: readonly string[],
  others: readonly string[],
): void {
  const priced = priceWithCodes(ctx, candidate, codes)
  const ineffective = codes.filter((code) => !others.includes(code) && !isEffective(priced, code))
  if (ineffective.some((code) => !isEffective(priceWithCodes(ctx, candidate, [code]), code)))
    throw fail('COUPON_NOT_VALID')
  if (ineffective.length > 0) throw fail('COUPON_ALREADY_APPLIED')
  const before = priceWithCodes(ctx, candidate, others)
  if (!before.offerIds.every((id) => priced.offerIds.includes(id))) throw fail('COUPON_NOT_VALID')
}

async function loadCandidate(
  ctx: Context,
  db: Db,
  read: CartForCodes,
  current: CartRow,
  input: CodesChange,
): Promise<Candidate> {
  const cart = withCodes(current, input)
  const isAsRead = current === read.cart
  const contents = isAsRead
    ? await withGiftCard(db, ctx, { lines: read.cart.lines, variants: read.variants })
    : await loadContents(db, ctx, { ...cart, lines: await linesOf(db, current) })
  return { cart, contents, facts: await loadFacts(db, ctx, cart, isAsRead ? read.found : undefined) }
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
  const read = await readForCodes(ctx, cartId, texts)
  const given = parseCodes(texts)
  assertMayBeSingle(read.cart, given, mode)
  const redemptions = await findRedemptions(ctx, read, given)
  if (redemptions.length > 0 && areOnlyGiftCards(read.cart.lines)) throw fail('REWARD_FOR_GIFT_CARDS')
  const candidates: Candidate[] = []
  const changed = await changeCartAsRead(ctx, read.cart, async (current, db) => {
    const candidate = await loadCandidate(ctx, db, read, current, { given, mode, redemptions })
    const { coupon_codes: codes, redemptions: rewards } = candidate.cart
    assertAllEffective(ctx, candidate, codes, mode === 'replace' ? [] : current.coupon_codes)
    candidates.push(candidate)
    return {
      ...couponColumns({ codes, redemptions: rewards }),
      ...firstShippingOf(ctx, current, candidate.contents.lines),
    }
  })
  const { contents, facts } = candidates.at(-1) ?? {}
  if (contents && facts) memoisePriced(ctx, priceContents(ctx, changed, contents, facts))
  return changed
}
