export interface Session {
  readonly customerId: number
  /** Possibly unconfirmed: only platform/account-email.ts reads it. */
  readonly accountEmail: string
  /** Shared by all tokens of one session. */
  readonly family: string
  /** Name of the staff secret. */
  readonly staff: string | undefined
  readonly isEmailConfirmed: boolean
}
