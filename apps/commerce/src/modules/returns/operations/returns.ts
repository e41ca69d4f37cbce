import { pageInfo, requirePage, windowOf } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { QueryReturnsArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { toReturnModels } from '../return-model.ts'
import { listReturns } from '../store.ts'

type Whose = { readonly customerId: number } | { readonly orderId: number }

async function list(ctx: Context, whose: Whose, args: QueryReturnsArgs) {
  const window = windowOf(args)
  const { rows, totalCount } = await listReturns(ctx.db, { ...whose, ...window, websiteId: ctx.brand.websiteId })
  requirePage(totalCount, args)
  return {
    items: await toReturnModels(ctx, rows),
    total_count: totalCount,
    page_info: pageInfo(totalCount, args),
  }
}

/** Newest first. @throws AppError NOT_SIGNED_IN, as requirePage [R7.28, R6.07, R6.08, A96] */
export async function returns(ctx: Context, args: QueryReturnsArgs) {
  const { customerId } = ctx.viewer
  if (customerId === undefined) throw fail('NOT_SIGNED_IN')
  return list(ctx, { customerId }, args)
}

/** Newest first. @throws AppError as requirePage */
export const returnsOfOrder = (ctx: Context, orderId: number, args: QueryReturnsArgs) => list(ctx, { orderId }, args)
