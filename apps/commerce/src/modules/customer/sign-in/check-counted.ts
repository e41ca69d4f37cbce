import { type LimitRule, refundAttempts } from '#modules/site'
import type { Context } from '#src/platform/context'
import { checkPassword, type PasswordCheck } from '../passwords/password-hash.ts'
import { couldBePassword } from '../passwords/password-rules.ts'

/**
 * A full hash queue must not count as a failure, or a flood would lock the account.
 * @throws AppError RATE_LIMITED
 */
export async function checkCounted(
  ctx: Context,
  counted: readonly LimitRule[],
  { password, stored }: { readonly password: string; readonly stored: string | null | undefined },
): Promise<PasswordCheck> {
  try {
    return await checkPassword(couldBePassword(password) ? password : 'not a password', stored)
  } catch (error) {
    await refundAttempts(ctx, counted)
    throw error
  }
}
