import type { Context } from '#src/context'
import type { CustomerRow } from '../tables.ts'
import { requireCustomer } from '../viewer.ts'

/** The signed-in customer. @throws AppError NOT_AUTHORIZED [R7.25, R6.08] */
export function customer(_parent: unknown, _args: unknown, ctx: Context): Promise<CustomerRow> {
  return requireCustomer(ctx)
}
