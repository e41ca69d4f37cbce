import { count, countsOf, type Stored } from './stored-values.ts'

/** Amounts in cents. [A97] */
export interface LoyaltySettings {
  /** Spend of a calendar year that reaches a tier. */
  readonly thresholds: Readonly<Record<'SILVER' | 'GOLD', number>>
  /** Sent when a tier is reached; 0 for none. */
  readonly rewards: Readonly<Record<'SILVER' | 'GOLD', number>>
  /** By tier; 0 for none. */
  readonly birthdayRewards: Readonly<Record<'MEMBER' | 'SILVER' | 'GOLD', number>>
  readonly rewardDays: number
  readonly birthdayRewardDays: number
  /** How long a date of birth is known before its first reward. [decision 135] */
  readonly birthdayNoticeDays: number
}

export const LOYALTY_DEFAULTS: LoyaltySettings = {
  thresholds: { SILVER: 20_000, GOLD: 35_000 },
  rewards: { SILVER: 1500, GOLD: 3000 },
  birthdayRewards: { MEMBER: 1000, SILVER: 2000, GOLD: 3000 },
  rewardDays: 90,
  birthdayRewardDays: 30,
  birthdayNoticeDays: 30,
}

/** Ignores stored values of a wrong type. */
export function loyaltyOf(stored: Stored): LoyaltySettings {
  const { thresholds, rewards, birthdayRewards, rewardDays, birthdayRewardDays, birthdayNoticeDays } = LOYALTY_DEFAULTS
  return {
    thresholds: countsOf(stored.loyalty_tiers, thresholds),
    rewards: countsOf(stored.loyalty_rewards, rewards),
    birthdayRewards: countsOf(stored.loyalty_birthday_rewards, birthdayRewards),
    rewardDays: count(stored.loyalty_reward_days, rewardDays),
    birthdayRewardDays: count(stored.loyalty_birthday_reward_days, birthdayRewardDays),
    birthdayNoticeDays: count(stored.loyalty_birthday_notice_days, birthdayNoticeDays),
  }
}
