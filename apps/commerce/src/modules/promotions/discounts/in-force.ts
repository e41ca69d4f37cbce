import { type DraftLine, savedCents } from '../../cart/totals/draft.ts'
import type { Promotion } from '../rules/rule.ts'
import type { CouponFact, PromotionFacts } from './context.ts'
import { takeEffect } from './effects.ts'
import { meantBy } from './eligible-items.ts'

export interface Situation {
  /** Before any discount. */
  readonly lines: readonly DraftLine[]
  readonly isSignedIn: boolean
  readonly promotions: PromotionFacts
}

export function isDue({ startsAt, endsAt }: Promotion, now: Date): boolean {
  return (startsAt === undefined || startsAt <= now) && (endsAt === undefined || now < endsAt)
}

function isForCustomer({ rule }: Promotion, { isSignedIn, promotions }: Situation): boolean {
  if (rule.isFirstOrderOnly && promotions.hasOrdered) return false
  return rule.customers === 'everybody' || (rule.customers === 'member') === isSignedIn
}

function hasEffect(promotion: Promotion, { lines, promotions }: Situation): boolean {
  const { effect, goods, minimumCents } = promotion.rule
  const isMeant = meantBy(goods, promotions)
  const meant = lines.filter(isMeant)
  const meantCents = meant.reduce((sum, line) => sum + line.rowCents, 0)
  if (meant.length === 0 || meantCents < minimumCents) return false
  if (effect.kind === 'free-delivery') return true
  const source = { kind: 'offer', promotionId: promotion.id } as const
  return takeEffect(lines, effect, { label: promotion.label, source }, isMeant).some(
    (line) => savedCents(line.savings) > 0,
  )
}

function fits(promotion: Promotion, situation: Situation): boolean {
  return (
    isDue(promotion, situation.promotions.now) && isForCustomer(promotion, situation) && hasEffect(promotion, situation)
  )
}

type Kind = 'offer' | 'coupon'

const accepts = ({ rule: { stacking } }: Promotion, other: Kind) =>
  stacking === 'all' || (stacking === 'offers' && other === 'offer')

/** Two codes of one promotion never stack. */
function stacks(coupon: Promotion, other: Promotion, otherKind: Kind): boolean {
  return coupon.id !== other.id && accepts(coupon, otherKind) && accepts(other, 'coupon')
}

/** In order of applying: each must stack with those before it. */
export function couponsInForce(situation: Situation): readonly CouponFact[] {
  const inForce: CouponFact[] = []
  for (const coupon of situation.promotions.coupons) {
    const isStacked = inForce.every(({ promotion }) => stacks(coupon.promotion, promotion, 'coupon'))
    if (isStacked && !coupon.isSpent && fits(coupon.promotion, situation)) inForce.push(coupon)
  }
  return inForce
}

export function offersInForce(situation: Situation): readonly Promotion[] {
  const coupons = couponsInForce(situation)
  const inForce: Promotion[] = []
  for (const offer of situation.promotions.offers) {
    const isWithCoupons = coupons.every(({ promotion }) => stacks(promotion, offer, 'offer'))
    const isWithOffers = inForce.every((other) => accepts(offer, 'offer') && accepts(other, 'offer'))
    if (isWithCoupons && isWithOffers && fits(offer, situation)) inForce.push(offer)
  }
  return inForce
}

/** Offers open to the customer, even if the goods do not qualify yet. */
export function offersWithinReach(situation: Situation): readonly Promotion[] {
  const coupons = couponsInForce(situation)
  const others = offersInForce(situation)
  return situation.promotions.offers.filter(
    (offer) =>
      isDue(offer, situation.promotions.now) &&
      isForCustomer(offer, situation) &&
      coupons.every(({ promotion }) => stacks(promotion, offer, 'offer')) &&
      others.every((other) => other.id === offer.id || (accepts(offer, 'offer') && accepts(other, 'offer'))),
  )
}
