import { loadProduct } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import { fail } from '../errors.ts'
import { requireOwnWishlist } from '../own-wishlists.ts'
import { itemsOf } from '../wishlist-fields.ts'
import type { FormerItem } from '../wishlist-model.ts'

/** Magento's oldest schema. @throws AppError NOT_AUTHORIZED */
export async function wishlist(ctx: Context) {
  const { customerId } = ctx.viewer
  if (customerId === undefined) throw fail('NOT_AUTHORIZED')
  const own = await requireOwnWishlist(ctx, { id: customerId, website_id: ctx.brand.websiteId })
  const { updated_at, sharing_code } = own
  const items = await itemsOf(ctx, own)
  return {
    name: null,
    items_count: items.length,
    updated_at,
    sharing_code,
    items: items.map(
      (item): FormerItem => ({
        id: item.id,
        added_at: item.added_at.toISOString(),
        description: null,
        qty: 1,
        productId: item.product_id,
      }),
    ),
  }
}

export const productOfItem = (ctx: Context, { productId }: { readonly productId: number }) =>
  loadProduct(ctx, productId)
