/** Threshold: spend per year. [A97] */
export interface Tier {
  readonly code: 'MEMBER' | 'SILVER' | 'GOLD'
  readonly thresholdCents: number
}

/** Ascending. [R9.21, R9.22] */
export const TIERS: readonly [Tier, ...Tier[]] = [
  { code: 'MEMBER', thresholdCents: 0 },
  { code: 'SILVER', thresholdCents: 20_000 },
  { code: 'GOLD', thresholdCents: 35_000 },
]

/** Inclusive boundaries; `missingCents` is 0 at the top. [A97] */
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
