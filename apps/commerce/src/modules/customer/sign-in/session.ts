/** Who is signed in, by the token of a request. */
export interface Session {
  readonly customerId: number
  /** Possibly unconfirmed: only composition/account-email.ts reads it. */
  readonly accountEmail: string
  /** One sign-in and all its refreshes. */
  readonly family: string
  /** Name of the staff secret when staff act for the customer. */
  readonly staff: string | undefined
  /** Whether the email is shown to be theirs. */
  readonly isEmailConfirmed: boolean
}
