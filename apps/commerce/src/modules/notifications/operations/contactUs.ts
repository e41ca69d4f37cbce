import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { ContactUsOutput, MutationContactUsArgs } from '#src/platform/contract/contract.generated'
import { enqueue } from '#src/queue/enqueue'
import { notificationJobs } from '../jobs.ts'
import { parseContact } from '../rules.ts'

/** @throws AppError CONTACT_*_NOT_VALID, EMAIL_NOT_VALID, RATE_LIMITED */
export async function contactUs(ctx: Context, args: MutationContactUsArgs): Promise<ContactUsOutput> {
  const message = parseContact(args.input)
  await enforceLimit(ctx, { action: 'contact', key: ctx.viewer.address, limit: 10, windowSeconds: 3600 })
  const { brand, requestId } = ctx
  const payload = { ...message, websiteId: brand.websiteId, requestId }
  await enqueue(ctx.db, notificationJobs['contact-message'], payload, { key: `contact-message:${requestId}` })
  return { status: true }
}
