import { type DraftLine, savedCents } from '../totals/draft.ts'
import { takeEffect } from './effects.ts'
import type { CouponFact, PromotionFacts } from './facts.ts'
import { meantBy } from './meant-goods.ts'
import type { Promotion } from './rule.ts'

/** What decides which promotions are in force for a cart. */
export interface Situation {
  /** Before any saving. */
  readonly lines: readonly DraftLine[]
  readonly isSignedIn: boolean
  readonly promotions: PromotionFacts
}

/** Whether now is in its window. */
export function isDue({ startsAt, endsAt }: Promotion, now: Date): boolean {
  return (startsAt === undefined || startsAt <= now) && (endsAt === undefined || now < endsAt)
}

function isForCustomer({ rule }: Promotion, { isSignedIn, promotions }: Situation): boolean {
  if (rule.isFirstOrderOnly && promotions.hasOrdered) return false
  return rule.customers === 'everybody' || (rule.customers === 'member') === isSignedIn
}

/** Whether it takes anything off these goods. Free delivery does wherever there are goods that it is about. */
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

/** Whether everything that a promotion asks for is given, other promotions aside. */
function fits(promotion: Promotion, situation: Situation): boolean {
  return (
    isDue(promotion, situation.promotions.now) && isForCustomer(promotion, situation) && hasEffect(promotion, situation)
  )
}

type Kind = 'offer' | 'coupon'

const accepts = ({ rule: { stacking } }: Promotion, other: Kind) =>
  stacking === 'all' || (stacking === 'offers' && other === 'offer')

/**
 * Whether a coupon and another promotion may be in force together. One promotion is in force once, whatever its codes.
 */
function stacks(coupon: Promotion, other: Promotion, otherKind: Kind): boolean {
  return coupon.id !== other.id && accepts(coupon, otherKind) && accepts(other, 'coupon')
}

/** The coupons that are in force, in order of applying: one that does not stack with those before it is not. */
export function couponsInForce(situation: Situation): readonly CouponFact[] {
  const inForce: CouponFact[] = []
  for (const coupon of situation.promotions.coupons) {
    const isStacked = inForce.every(({ promotion }) => stacks(coupon.promotion, promotion, 'coupon'))
    if (isStacked && !coupon.isSpent && fits(coupon.promotion, situation)) inForce.push(coupon)
  }
  return inForce
}

/** The automatic offers that are in force: what stacks with the coupons in force and with the offers before it. */
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

/**
 * The automatic offers open to this cart's customer, whether or not its goods qualify yet. Offers that don't stack with
 * an applied one are left out.
 */
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
