import { recordAudit } from '#modules/site'
import type { Context } from '#src/context'
import type { Db } from '#src/database'
import { addNoticeJob } from './jobs.ts'
import { endResets } from './reset-store.ts'
import { endSessions } from './session-store.ts'
import { lockCustomer, setPasswordHash } from './store.ts'
import type { CustomerRow } from './tables.ts'

/**
 * Puts a new password in force: sign-ins elsewhere and links to reset end, and a mail goes out. Call it in a transaction.
 * @throws AppError NOT_AUTHORIZED @source reliability §3, §5, failures 66
 */
export async function putPassword(
  ctx: Context,
  trx: Db,
  change: { readonly customer: CustomerRow; readonly hash: string; readonly action: string; readonly keptFamily?: string | undefined },
): Promise<void> {
  const { customer, hash, action, keptFamily } = change
  await lockCustomer(trx, customer.id)
  await setPasswordHash(trx, customer.id, hash)
  await endSessions(trx, customer.id, keptFamily)
  await endResets(trx, customer.id)
  await recordAudit({ ...ctx, db: trx }, { action, target: `customer:${customer.id}` })
  const { email } = customer
  await addNoticeJob(trx, { kind: 'password-changed', websiteId: ctx.brand.websiteId, email, requestId: ctx.requestId })
}
