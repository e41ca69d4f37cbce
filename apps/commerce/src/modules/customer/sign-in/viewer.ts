import type { Context } from '#src/composition/context'
import { fail } from '../errors.ts'
import { findCustomer } from '../store.ts'
import type { CustomerRow } from '../tables.ts'

/** The number of who is signed in. @throws AppError NOT_AUTHORIZED [R6.08] */
export function requireCustomerId(ctx: Pick<Context, 'viewer'>): number {
  if (ctx.viewer.customerId === undefined) throw fail('NOT_AUTHORIZED')
  return ctx.viewer.customerId
}

/** The account of who is signed in. @throws AppError NOT_AUTHORIZED [R6.08, R6.09] */
export async function requireCustomer(ctx: Pick<Context, 'db' | 'brand' | 'viewer'>): Promise<CustomerRow> {
  const customer = await findCustomer(ctx.db, ctx.brand.websiteId, requireCustomerId(ctx))
  if (!customer) throw fail('NOT_AUTHORIZED')
  return customer
}
