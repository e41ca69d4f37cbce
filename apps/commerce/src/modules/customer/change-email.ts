import { followEmail } from '#modules/notifications'
import { recordAudit } from '#modules/site'
import type { Context } from '#src/context'
import type { Db } from '#src/database'
import { askToConfirm } from './ask-to-confirm.ts'
import { subscriberOf } from './confirmation-store.ts'
import { fail } from './errors.ts'
import { addNoticeJob } from './jobs.ts'
import { endResets } from './reset-store.ts'
import { endSessions } from './session-store.ts'
import { lockCustomer, setEmail } from './store.ts'

/**
 * Gives an account another email, in a transaction. Subscriptions follow; sign-ins elsewhere and links to reset end; the old address is told, the
 * new one asked to confirm.
 * @throws AppError NOT_AUTHORIZED, EMAIL_TAKEN @source issue 4 Account
 */
export async function putEmail(ctx: Context, trx: Db, customerId: number, email: string): Promise<void> {
  const customer = await lockCustomer(trx, customerId)
  if (email === customer.email) return
  if (!(await setEmail(trx, customerId, email))) throw fail('EMAIL_TAKEN')
  await followEmail({ ...ctx, db: trx }, { from: customer.email, to: email, by: subscriberOf(customer) })
  await askToConfirm(ctx, trx, { id: customerId, email })
  await endSessions(trx, customerId, ctx.viewer.session?.family)
  await endResets(trx, customerId)
  await recordAudit({ ...ctx, db: trx }, { action: 'email-changed', target: `customer:${customerId}` })
  const { websiteId } = ctx.brand
  await addNoticeJob(trx, { kind: 'email-changed', websiteId, email: customer.email, requestId: ctx.requestId })
}
