export interface MemberRef {
  /** Id of the site. */
  readonly banner: string
  readonly email: string
}

/** [R3.41] */
export interface LoyaltyMember {
  readonly id: string
  readonly email: string
  readonly firstname: string | undefined
  readonly lastname: string | undefined
  /** In the running year. */
  readonly spendCents: number
  /** `YYYY-MM-DD`. */
  readonly lastPurchaseDate: string | undefined
}

/** Usable while ACTIVE and between its dates. [R3.43, R3.44] */
interface RewardCode {
  readonly code: string
  readonly status: 'ACTIVE' | 'REDEEMED' | 'EXPIRED'
  readonly validFrom: Date | undefined
  readonly validTo: Date | undefined
}

/** [R3.42, A28] */
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

/** `unavailable`: the service did not answer. */
export type RefusalReason =
  | 'unknown'
  | 'other-member'
  | 'in-store-only'
  | 'redeemed'
  | 'expired'
  | 'not-started'
  | 'unavailable'

export type CodeCheck =
  | { readonly isValid: true; readonly label: string; readonly amountCents: number; readonly validTo: Date | undefined }
  | { readonly isValid: false; readonly reason: RefusalReason }

export interface CodeOfOrder {
  readonly banner: string
  readonly code: string
  readonly orderNumber: string
}

/** What an order adds to the spend of a calendar year; negative for a refund. */
interface Spend {
  /** The same entry counts once. */
  readonly entry: string
  readonly cents: number
  readonly year: number
  /** `YYYY-MM-DD`, in store time. */
  readonly day: string
  readonly firstname: string
  readonly lastname: string
}

interface NewReward {
  /** The same key issues one code. */
  readonly key: string
  readonly name: string
  readonly description: string
  readonly amountCents: number
  readonly validFrom: Date
  readonly validTo: Date
}

/** Also thrown for an invalid response. */
export class LoyaltyServiceError extends Error {
  override readonly name = 'LoyaltyServiceError'
}

/** Calls may throw {@link LoyaltyServiceError}. Never call it inside a transaction. [R7.109-R7.111, A121] */
export interface LoyaltyService {
  findMember(member: MemberRef): Promise<LoyaltyMember | undefined>
  /** In any state. */
  listOptions(member: MemberRef): Promise<readonly RewardOption[]>
  /** Never throws. */
  checkCode(member: MemberRef, code: string): Promise<CodeCheck>
  /** Idempotent. @returns false when another order or a store has redeemed the code */
  redeem(use: CodeOfOrder): Promise<boolean>
  /** Has no effect on a code that the order has not redeemed. */
  release(use: CodeOfOrder): Promise<void>
  /** Idempotent; adds the member when it is new. */
  addSpend(member: MemberRef, spend: Spend): Promise<void>
  /** Idempotent. @returns the code */
  issue(member: MemberRef, reward: NewReward): Promise<string>
  /** @returns false when the code was used */
  withdraw(member: MemberRef, code: string): Promise<boolean>
}
