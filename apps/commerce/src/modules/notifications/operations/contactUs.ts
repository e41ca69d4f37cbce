import { enforceLimit } from '#modules/site'
import type { Context } from '#src/composition/context'
import { parseContact } from '../rules.ts'
import { addContactJob } from '../store.ts'

interface ContactUsInput {
  readonly name: string
  readonly email: string
  readonly telephone?: string | null
  readonly comment: string
}

/** Passes a shopper's message to the site's service desk by mail. @throws AppError CONTACT_*_NOT_VALID, EMAIL_NOT_VALID, RATE_LIMITED */
export async function contactUs(_parent: unknown, args: { readonly input: ContactUsInput }, ctx: Context) {
  const message = parseContact(args.input)
  await enforceLimit(ctx, { action: 'contact', key: ctx.viewer.address, limit: 10, windowSeconds: 3600 })
  await addContactJob(ctx.db, ctx.brand.websiteId, message, ctx.requestId)
  return { status: true }
}
