import { pageInfo, requirePage, windowOf } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { QueryReturnsArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { orderReturnsOf } from '../loaders.ts'
import { type ReturnModel, toReturnModels } from '../return-model.ts'
import { listReturns } from '../store.ts'

const pageOf = (items: readonly ReturnModel[], totalCount: number, args: QueryReturnsArgs) => ({
  items: [...items],
  total_count: totalCount,
  page_info: pageInfo(totalCount, args),
})

/** Newest first. @throws AppError NOT_SIGNED_IN, as requirePage [R7.28, R6.07, R6.08, A96] */
export async function returns(ctx: Context, args: QueryReturnsArgs) {
  const { customerId } = ctx.viewer
  if (customerId === undefined) throw fail('NOT_SIGNED_IN')
  const wanted = { customerId, websiteId: ctx.brand.websiteId, ...windowOf(args) }
  const { rows, totalCount } = await listReturns(ctx.db, wanted)
  requirePage(totalCount, args)
  return pageOf(await toReturnModels(ctx, rows), totalCount, args)
}

/** Newest first. @throws AppError as requirePage */
export async function returnsOfOrder(ctx: Context, orderId: number, args: QueryReturnsArgs) {
  const { models, totalCount } = await orderReturnsOf(ctx, orderId, windowOf(args))
  requirePage(totalCount, args)
  return pageOf(models, totalCount, args)
}
