import type { Promotion } from '../rules/rule.ts'
import { applyDiscount } from './apply-discount.ts'
import type { CouponFact, PromotionContext } from './context.ts'
import { eligibleFor } from './eligible-items.ts'
import { savedCents } from './line.ts'

/** Within its window. */
export function isCurrent({ startsAt, endsAt }: Promotion, now: Date): boolean {
  return (startsAt === undefined || startsAt <= now) && (endsAt === undefined || now < endsAt)
}

function isForCustomer({ rule }: Promotion, { isSignedIn, promotions }: PromotionContext): boolean {
  if (rule.isFirstOrderOnly && promotions.hasOrdered) return false
  return rule.customers === 'everybody' || (rule.customers === 'member') === isSignedIn
}

function hasEffect(promotion: Promotion, { lines, promotions }: PromotionContext): boolean {
  const { effect, goods, minimumCents } = promotion.rule
  const isEligible = eligibleFor(goods, promotions)
  const eligible = lines.filter(isEligible)
  const eligibleCents = eligible.reduce((sum, line) => sum + line.rowCents, 0)
  if (eligible.length === 0 || eligibleCents < minimumCents) return false
  if (effect.kind === 'free-delivery') return true
  const source = { kind: 'offer', promotionId: promotion.id } as const
  return applyDiscount(lines, effect, { label: promotion.label, source }, isEligible).some(
    (line) => savedCents(line.savings) > 0,
  )
}

function applies(promotion: Promotion, context: PromotionContext): boolean {
  return (
    isCurrent(promotion, context.promotions.now) && isForCustomer(promotion, context) && hasEffect(promotion, context)
  )
}

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
      isForCustomer(offer, context) &&
      coupons.every(({ promotion }) => stacks(promotion, offer, 'offer')) &&
      others.every(
        (other) => other.id === offer.id || (allowsStackingWith(offer, 'offer') && allowsStackingWith(other, 'offer')),
      ),
  )
}
