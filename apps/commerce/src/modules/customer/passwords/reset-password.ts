import { enforceLimits, recordAudit, refundAttempts } from '#modules/site'
import type { Context } from '#src/platform/context'
import { inTransaction } from '#src/platform/database'
import { fail } from '../errors.ts'
import { confirmEmailOf, lockCustomer } from '../store.ts'
import type { CustomerRow } from '../tables.ts'
import { putPassword } from './change-password.ts'
import { hashPassword } from './password-hash.ts'
import { requireNewPassword } from './password-rules.ts'
import { readReset, useReset } from './reset-store.ts'

const HOUR_SECONDS = 3600

const ofAccount = (account: number | string) => ({
  action: 'reset-token-customer',
  key: String(account),
  windowSeconds: HOUR_SECONDS,
})

/** @throws AppError RATE_LIMITED */
export async function enforceResetLimits(ctx: Context, account: number | string): Promise<void> {
  await enforceLimits(ctx, [
    { action: 'reset-token', key: ctx.viewer.address, limit: 10, windowSeconds: HOUR_SECONDS },
    { ...ofAccount(account), limit: 5 },
  ])
}

/**
 * Ends every session.
 * @throws AppError RESET_TOKEN_MISMATCH, RESET_TOKEN_EXPIRED, PASSWORD_* [R7.48, R5.16]
 */
export async function resetWithToken(
  ctx: Context,
  customer: CustomerRow | undefined,
  token: string,
  newPassword: string,
): Promise<true> {
  const state = customer ? await readReset(ctx.db, customer.id, token) : 'mismatched'
  if (!customer || state !== 'good') {
    await recordAudit(ctx, { action: 'reset-refused', ...(customer && { target: `customer:${customer.id}` }) })
    throw fail(state === 'expired' ? 'RESET_TOKEN_EXPIRED' : 'RESET_TOKEN_MISMATCH')
  }
  const password = requireNewPassword(newPassword, customer.email)
  const hash = await hashPassword(password).catch(async (error: unknown) => {
    // A full hash queue must not use up an attempt.
    await refundAttempts(ctx, [ofAccount(customer.id)])
    throw error
  })
  await inTransaction(ctx.db, async (trx) => {
    if (!(await useReset(trx, customer.id, token))) throw fail('RESET_TOKEN_MISMATCH')
    await confirmEmailOf(trx, customer.id, customer.email) // the link was mailed to this address
    await putPassword(ctx, trx, { customer: await lockCustomer(trx, customer.id), hash, action: 'password-reset' })
  })
  return true
}
