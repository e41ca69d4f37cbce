import type { Promotion } from '../rules/rule.ts'
import { applyDiscount } from './apply-discount.ts'
import type { CouponFact, PromotionContext } from './context.ts'
import { eligibleFor } from './eligible-items.ts'
import { savedCents } from './line.ts'

/** Within its window. */
export function isCurrent({ startsAt, endsAt }: Promotion, now: Date): boolean {
  return (startsAt === undefined || startsAt <= now) && (endsAt === undefined || now < endsAt)
}

/** Why a promotion gives no discount, regardless of other promotions. */
export type Obstacle = 'not-now' | 'members' | 'guests' | 'first-order' | 'no-item' | 'minimum' | 'no-saving'

function obstacleOfCustomer({ rule }: Promotion, { isSignedIn, promotions }: PromotionContext): Obstacle | undefined {
  if (rule.isFirstOrderOnly && promotions.hasOrdered) return 'first-order'
  if (rule.customers === 'everybody' || (rule.customers === 'member') === isSignedIn) return undefined
  return rule.customers === 'member' ? 'members' : 'guests'
}

function obstacleOfLines(promotion: Promotion, { lines, promotions }: PromotionContext): Obstacle | undefined {
  const { effect, goods, minimumCents } = promotion.rule
  const isEligible = eligibleFor(goods, promotions)
  const eligible = lines.filter(isEligible)
  const eligibleCents = eligible.reduce((sum, line) => sum + line.rowCents, 0)
  if (eligible.length === 0) return 'no-item'
  if (eligibleCents < minimumCents) return 'minimum'
  if (effect.kind === 'free-delivery') return undefined
  const source = { kind: 'offer', promotionId: promotion.id } as const
  const isSaving = applyDiscount(lines, effect, { label: promotion.label, source }, isEligible).some(
    (line) => savedCents(line.savings) > 0,
  )
  return isSaving ? undefined : 'no-saving'
}

export function obstacleTo(promotion: Promotion, context: PromotionContext): Obstacle | undefined {
  if (!isCurrent(promotion, context.promotions.now)) return 'not-now'
  return obstacleOfCustomer(promotion, context) ?? obstacleOfLines(promotion, context)
}

const applies = (promotion: Promotion, context: PromotionContext): boolean =>
  obstacleTo(promotion, context) === undefined

type Kind = 'offer' | 'coupon'

const allowsStackingWith = ({ rule: { stacking } }: Promotion, other: Kind) =>
  stacking === 'all' || (stacking === 'offers' && other === 'offer')

export function isCouponUsable({ promotion, isSpent }: CouponFact, now: Date): boolean {
  return !isSpent && isCurrent(promotion, now)
}

/** Two codes of one promotion never stack. */
function stacks(coupon: Promotion, other: Promotion, otherKind: Kind): boolean {
  return coupon.id !== other.id && allowsStackingWith(coupon, otherKind) && allowsStackingWith(other, 'coupon')
}

/** In order of applying: each must stack with those before it. */
export function couponsInForce(context: PromotionContext): readonly CouponFact[] {
  const inForce: CouponFact[] = []
  for (const coupon of context.promotions.coupons) {
    const isStacked = inForce.every(({ promotion }) => stacks(coupon.promotion, promotion, 'coupon'))
    if (isStacked && !coupon.isSpent && applies(coupon.promotion, context)) inForce.push(coupon)
  }
  return inForce
}

export function offersInForce(context: PromotionContext): readonly Promotion[] {
  const coupons = couponsInForce(context)
  const inForce: Promotion[] = []
  for (const offer of context.promotions.offers) {
    const isWithCoupons = coupons.every(({ promotion }) => stacks(promotion, offer, 'offer'))
    const isWithOffers = inForce.every(
      (other) => allowsStackingWith(offer, 'offer') && allowsStackingWith(other, 'offer'),
    )
    if (isWithCoupons && isWithOffers && applies(offer, context)) inForce.push(offer)
  }
  return inForce
}

/** Offers open to the customer, even if the lines do not qualify yet. */
export function reachableOffers(context: PromotionContext): readonly Promotion[] {
  const coupons = couponsInForce(context)
  const others = offersInForce(context)
  return context.promotions.offers.filter(
    (offer) =>
      isCurrent(offer, context.promotions.now) &&
      obstacleOfCustomer(offer, context) === undefined &&
      coupons.every(({ promotion }) => stacks(promotion, offer, 'offer')) &&
      others.every(
        (other) => other.id === offer.id || (allowsStackingWith(offer, 'offer') && allowsStackingWith(other, 'offer')),
      ),
  )
}
