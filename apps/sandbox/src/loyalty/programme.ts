import { brands } from '@welt/brands'

export interface Member {
  readonly banner: string
  readonly customer_primary_id: string
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  /** Spent in stores this year, in dollars of the shop's currency. */
  readonly annual_spend_to_date: number
  /** `YYYY-MM-DD`; null before the first. */
  readonly last_purchase_date: string | null
}

/** What an order added to a year's spend, in dollars; negative for a refund. */
export interface SpendEntry {
  readonly banner: string
  readonly email: string
  readonly entry: string
  readonly amount: number
  readonly year: number
  /** `YYYY-MM-DD`. */
  readonly day: string
}

export const METHODS = ['Online', 'In store'] as const

/** Belongs to one member and can be redeemed once. */
export interface RewardCode {
  readonly banner: string
  readonly email: string
  readonly code: string
  readonly optionId: string
  readonly name: string
  readonly description: string
  readonly method: (typeof METHODS)[number]
  /** In dollars of the shop's currency. */
  readonly amount: number
  /** ISO 8601. */
  readonly validFrom: string
  readonly validTo: string
  /** The order that redeemed it, or `store`. */
  readonly redeemedBy: string | null
  /** Of a code that a shop asked for. */
  readonly key?: string
}

const DAY_MS = 86_400_000

interface DemoReward {
  readonly ending: string
  readonly name: string
  readonly amount: number
  readonly days: readonly [from: number, to: number]
  readonly method?: RewardCode['method']
  readonly redeemedBy?: string
}

const DEMO_REWARDS: readonly DemoReward[] = [
  { ending: 'REWARD-15', name: '$15 reward', amount: 15, days: [-30, 60] },
  { ending: 'REWARD-25', name: '$25 reward', amount: 25, days: [-30, 60] },
  { ending: 'BIRTHDAY-20', name: '$20 birthday reward', amount: 20, days: [-60, 30], redeemedBy: 'store' },
  { ending: 'WELCOME-10', name: '$10 welcome reward', amount: 10, days: [-120, -30] },
  { ending: 'SOON-30', name: '$30 spring reward', amount: 30, days: [30, 60] },
  { ending: 'STORE-10', name: '$10 in our stores', amount: 10, days: [-30, 60], method: 'In store' },
]

const DEMO_MEMBERS: readonly (readonly [email: string, firstname: string, spend: number])[] = [
  ['demo@welt.example', 'Robin', 275],
  ['new.member@welt.example', 'Alex', 60],
  ['gold.member@welt.example', 'Kim', 412.5],
]

/** Members of all seven shops; the same at every start. */
export function demoMembers(): Member[] {
  return brands.flatMap(({ id: banner }) =>
    DEMO_MEMBERS.map(([email, firstname, spend], i) => ({
      banner,
      customer_primary_id: `${banner}-${1001 + i}`,
      email,
      firstname,
      lastname: 'Walker',
      annual_spend_to_date: spend,
      last_purchase_date: '2026-05-12',
    })),
  )
}

/** Rewards of the demo account on all seven shops, with dates relative to `today`. */
export function demoCodes(today: Date): RewardCode[] {
  const midnight = Math.floor(today.getTime() / DAY_MS) * DAY_MS
  const dayAt = (days: number) => new Date(midnight + days * DAY_MS).toISOString()
  return brands.flatMap(({ id: banner, name: shop }) =>
    DEMO_REWARDS.map(({ ending, name, amount, days: [from, to], method = 'Online', redeemedBy = null }) => ({
      banner,
      email: 'demo@welt.example',
      code: `${banner.toUpperCase()}-${ending}`,
      optionId: `${banner}-${ending.toLowerCase()}`,
      name,
      description: `$${amount} off your next pair at ${shop}.`,
      method,
      amount,
      validFrom: dayAt(from),
      validTo: dayAt(to),
      redeemedBy,
    })),
  )
}
