/** Whose record at the loyalty service; each shop is a banner of its own there. */
export interface MemberRef {
  /** Id of the site. */
  readonly banner: string
  readonly email: string
}

/** A member as the loyalty service knows them. [R3.41] */
export interface LoyaltyMember {
  readonly id: string
  readonly email: string
  readonly firstname: string | undefined
  readonly lastname: string | undefined
  /** Spend of the running year, in cents of the site's currency. */
  readonly spendCents: number
  /** `YYYY-MM-DD`; undefined before the first purchase. */
  readonly lastPurchaseDate: string | undefined
}

/** A code of a reward: usable while ACTIVE and between its dates. [R3.43, R3.44] */
interface RewardCode {
  readonly code: string
  readonly status: 'ACTIVE' | 'REDEEMED' | 'EXPIRED'
  readonly validFrom: Date | undefined
  readonly validTo: Date | undefined
}

/** What points can be turned into. [R3.42, A28] */
export interface RewardOption {
  readonly id: string
  readonly banner: string | undefined
  readonly name: string | undefined
  readonly description: string | undefined
  readonly status: string
  readonly type: string | undefined
  /** Online or in store. */
  readonly method: string | undefined
  readonly amountCents: number
  readonly codes: readonly RewardCode[]
}

/** Why a member can't use a code now; `unavailable`: the service did not say. */
export type RefusalReason =
  | 'unknown'
  | 'other-member'
  | 'in-store-only'
  | 'redeemed'
  | 'expired'
  | 'not-started'
  | 'unavailable'

/** Whether a member may use a code now, and what it takes off; only the service says how much that is. */
export type CodeJudgement =
  | { readonly isValid: true; readonly label: string; readonly amountCents: number; readonly validTo: Date | undefined }
  | { readonly isValid: false; readonly reason: RefusalReason }

/** A code and the order that uses it. */
export interface CodeOfOrder {
  readonly banner: string
  readonly code: string
  readonly orderNumber: string
}

/** The loyalty service is away, too slow, or its answer makes no sense. */
export class LoyaltyServiceError extends Error {
  override readonly name = 'LoyaltyServiceError'
}

/**
 * The loyalty service. Calls may throw {@link LoyaltyServiceError}, at the latest after a few seconds.
 * Never called inside a transaction. [R7.109-R7.111, A121]
 */
export interface LoyaltyService {
  findMember(member: MemberRef): Promise<LoyaltyMember | undefined>
  /** Every reward of a member, whatever its state. */
  listOptions(member: MemberRef): Promise<readonly RewardOption[]>
  /** Never throws: a service that does not answer has not said that the code is valid. */
  judgeCode(member: MemberRef, code: string): Promise<CodeJudgement>
  /**
   * Redeems a code for an order, once however often it is called; false when another order or a store has redeemed it.
   */
  redeem(use: CodeOfOrder): Promise<boolean>
  /** Gives back a code that the order has redeemed; nothing happens to any other. */
  release(use: CodeOfOrder): Promise<void>
}
