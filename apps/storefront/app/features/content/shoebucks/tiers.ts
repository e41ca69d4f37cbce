import type { TierOffer } from '#app/session/site/site-settings.ts'

export const tierName = (code: string) => code.charAt(0) + code.slice(1).toLowerCase()

/** Spend at which the bar is full. [R9.23] */
export const mostCents = (tiers: readonly TierOffer[]) =>
  Math.max(1, ...tiers.map(({ thresholdCents }) => thresholdCents))

/** 0 to 100. [R9.23] */
export function barPercent(spendCents: number, tiers: readonly TierOffer[]): number {
  return Math.min(100, Math.max(0, (spendCents / mostCents(tiers)) * 100))
}
