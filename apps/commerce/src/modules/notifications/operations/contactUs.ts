import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { ContactUsOutput, MutationContactUsArgs } from '#src/platform/contract/contract.generated'
import { inTransaction } from '#src/platform/database'
import { enqueue } from '#src/queue/enqueue'
import { insertContactMessage } from '../contact/contact-store.ts'
import { parseContact } from '../contact/parse-contact.ts'
import { notificationJobs } from '../jobs.ts'

/**
 * The same message again, on the same day, is sent once.
 * @throws AppError CONTACT_*_NOT_VALID, CONTACT_FILE_NOT_FOUND, EMAIL_NOT_VALID, RATE_LIMITED [R2.32, A11]
 */
export async function contactUs(ctx: Context, args: MutationContactUsArgs): Promise<ContactUsOutput> {
  const message = parseContact(args.input)
  await enforceLimit(ctx, { action: 'contact', key: ctx.viewer.address, limit: 10, windowSeconds: 3600 })
  const { requestId } = ctx
  const { websiteId } = ctx.brand
  const fileToken = args.input.file ?? undefined
  const reference = await inTransaction(ctx.db, async (trx) => {
    const stored = await insertContactMessage(trx, { websiteId, message, fileToken })
    const { name, email, telephone, comment } = message
    const payload = { websiteId, requestId, reference: stored.reference, name, email, telephone, comment }
    const key = `contact-message:${stored.reference}`
    if (stored.isNew) await enqueue(trx, notificationJobs['contact-message'], payload, { key })
    return stored.reference
  })
  return { status: true, reference }
}
