import { LOYALTY_DEFAULTS, type LoyaltySettings } from '#modules/site'

type TierCode = 'MEMBER' | 'SILVER' | 'GOLD'

/** Threshold: spend per year. [A97] */
export interface Tier {
  readonly code: TierCode
  readonly thresholdCents: number
  /** Sent when the tier is reached; 0 for none. */
  readonly rewardCents: number
  readonly birthdayRewardCents: number
}

/** Ascending. [R9.21, R9.22] */
export function tiersOf({ thresholds, rewards, birthdayRewards }: LoyaltySettings): readonly [Tier, ...Tier[]] {
  const paid = (['SILVER', 'GOLD'] as const).map((code) => ({
    code,
    thresholdCents: thresholds[code],
    rewardCents: rewards[code],
    birthdayRewardCents: birthdayRewards[code],
  }))
  return [
    { code: 'MEMBER', thresholdCents: 0, rewardCents: 0, birthdayRewardCents: birthdayRewards.MEMBER },
    ...paid.sort((a, b) => a.thresholdCents - b.thresholdCents),
  ]
}

/** Inclusive boundaries; `missingCents` is 0 at the top. [A97] */
export function standingOf(
  spendCents: number,
  settings: LoyaltySettings = LOYALTY_DEFAULTS,
): {
  readonly tier: Tier
  readonly next: Tier | undefined
  readonly missingCents: number
} {
  const tiers = tiersOf(settings)
  const reached = tiers.filter((tier) => spendCents >= tier.thresholdCents)
  const next = tiers.find((tier) => spendCents < tier.thresholdCents)
  return {
    tier: reached.at(-1) ?? tiers[0],
    next,
    missingCents: next ? next.thresholdCents - Math.max(0, spendCents) : 0,
  }
}
