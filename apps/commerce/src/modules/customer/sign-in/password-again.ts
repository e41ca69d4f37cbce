import { enforceLimits, limitReset, recordAudit } from '#modules/site'
import type { Context } from '#src/composition/context'
import type { Db } from '#src/composition/database'
import { fail } from '../errors.ts'
import { lockCustomer } from '../store.ts'
import type { CustomerRow } from '../tables.ts'
import { checkCounted } from './check-counted.ts'
import { isOpen } from './session-store.ts'

const TEN_MINUTES = 600
const HOUR = 3600
const FAILURES = 10
/** Limit of changes an hour that need the password again. */
const GUARDED_CHANGES = 20

/**
 * Has a customer who is signed in enter the password again before something that cannot be taken back.
 * @throws AppError PASSWORD_WRONG, RATE_LIMITED
 */
export async function requirePasswordAgain(ctx: Context, customer: CustomerRow, password: string): Promise<void> {
  const rule = { action: 'password-again', key: String(customer.id), limit: FAILURES, windowSeconds: TEN_MINUTES }
  // What it guards sends mails: an account in somebody else's name must not fill their mailbox.
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
 * The account of a caller who entered the password again, locked until the transaction ends. The check takes time: it
 * fails when the password was changed or this sign-in ended meanwhile. @throws AppError NOT_AUTHORIZED, PASSWORD_WRONG
 */
export async function lockChecked(ctx: Context, trx: Db, checked: CustomerRow): Promise<CustomerRow> {
  const customer = await lockCustomer(trx, checked.id)
  if (!(await isOpen(trx, customer.id, ctx.viewer.session?.family ?? ''))) throw fail('NOT_AUTHORIZED')
  if (customer.password_hash !== checked.password_hash) throw fail('PASSWORD_WRONG')
  return customer
}
