import { percentOff, toMoney } from '@welt/kit/money'
import type { GraphQLResolveInfo } from 'graphql'
import { chosenSize } from '#modules/cart'
import { loadProduct, pageInfo, requirePage, toVariantModel, type VariantModel, variantsOf } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { WishlistItems_V2Args } from '#src/platform/contract/contract.generated'
import { type ListedItem, listItems } from './item-store.ts'
import type { WishlistItems } from './resolver-types.generated.ts'
import type { WishlistModel } from './wishlist-model.ts'

/** [R9.07, R9.08, A95] */
const PAGE_SIZE = 8

const read = new WeakMap<WishlistModel, Promise<readonly ListedItem[]>>()

/** Memoised per model. */
export function itemsOf(ctx: Pick<Context, 'db'>, wishlist: WishlistModel): Promise<readonly ListedItem[]> {
  const items =
    read.get(wishlist) ?? (wishlist.items ? Promise.resolve(wishlist.items) : listItems(ctx.db, wishlist.listId))
  read.set(wishlist, items)
  return items
}

/**
 * A guest's list is always one page.
 * @throws AppError PAGE_BELOW_ONE, PAGE_SIZE_BELOW_ONE, PAGE_BEYOND_LAST [R7.55, R9.07, R9.08, A95]
 */
export async function itemsPage(
  ctx: Context,
  wishlist: WishlistModel,
  args: WishlistItems_V2Args,
  info: GraphQLResolveInfo,
): Promise<WishlistItems> {
  const items = await itemsOf(ctx, wishlist)
  if (wishlist.session_id !== null)
    return { items, page_info: { current_page: 1, page_size: PAGE_SIZE, total_pages: 1 } }
  const isPageRequested = info.fieldNodes.some((node) =>
    node.arguments?.some(({ name }) => name.value === 'currentPage'),
  )
  const paging = {
    currentPage: (isPageRequested ? args.currentPage : undefined) ?? wishlist.defaultPage,
    pageSize: args.pageSize ?? PAGE_SIZE,
  }
  const { offset, limit } = requirePage(items.length, paging)
  return { items: items.slice(offset, offset + limit), page_info: pageInfo(items.length, paging) }
}

/** [R3.28] */
export function chosenSizeOf(item: ListedItem) {
  return chosenSize({
    productId: item.product_id,
    size: item.variant_size ?? undefined,
    variantId: item.variant_id ?? undefined,
    variant: undefined,
  })
}

/** Null without a size, or when no longer sold. [R3.28] */
export async function chosenVariantOf(ctx: Context, item: ListedItem): Promise<VariantModel | null> {
  const product = item.variant_sku === null ? undefined : await loadProduct(ctx, item.product_id)
  const variant = product && (await variantsOf(ctx, item.product_id)).find(({ sku }) => sku === item.variant_sku)
  return variant ? toVariantModel(product, variant) : null
}

const DROP_PERCENT = 5

/** Null below DROP_PERCENT or when no longer sold. */
export async function priceDropOf(ctx: Context, { product_id, saved_cents }: ListedItem) {
  const product = saved_cents === null ? undefined : await loadProduct(ctx, product_id)
  if (!product || saved_cents === null || percentOff(saved_cents, product.finalCents) < DROP_PERCENT) return null
  return toMoney(saved_cents - product.finalCents, product.currency)
}
