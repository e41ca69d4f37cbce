import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'

/** `due` and `returning` wait for a job to redeem or release them; `refused` was redeemed elsewhere. */
export type RedemptionState = 'reserved' | 'due' | 'redeemed' | 'refused' | 'returning' | 'released'

/** At most one redemption of a code is not released. */
interface RedemptionTable {
  id: GeneratedAlways<number>
  website_id: number
  code: string
  order_id: number
  order_number: string
  state: RedemptionState
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** What an order adds to a member's spend, negative for a refund; sent to the loyalty service once. [A120] */
interface LoyaltyEntryTable {
  id: GeneratedAlways<number>
  website_id: number
  email: string
  order_id: number
  /** Counts the entries of an order. */
  n: number
  /** Calendar year of the order's payment, in store time. */
  year: number
  /** `YYYY-MM-DD`, in store time. */
  on_day: string
  cents: number
  is_sent: Generated<boolean>
  created_at: ColumnType<Date, never, never>
}

/** One of a kind and year, unless it was withdrawn. */
interface LoyaltyRewardTable {
  id: GeneratedAlways<number>
  website_id: number
  email: string
  kind: 'SILVER' | 'GOLD' | 'birthday'
  year: number
  n: number
  cents: number
  valid_from: Date
  valid_to: Date
  /** Null until the loyalty service has issued it. */
  code: string | null
  state: 'due' | 'issued' | 'withdrawn'
  /** The order that reached the tier. */
  order_id: number | null
  /** Whose birthday it is: one a year, whatever the account's email. */
  customer_id: number | null
  created_at: ColumnType<Date, never, never>
}

export type RewardKind = LoyaltyRewardTable['kind']

export type RewardRow = Pick<
  Selectable<LoyaltyRewardTable>,
  'id' | 'email' | 'kind' | 'year' | 'n' | 'cents' | 'valid_from' | 'valid_to'
>

export interface LoyaltyTables {
  redemption: RedemptionTable
  loyalty_entry: LoyaltyEntryTable
  loyalty_reward: LoyaltyRewardTable
}
