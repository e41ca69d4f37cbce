import type { Context } from '#src/composition/context'
import { memoise, memoised, memoKey } from '#src/composition/request-state'
import { fail } from '../errors.ts'
import { findCustomer } from '../store.ts'
import type { CustomerRow } from '../tables.ts'

const OWN = memoKey<Promise<CustomerRow | undefined>>('customer.own')

/** The number of who is signed in. @throws AppError NOT_AUTHORIZED [R6.08] */
export function requireCustomerId(ctx: Pick<Context, 'viewer'>): number {
  if (ctx.viewer.customerId === undefined) throw fail('NOT_AUTHORIZED')
  return ctx.viewer.customerId
}

/** Notes the account of who is signed in for the rest of the request; undefined once it is deleted. */
export function memoiseCustomer(ctx: Pick<Context, 'memo'>, customer: CustomerRow | undefined): void {
  memoise(ctx, OWN, '', Promise.resolve(customer))
}

/** The account of who is signed in, as the request found it or left it. @throws AppError NOT_AUTHORIZED [R6.08, R6.09] */
export async function requireCustomer(ctx: Pick<Context, 'db' | 'brand' | 'viewer' | 'memo'>): Promise<CustomerRow> {
  const id = requireCustomerId(ctx)
  const customer = await memoised(ctx, OWN, '', () => findCustomer(ctx.db, ctx.brand.websiteId, id))
  if (!customer) throw fail('NOT_AUTHORIZED')
  return customer
}

/** The same after the request has changed it. @throws AppError NOT_AUTHORIZED */
export function rereadCustomer(ctx: Pick<Context, 'db' | 'brand' | 'viewer' | 'memo'>): Promise<CustomerRow> {
  memoise(ctx, OWN, '', findCustomer(ctx.db, ctx.brand.websiteId, requireCustomerId(ctx)))
  return requireCustomer(ctx)
}
