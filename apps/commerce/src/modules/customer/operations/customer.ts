import type { Context } from '#src/platform/context'
import { requireCustomer } from '../sign-in/viewer.ts'
import type { CustomerRow } from '../tables.ts'

/** @throws AppError NOT_AUTHORIZED [R7.25, R6.08] */
export function customer(ctx: Context): Promise<CustomerRow> {
  return requireCustomer(ctx)
}
