/** A tier of the programme and the spend of a year that reaches it, in cents. [A97] */
export interface Tier {
  readonly code: 'MEMBER' | 'SILVER' | 'GOLD'
  readonly thresholdCents: number
}

/** The tiers, ascending; the first is everybody's. [R9.21, R9.22] */
export const TIERS: readonly [Tier, ...Tier[]] = [
  { code: 'MEMBER', thresholdCents: 0 },
  { code: 'SILVER', thresholdCents: 20_000 },
  { code: 'GOLD', thresholdCents: 35_000 },
]

/**
 * Where a spend stands: its tier, the next one, and what is missing to that;
 * 0 at the top. Boundaries are inclusive. [A97]
 */
export function standingOf(spendCents: number): {
  readonly tier: Tier
  readonly next: Tier | undefined
  readonly missingCents: number
} {
  const reached = TIERS.filter((tier) => spendCents >= tier.thresholdCents)
  const next = TIERS.find((tier) => spendCents < tier.thresholdCents)
  return {
    tier: reached.at(-1) ?? TIERS[0],
    next,
    missingCents: next ? next.thresholdCents - Math.max(0, spendCents) : 0,
  }
}
