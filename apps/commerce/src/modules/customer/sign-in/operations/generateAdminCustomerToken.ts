import { normalValue } from '@welt/kit/text/typed-text'
import { findRefusal, recordAudit, tooMany } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { CustomerToken, MutationGenerateAdminCustomerTokenArgs } from '#src/platform/contract/contract.generated'
import { inTransaction } from '#src/platform/database'
import { log } from '#src/platform/log'
import { fail } from '../../errors.ts'
import { findCustomer } from '../../store.ts'
import { findStaff } from '../admin-secrets.ts'
import { describeDevice } from '../device.ts'
import { insertSession } from '../session-store.ts'

const HOUR_SECONDS = 3600
const OF_ADDRESS = 5
const OF_ALL = 20

/** @throws AppError RATE_LIMITED */
async function enforceSecretLimits(ctx: Context): Promise<void> {
  const ofAll = { action: 'admin-secret-all', key: 'all', limit: OF_ALL, windowSeconds: HOUR_SECONDS }
  const ofAddress = { action: 'admin-secret', key: ctx.viewer.address, limit: OF_ADDRESS, windowSeconds: HOUR_SECONDS }
  const refusal = await findRefusal(ctx, [ofAddress, ofAll])
  if (refusal?.rule === ofAll) log('error', 'staff sign-in tried too often', { alarm: true, requestId: ctx.requestId })
  if (refusal) throw tooMany(refusal)
}

/**
 * The error does not reveal whether the secret, the customer or the consent was missing.
 * @throws AppError SIGN_IN_INCORRECT, RATE_LIMITED [R7.34, R6.12, R6.15, A62]
 */
export async function generateAdminCustomerToken(
  ctx: Context,
  args: MutationGenerateAdminCustomerTokenArgs,
): Promise<CustomerToken> {
  if (ctx.viewer.customerId !== undefined) throw fail('ALREADY_SIGNED_IN')
  await enforceSecretLimits(ctx)
  const target = `customer:${args.customer_id}`
  const made = await inTransaction(ctx.db, async (trx) => {
    const staff = await findStaff(trx, normalValue(args.secret))
    const customer = await findCustomer(trx, ctx.brand.websiteId, args.customer_id)
    if (staff === undefined || !customer?.allow_remote_shopping_assistance) {
      await recordAudit(
        { ...ctx, db: trx },
        { action: 'staff-sign-in-failed', target, detail: { staff: staff ?? 'unknown' } },
      )
      return undefined
    }
    await recordAudit({ ...ctx, db: trx }, { action: 'staff-sign-in', target, detail: { staff } })
    return insertSession(trx, {
      customerId: customer.id,
      websiteId: ctx.brand.websiteId,
      lifetimeHours: 1,
      device: describeDevice(ctx.viewer.userAgent),
      address: ctx.viewer.address,
      staff,
    })
  })
  if (!made) throw fail('SIGN_IN_INCORRECT')
  return { token: made.token, lifetime_seconds: made.lifetimeSeconds, device_token: null }
}
