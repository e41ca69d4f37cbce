import { formatCents, shortDollars } from '@welt/kit/money'
import { mostCents, tierName } from '#app/features/content/shoebucks/tiers.ts'
import type { TierOffer } from '#app/session/site/site-settings.ts'

/** Amounts in cents. */
export interface Standing {
  readonly tier: string
  readonly next: string | undefined
  readonly spendCents: number
  readonly missingCents: number
  /** "Wed 14 Oct 2026". */
  readonly lastPurchase: string | undefined
}

export interface Ticket {
  readonly code: string
  readonly name: string
  readonly amountCents: number
  readonly from: string | undefined
  readonly until: string | undefined
  /** Ends within 7 days. */
  readonly isEnding: boolean
  readonly isInStore: boolean
}

export interface HistoryEntry {
  readonly day: string
  readonly order: string
  readonly isOwn: boolean
  readonly names: readonly string[]
  readonly discountCents: number
  readonly cents: number
  readonly spendCents: number
  readonly reached: string | undefined
  readonly rewardCents: number
}

export interface History {
  readonly year: number
  readonly hasEarlier: boolean
  readonly otherCents: number
  readonly entries: readonly HistoryEntry[]
}

export interface OtherReward {
  readonly name: string
  readonly amountCents: number
  readonly state: string
  readonly from: string | undefined
  readonly until: string | undefined
}

export function barText({ tier, next, spendCents, missingCents }: Standing, tiers: readonly TierOffer[]): string {
  const most = shortDollars(mostCents(tiers))
  const rest = next ? `, ${formatCents(missingCents)} to ${next}` : ''
  return `${tier}. ${formatCents(spendCents)} of ${most} spent${rest}`
}

export function toNextText({ next, missingCents }: Standing): string {
  return next ? `${formatCents(missingCents)} to ${next}` : 'Top tier until 31 Dec'
}

/** "Silver at $200 a year, Gold at $350". */
export function thresholdsText(tiers: readonly TierOffer[]): string {
  const paid = tiers.filter(({ thresholdCents }) => thresholdCents > 0)
  return paid.map(({ code, thresholdCents }) => `${tierName(code)} at ${shortDollars(thresholdCents)}`).join(' and ')
}

export const JOIN = '/customer/account/create?returnTo=%2Fcustomer%2Frewards'
export const SIGN_IN = '/customer/account/login?returnTo=%2Fcustomer%2Frewards'
