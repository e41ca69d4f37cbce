import { encodeUid } from '@welt/kit/ids'
import type { Context } from '#src/platform/context'
import type { CategoryTreeProductsArgs } from '#src/platform/contract/contract.generated'
import { pageInfo, requirePage, requirePositivePaging } from '../paging.ts'
import { findProducts } from '../product-search.ts'
import { loadProductList } from '../products/load-products.ts'
import type { CategoryProducts } from '../resolver-types.generated.ts'
import type { CategoryModel } from './category-model.ts'

export async function categoryProducts(
  ctx: Context,
  { row }: CategoryModel,
  args: CategoryTreeProductsArgs,
): Promise<CategoryProducts> {
  requirePositivePaging(args)
  const filter = { category_uid: { eq: encodeUid(row.id) } }
  const { ids } = await findProducts(ctx, { filter, search: undefined, sort: args.sort ?? { position: 'ASC' } })
  const { offset, limit } = requirePage(ids.length, args)
  return {
    items: await loadProductList(ctx, ids.slice(offset, offset + limit)),
    total_count: ids.length,
    page_info: pageInfo(ids.length, args),
  }
}
