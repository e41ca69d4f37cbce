import { type RawBuilder, sql } from 'kysely'
import { auditInsert } from '#modules/site'
import type { Context } from '#src/platform/context'

/** The same statement must define `written`. */
export function recordAddress(
  ctx: Pick<Context, 'brand' | 'viewer'>,
  customerId: number,
  action: 'address-added' | 'address-changed' | 'address-deleted',
): RawBuilder<unknown> {
  const detail = sql`jsonb_build_object('address', written.id)`
  return sql`${auditInsert(ctx, { action, target: `customer:${customerId}` }, { detail })} from written`
}
