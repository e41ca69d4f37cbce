import { enforceLimit, settingsOfRequest } from '#modules/site'
import type { Context } from '#src/context'
import { inTransaction } from '#src/database'
import { fail } from './errors.ts'
import { requireEmail } from './rules.ts'
import { addWelcomeJob, subscribe } from './store.ts'

/**
 * Subscribes an address to the site's newsletter; a new one gets a welcome mail. Twice is once.
 * @throws AppError EMAIL_NOT_VALID, NEWSLETTER_NOT_OFFERED (R1.19), RATE_LIMITED @source R7.44, A110
 */
export async function joinNewsletter(ctx: Context, address: string): Promise<void> {
  const email = requireEmail(address)
  const settings = await settingsOfRequest(ctx)
  if (!settings.featureFlags.newsLetter) throw fail('NEWSLETTER_NOT_OFFERED')
  await enforceLimit(ctx, { action: 'subscribe', key: ctx.viewer.address, limit: 10, windowSeconds: 3600 })
  await inTransaction(ctx.db, async (trx) => {
    const { isNew } = await subscribe(trx, { websiteId: ctx.brand.websiteId, email, source: 'newsletter' })
    if (isNew) await addWelcomeJob(trx, ctx.brand.websiteId, email)
  })
}
