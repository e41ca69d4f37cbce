import { emailMark, enqueueWithin, type LimitRule } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import { customerJobs } from '../jobs.ts'

export function confirmMailRule(ctx: Pick<Context, 'brand'>, email: string): LimitRule {
  return {
    action: 'confirm-mail',
    key: `${ctx.brand.websiteId}:${emailMark(email)}`,
    limit: 3,
    windowSeconds: 24 * 3600,
  }
}

/** [decision 17] */
export async function sendConfirmationMail(
  ctx: Context,
  trx: Db,
  customer: { readonly id: number; readonly email: string },
): Promise<void> {
  const payload = { websiteId: ctx.brand.websiteId, customerId: customer.id }
  await enqueueWithin(
    { config: ctx.config, db: trx },
    confirmMailRule(ctx, customer.email),
    customerJobs['email-confirm'],
    { payload },
  )
}
