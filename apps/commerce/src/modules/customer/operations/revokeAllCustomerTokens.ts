import { recordAudit } from '#modules/site'
import type { Context } from '#src/context'
import { endSessions } from '../session-store.ts'
import { requireCustomerId } from '../viewer.ts'

/** Signs out everywhere, or everywhere else. @throws AppError NOT_AUTHORIZED @source issue 4 Account */
export async function revokeAllCustomerTokens(_parent: unknown, args: { readonly keep_current?: boolean | null }, ctx: Context) {
  const customerId = requireCustomerId(ctx)
  await endSessions(ctx.db, customerId, args.keep_current ? ctx.viewer.session?.family : undefined)
  await recordAudit(ctx, { action: 'signed-out-everywhere', target: `customer:${customerId}` })
  return { result: true }
}
