import { parseEmail } from '@welt/kit/text/patterns'
import type { Context } from './context.ts'

/**
 * The only reader of a session's email (enforced by scripts/checks/account-email.ts), so that no look-up by email can
 * skip the confirmation check. [decision 17]
 */
type Caller = Pick<Context, 'viewer'>

/** The customer's email for look-ups; undefined for guests and until it is confirmed. */
export function confirmedEmailOf({ viewer: { session } }: Caller): string | undefined {
  return session?.isEmailConfirmed ? session.accountEmail : undefined
}

/** Whether an email is the customer's own; it need not be confirmed. */
export function isOwnEmail({ viewer: { session } }: Caller, email: string): boolean {
  return session !== undefined && parseEmail(email) === session.accountEmail
}

/**
 * The account and its email, for statements that limit an unconfirmed email to the account's own rows; undefined for
 * guests.
 */
export function ownAddressOf({ viewer: { session } }: Caller) {
  return session && { email: session.accountEmail, by: session }
}
