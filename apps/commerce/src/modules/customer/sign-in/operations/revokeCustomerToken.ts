import { auditInsert } from '#modules/site'
import type { Context } from '#src/platform/context'
import type { RevokeCustomerTokenOutput } from '#src/platform/contract/contract.generated'
import { endFamily } from '../session-store.ts'
import { requireCustomerId } from '../viewer.ts'

/** @throws AppError NOT_AUTHORIZED */
export async function revokeCustomerToken(ctx: Context): Promise<RevokeCustomerTokenOutput> {
  const customerId = requireCustomerId(ctx)
  const record = auditInsert(ctx, { action: 'sign-out', target: `customer:${customerId}` })
  const result = await endFamily(ctx.db, customerId, ctx.viewer.session?.family ?? '', record)
  return { result }
}
