import type { Generated, GeneratedAlways } from 'kysely'

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

export interface LoyaltyTables {
  redemption: RedemptionTable
}
