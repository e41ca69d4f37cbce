import type { Context } from '#src/platform/context'
import { memoise, memoised, memoKey } from '#src/platform/request-state'
import { fail } from '../errors.ts'
import { findCustomer } from '../store.ts'
import type { CustomerRow } from '../tables.ts'

const OWN = memoKey<Promise<CustomerRow | undefined>>('customer.own')

/** @throws AppError NOT_AUTHORIZED [R6.08] */
export function requireCustomerId(ctx: Pick<Context, 'viewer'>): number {
  if (ctx.viewer.customerId === undefined) throw fail('NOT_AUTHORIZED')
  return ctx.viewer.customerId
}

export function memoiseCustomer(ctx: Pick<Context, 'memo'>, customer: CustomerRow | undefined): void {
  memoise(ctx, OWN, '', Promise.resolve(customer))
}

/** @throws AppError NOT_AUTHORIZED [R6.08, R6.09] */
export async function requireCustomer(ctx: Pick<Context, 'db' | 'brand' | 'viewer' | 'memo'>): Promise<CustomerRow> {
  const id = requireCustomerId(ctx)
  const customer = await memoised(ctx, OWN, '', () => findCustomer(ctx.db, ctx.brand.websiteId, id))
  if (!customer) throw fail('NOT_AUTHORIZED')
  return customer
}

/** @throws AppError NOT_AUTHORIZED */
export function rereadCustomer(ctx: Pick<Context, 'db' | 'brand' | 'viewer' | 'memo'>): Promise<CustomerRow> {
  memoise(ctx, OWN, '', findCustomer(ctx.db, ctx.brand.websiteId, requireCustomerId(ctx)))
  return requireCustomer(ctx)
}
