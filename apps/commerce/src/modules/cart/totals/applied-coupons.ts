import { type Draft, savedCents } from './draft.ts'
import type { LoadedFacts } from './facts.ts'

/** A code on a cart with what it does now; amount in cents, positive. */
export interface AppliedCode {
  readonly code: string
  readonly label: string
  readonly amountCents: number
  /** Whether it makes the delivery free. */
  readonly isFreeDelivery: boolean
  /** Whether it does anything; one whose conditions are not met stays on the cart without effect. */
  readonly isInEffect: boolean
}

/** The codes on a cart, in order of applying, with what each does. [R3.10, R3.11] */
export function appliedCodesOf(codes: readonly string[], draft: Draft, facts: Pick<LoadedFacts, 'promotions' | 'rewards'>): AppliedCode[] {
  const labels = new Map([
    ...facts.promotions.coupons.map(({ code, promotion }) => [code, promotion.label] as const),
    ...facts.rewards.map(({ code, label }) => [code, label] as const),
  ])
  const savings = [...draft.lines, ...draft.groups].flatMap((part) => part.savings)
  return codes.map((code) => {
    const own = savings.filter(({ source }) => source.kind !== 'offer' && source.code === code)
    const isFreeDelivery = draft.deliveryOffers.some(({ source }) => source.kind === 'coupon' && source.code === code)
    const amountCents = savedCents(own)
    return { code, label: labels.get(code) ?? code, amountCents, isFreeDelivery, isInEffect: isFreeDelivery || amountCents > 0 }
  })
}
