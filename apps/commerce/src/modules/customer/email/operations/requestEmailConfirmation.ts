import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import { enqueueConfirmation } from '../../jobs.ts'
import { requireCustomer } from '../../sign-in/viewer.ts'
import { confirmMailRule } from '../send-confirmation-mail.ts'

/** @throws AppError NOT_AUTHORIZED, RATE_LIMITED [decision 17] */
export async function requestEmailConfirmation(ctx: Context): Promise<true> {
  const customer = await requireCustomer(ctx)
  if (customer.email_confirmed_at !== null) return true
  await enforceLimit(ctx, confirmMailRule(ctx, customer.email))
  await enqueueConfirmation(ctx.db, ctx.brand.websiteId, customer.id)
  return true
}
