import type { AccountNotice } from '#modules/notifications'
import { emailMark, enqueueWithin } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import { customerJobs, noticeJobPrefix } from './jobs.ts'
import type { CustomerRow } from './tables.ts'

const DAY_SECONDS = 24 * 3600
const NOTICES_A_DAY = 3

/** Limited for unconfirmed emails: they may be other people's. [decision 17] */
export async function notifyCustomer(
  ctx: Context,
  trx: Db,
  { email, email_confirmed_at }: Pick<CustomerRow, 'email' | 'email_confirmed_at'>,
  kind: AccountNotice,
): Promise<void> {
  const { websiteId } = ctx.brand
  const rule = {
    action: 'notice-mail',
    key: `${websiteId}:${emailMark(email)}`,
    limit: NOTICES_A_DAY,
    windowSeconds: DAY_SECONDS,
  }
  const { requestId } = ctx
  const payload = { kind, websiteId, email, requestId }
  const key = `${noticeJobPrefix(websiteId, email)}${kind}:${requestId}`
  const job = customerJobs['account-notice']
  if (email_confirmed_at !== null) await enqueue(trx, job, payload, { key })
  else await enqueueWithin({ config: ctx.config, db: trx }, rule, job, { payload, key })
}
