import { loadProductList } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { QuerySharedWishlistArgs } from '#src/platform/contract/contract.generated'
import { findSharedList } from '../share-list.ts'

/** @throws AppError RATE_LIMITED [R6.09] */
export async function sharedWishlist(ctx: Context, args: QuerySharedWishlistArgs) {
  const list = await findSharedList(ctx, args.sharing_code)
  return list
    ? { owner_firstname: list.owner_firstname, shared_products: await loadProductList(ctx, list.product_ids) }
    : null
}
