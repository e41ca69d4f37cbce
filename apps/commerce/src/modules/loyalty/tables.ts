import type { Generated, GeneratedAlways } from 'kysely'

/**
 * `reserved` waits for the payment, `due` is paid and told to the loyalty service by a job, `refused` was redeemed
 * elsewhere meanwhile, `returning` is given back by a job since the order ended.
 */
export type RedemptionState = 'reserved' | 'due' | 'redeemed' | 'refused' | 'returning' | 'released'

/** A reward code that an order uses; one that is not released is used by one order alone. */
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
