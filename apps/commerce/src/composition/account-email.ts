import { parseEmail } from '@welt/kit/text/patterns'
import type { Context } from './context.ts'

/**
 * The only file that reads the email of a session; scripts/checks/account-email.ts refuses it anywhere else, so that a
 * look-up by email cannot forget whether the email is confirmed. [decision 17]
 */
type Caller = Pick<Context, 'viewer'>

/** The customer's email for look-ups by email; undefined until it is confirmed, and for guests. */
export function confirmedEmailOf({ viewer: { session } }: Caller): string | undefined {
  return session?.isEmailConfirmed ? session.accountEmail : undefined
}

/** Whether an email is the customer's own, confirmed or not. */
export function isOwnEmail({ viewer: { session } }: Caller, email: string): boolean {
  return session !== undefined && parseEmail(email) === session.accountEmail
}

/** The account and its email, for statements that show an unconfirmed one its own rows only; undefined for guests. */
export function ownAddressOf({ viewer: { session } }: Caller) {
  return session && { email: session.accountEmail, by: session }
}
