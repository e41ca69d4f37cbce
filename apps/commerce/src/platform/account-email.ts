import { parseEmail } from '@welt/kit/text/patterns'
import type { Context } from './context.ts'

/**
 * The only reader of a session's email (see scripts/checks/account-email.ts), so that no lookup can skip its
 * confirmation. [decision 17]
 */
type Caller = Pick<Context, 'viewer'>

/** Undefined until confirmed. */
export function confirmedEmailOf({ viewer: { session } }: Caller): string | undefined {
  return session?.isEmailConfirmed ? session.accountEmail : undefined
}

/** Need not be confirmed. */
export function isOwnEmail({ viewer: { session } }: Caller, email: string): boolean {
  return session !== undefined && parseEmail(email) === session.accountEmail
}

export function ownAddressOf({ viewer: { session } }: Caller) {
  return session && { email: session.accountEmail, by: session }
}
