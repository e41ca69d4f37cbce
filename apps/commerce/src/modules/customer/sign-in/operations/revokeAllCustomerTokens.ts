import { auditInsert } from '#modules/site'
import type { Context } from '#src/platform/context'
import type {
  MutationRevokeAllCustomerTokensArgs,
  RevokeCustomerTokenOutput,
} from '#src/platform/contract/contract.generated'
import { inTransaction } from '#src/platform/database'
import { lockCustomer } from '../../store.ts'
import { endSessions } from '../session-store.ts'
import { requireCustomerId } from '../viewer.ts'

/** @throws AppError NOT_AUTHORIZED */
export async function revokeAllCustomerTokens(
  ctx: Context,
  args: MutationRevokeAllCustomerTokensArgs,
): Promise<RevokeCustomerTokenOutput> {
  const customerId = requireCustomerId(ctx)
  await inTransaction(ctx.db, async (trx) => {
    await lockCustomer(trx, customerId) // also ends a sign-in in progress
    await endSessions(trx, customerId, {
      currentFamily: args.keep_current ? ctx.viewer.session?.family : undefined,
      changes: [auditInsert(ctx, { action: 'signed-out-everywhere', target: `customer:${customerId}` })],
    })
  })
  return { result: true }
}
