import { enforceLimits, limitReset, recordAudit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import { fail } from '../errors.ts'
import { lockCustomer } from '../store.ts'
import type { CustomerRow } from '../tables.ts'
import { checkCounted } from './check-counted.ts'
import { isOpen } from './session-store.ts'

const TEN_MINUTES = 600
const HOUR = 3600
const FAILURES = 10
/** Per hour. */
const GUARDED_CHANGES = 20

/** @throws AppError PASSWORD_WRONG, RATE_LIMITED */
export async function requirePasswordAgain(ctx: Context, customer: CustomerRow, password: string): Promise<void> {
  const rule = { action: 'password-again', key: String(customer.id), limit: FAILURES, windowSeconds: TEN_MINUTES }
  // The guarded changes send mails, perhaps to another person's mailbox.
  const changes = { action: 'guarded-change', key: String(customer.id), limit: GUARDED_CHANGES, windowSeconds: HOUR }
  await enforceLimits(ctx, [rule, changes])
  const { isRight } = await checkCounted(ctx, [rule, changes], { password, stored: customer.password_hash })
  if (!isRight) {
    await recordAudit(ctx, { action: 'password-again-failed', target: `customer:${customer.id}` })
    throw fail('PASSWORD_WRONG')
  }
  await limitReset(rule).execute(ctx.db)
}

/**
 * The password or session may have changed since it was verified.
 * @throws AppError NOT_AUTHORIZED, PASSWORD_WRONG
 */
export async function lockChecked(ctx: Context, trx: Db, checked: CustomerRow): Promise<CustomerRow> {
  const customer = await lockCustomer(trx, checked.id)
  if (!(await isOpen(trx, customer.id, ctx.viewer.session?.family ?? ''))) throw fail('NOT_AUTHORIZED')
  if (customer.password_hash !== checked.password_hash) throw fail('PASSWORD_WRONG')
  return customer
}
