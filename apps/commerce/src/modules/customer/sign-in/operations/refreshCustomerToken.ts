import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { CustomerToken } from '#src/platform/contract/contract.generated'
import { fail } from '../../errors.ts'
import { replaceToken } from '../replace-token.ts'

/**
 * Concurrent refreshes get the same new token.
 * @throws AppError NOT_AUTHORIZED [R7.35, R4.20, R4.28, A46]
 */
export async function refreshCustomerToken(ctx: Context): Promise<CustomerToken> {
  const { bearer, session } = ctx.viewer
  const { tokenLifetimeHours } = await settingsOfRequest(ctx)
  const made = session && bearer ? await replaceToken(ctx.db, bearer, tokenLifetimeHours) : undefined
  if (!made) throw fail('NOT_AUTHORIZED')
  return { token: made.token, lifetime_seconds: made.lifetimeSeconds, device_token: null }
}
