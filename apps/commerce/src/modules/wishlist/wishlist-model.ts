import type { GraphQLResolveInfo } from 'graphql'
import { chosenSize } from '#modules/cart'
import { loadProduct, pageInfo, requirePage, toVariantModel, variantsOf } from '#modules/catalogue'
import type { Context } from '#src/composition/context'
import type { Changed } from './change-list.ts'
import type { GuestList } from './lists.ts'
import type { Moved } from './move-to-cart.ts'
import { countItems, type ListedItem, listItems } from './store.ts'
import type { WishlistRow } from './tables.ts'

/** Page size of a wishlist; a guest's is one page of this size whatever is on it. [R9.07, R9.08, A95] */
const PAGE_SIZE = 8

/** A list as the contract's Wishlist; what is on it is resolved from `listId`. [R3.27, R3.29] */
export interface WishlistModel {
  readonly id: string
  readonly session_id: string | null
  readonly updated_at: string
  readonly listId: number
  /** Page that items_v2 gives when none is asked for. */
  readonly defaultPage: number
}

export function toWishlist(list: WishlistRow, session: string | null = null, defaultPage = 1): WishlistModel {
  return { id: String(list.id), session_id: session, updated_at: list.updated_at.toISOString(), listId: list.id, defaultPage }
}

/** A customer's list after a change. */
export function toOwnAnswer({ list, userErrors }: Changed, defaultPage?: number) {
  return { wishlist: toWishlist(list, null, defaultPage), user_errors: userErrors }
}

/** A guest's list after a change. [R4.75] */
export function toGuestAnswer({ session }: Pick<GuestList, 'session'>, { list, userErrors }: Changed) {
  return { session_id: session, wishlist: toWishlist(list, session), user_errors: userErrors }
}

/** Cart and list after moving. [R4.51] */
export function toMovedAnswer({ cart, list, errors }: Moved, session: string | null = null) {
  return { status: errors.length === 0, cart, wishlist: toWishlist(list, session), add_wishlist_items_to_cart_user_errors: errors }
}

interface PageArgs {
  readonly currentPage?: number | null
  readonly pageSize?: number | null
}

/**
 * A page of a list, newest first; a guest's list whole, as its one page.
 * @throws AppError PAGE_BELOW_ONE, PAGE_SIZE_BELOW_ONE, PAGE_BEYOND_LAST [R7.55, R9.07, R9.08, A95]
 */
async function itemsPage(wishlist: WishlistModel, args: PageArgs, ctx: Context, info: GraphQLResolveInfo) {
  const items = await listItems(ctx.db, wishlist.listId)
  if (wishlist.session_id !== null) return { items, page_info: { current_page: 1, page_size: PAGE_SIZE, total_pages: 1 } }
  const isPageAsked = info.fieldNodes.some((node) => node.arguments?.some(({ name }) => name.value === 'currentPage'))
  const paging = {
    currentPage: (isPageAsked ? args.currentPage : undefined) ?? wishlist.defaultPage,
    pageSize: args.pageSize ?? PAGE_SIZE,
  }
  const { offset, limit } = requirePage(items.length, paging)
  return { items: items.slice(offset, offset + limit), page_info: pageInfo(items.length, paging) }
}

/** Fields of Wishlist that are not plain data of the model. [R3.32] */
export const wishlistFields = {
  items_count: ({ listId }: WishlistModel, _: unknown, ctx: Context) => countItems(ctx.db, listId),
  items_v2: itemsPage,
}

/** Fields of an item. Its product is null while the site does not sell it. [R3.28, R5.28, R9.30] */
export const itemFields = {
  quantity: () => 1,
  added_at: ({ added_at }: ListedItem) => added_at.toISOString(),
  product: (item: ListedItem, _: unknown, ctx: Context) => loadProduct(ctx, item.product_id),
  configurable_options: (item: ListedItem) =>
    chosenSize({ productId: item.product_id, size: item.variant_size ?? undefined, variantId: item.variant_id ?? undefined }),
  configured_variant: async (item: ListedItem, _: unknown, ctx: Context) => {
    const product = item.variant_sku === null ? undefined : await loadProduct(ctx, item.product_id)
    const variant = product && (await variantsOf(ctx, item.product_id)).find(({ sku }) => sku === item.variant_sku)
    return variant ? toVariantModel(product, variant) : null
  },
}
