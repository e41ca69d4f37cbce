import type { CartRow } from '../tables.ts'
import { discountsOf } from '../totals/discounts.ts'
import type { Draft } from '../totals/draft.ts'
import type { LoadedFacts } from '../totals/facts.ts'
import { isDue } from './in-force.ts'

/** A code on a cart and what it does there. [R3.11, R3.15] */
export interface CouponOnCart {
  readonly code: string
  readonly label: string
  /** What it takes off, goods and delivery together; in cents. */
  readonly amountCents: number
  readonly isFreeDelivery: boolean
  /**
   * Whether it can't be had any more, however the cart changes: its
   * window is over, it was used up, or is not its owner's.
   */
  readonly isLapsed: boolean
}

/**
 * The codes of a cart, in order of applying. One that does nothing now takes 0 off.
 * Rewards are left out while loyalty is off, and come back with it. [R3.110]
 */
export function couponsOnCart(
  cart: CartRow,
  draft: Draft,
  { promotions, rewards, areRewardsOn }: Pick<LoadedFacts, 'promotions' | 'rewards' | 'areRewardsOn'>,
): readonly CouponOnCart[] {
  if (cart.coupon_codes.length === 0) return []
  const discounts = discountsOf(draft)
  const rewardOf = (code: string) => cart.redemptions.find((one) => one.code === code)
  const shown = areRewardsOn ? cart.coupon_codes : cart.coupon_codes.filter((code) => !rewardOf(code))
  return shown.map((code) => {
    const coupon = promotions.coupons.find((one) => one.code === code)
    const reward = rewardOf(code)
    const own = discounts.filter(({ source }) => source.kind !== 'offer' && source.code === code)
    return {
      code,
      label: coupon?.promotion.label ?? reward?.label ?? code,
      amountCents: own.reduce((sum, { amountCents }) => sum + amountCents, 0),
      isFreeDelivery: draft.deliveryOffers.some(({ source }) => source.kind === 'coupon' && source.code === code),
      isLapsed: reward
        ? !rewards.some((one) => one.code === code)
        : !coupon || coupon.isSpent || !isDue(coupon.promotion, promotions.now),
    }
  })
}
