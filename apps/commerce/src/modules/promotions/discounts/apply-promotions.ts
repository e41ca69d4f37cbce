import type { Promotion } from '../rules/rule.ts'
import { applyDiscount } from './apply-discount.ts'
import type { PromotionContext } from './context.ts'
import { eligibleFor } from './eligible-items.ts'
import { couponsInForce, offersInForce } from './in-force.ts'
import type { PromotionLine, SavingOrigin, SavingSource } from './line.ts'

export interface Discounted<Line> {
  readonly lines: readonly Line[]
  /** Promotions that make delivery free, in order of precedence. */
  readonly deliveryOffers: readonly SavingOrigin[]
}

function applyAll<Line extends PromotionLine>(
  lines: readonly Line[],
  applied: readonly { readonly promotion: Promotion; readonly source: SavingSource }[],
  { promotions }: PromotionContext,
): Discounted<Line> {
  let discounted = lines
  const deliveryOffers: SavingOrigin[] = []
  for (const { promotion, source } of applied) {
    const { label, rule } = promotion
    const origin = { label, source }
    if (rule.effect.kind === 'free-delivery') deliveryOffers.push(origin)
    else discounted = applyDiscount(discounted, rule.effect, origin, eligibleFor(rule.goods, promotions))
  }
  return { lines: discounted, deliveryOffers }
}

/** @param lines with the savings so far; eligibility is decided by the context's lines, at full price */
export function applyOffers<Line extends PromotionLine>(
  lines: readonly Line[],
  context: PromotionContext,
): Discounted<Line> {
  const applied = offersInForce(context).map((promotion) => {
    return { promotion, source: { kind: 'offer', promotionId: promotion.id } as const }
  })
  return applyAll(lines, applied, context)
}

/** @param lines as in `applyOffers` [R3.10, R3.11] */
export function applyCoupons<Line extends PromotionLine>(
  lines: readonly Line[],
  context: PromotionContext,
): Discounted<Line> {
  const applied = couponsInForce(context).map(({ code, promotion }) => {
    return { promotion, source: { kind: 'coupon', promotionId: promotion.id, code } as const }
  })
  return applyAll(lines, applied, context)
}
