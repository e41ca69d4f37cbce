import { sql } from 'kysely'
import { auditInsert } from '#modules/site'
import type { Context } from '#src/platform/context'
import type {
  MutationRevokeCustomerSessionArgs,
  RevokeCustomerTokenOutput,
} from '#src/platform/contract/contract.generated'
import { fail } from '../../errors.ts'
import { endFamily } from '../session-store.ts'
import { requireCustomerId } from '../viewer.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** @throws AppError NOT_AUTHORIZED, SESSION_NOT_FOUND */
export async function revokeCustomerSession(
  ctx: Context,
  args: MutationRevokeCustomerSessionArgs,
): Promise<RevokeCustomerTokenOutput> {
  const customerId = requireCustomerId(ctx)
  const record = sql`${auditInsert(ctx, { action: 'session-ended', target: `customer:${customerId}` })} where exists (select from ended)`
  if (!UUID.test(args.id) || !(await endFamily(ctx.db, customerId, args.id, record))) throw fail('SESSION_NOT_FOUND')
  return { result: true }
}
