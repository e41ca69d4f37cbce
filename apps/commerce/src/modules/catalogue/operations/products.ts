import type { Context } from '#src/platform/context'
import type { QueryProductsArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { pageInfo, requirePage, requirePositivePaging } from '../paging.ts'
import { findProducts } from '../product-search.ts'
import { loadProductList } from '../products/load-products.ts'

/** [R1.15, R7.06] @throws AppError PRODUCTS_FILTER_MISSING, PAGE_* */
export async function products(ctx: Context, args: QueryProductsArgs) {
  const search = args.search?.trim() || undefined
  if (!search && !args.filter) throw fail('PRODUCTS_FILTER_MISSING')
  requirePositivePaging(args)
  const query = { filter: args.filter ?? {}, search, sort: args.sort }
  const found = await findProducts(ctx, query)
  const { ids } = found
  const { offset, limit } = requirePage(ids.length, args)
  return {
    found,
    query,
    search,
    items: await loadProductList(ctx, ids.slice(offset, offset + limit)),
    total_count: ids.length,
    page_info: pageInfo(ids.length, args),
  }
}
