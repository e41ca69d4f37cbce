import { parseEmail } from '@welt/kit/text/patterns'
import type { Context } from './context.ts'

/**
 * The only reader of a session's email (enforced by scripts/checks/account-email.ts), so that no lookup by email can
 * skip the confirmation check. [decision 17]
 */
type Caller = Pick<Context, 'viewer'>

/** Undefined for guests and until the email is confirmed. */
export function confirmedEmailOf({ viewer: { session } }: Caller): string | undefined {
  return session?.isEmailConfirmed ? session.accountEmail : undefined
}

/** Unconfirmed emails count too. */
export function isOwnEmail({ viewer: { session } }: Caller, email: string): boolean {
  return session !== undefined && parseEmail(email) === session.accountEmail
}

/** For statements that restrict an unconfirmed email to the account's own rows. */
export function ownAddressOf({ viewer: { session } }: Caller) {
  return session && { email: session.accountEmail, by: session }
}
