import { isCouponUsable } from '#modules/promotions'
import type { CartRow } from '../tables.ts'
import { discountsOf } from '../totals/discounts.ts'
import type { Draft } from '../totals/draft.ts'
import type { LoadedFacts } from '../totals/facts.ts'

/** [R3.11, R3.15] */
export interface CouponOnCart {
  readonly code: string
  readonly label: string
  /** In cents, delivery included. */
  readonly amountCents: number
  readonly isFreeDelivery: boolean
  /** Expired, used up or another customer's. */
  readonly isLapsed: boolean
}

/** In order of applying. Rewards are left out while loyalty is off. [R3.110] */
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
      isLapsed: reward ? !rewards.some((one) => one.code === code) : !coupon || !isCouponUsable(coupon, promotions.now),
    }
  })
}
