import type { CartView } from '#app/features/cart/cart-model.ts'
import type { SavedPair } from '#app/features/cart/mini/saved-pair.tsx'
import type { LineChange } from '#app/features/cart/submit-line.server.ts'
import { fieldText } from '#app/forms/form-data.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { tileGround } from '../../product/tint.ts'
import { addItemsToCart } from '../add-to-cart.server.ts'
import { removeItems } from '../change-list.server.ts'
import { loadList } from '../wishlist.server.ts'
import type { CartRailData } from './cart-rail.tsx'

/** One row below the cart. */
const MOST_SHOWN = 4

/** Items that need no choice; empty where the list cannot be loaded. */
export async function loadCartRail(ctx: RequestContext): Promise<CartRailData> {
  const { list, problem } = await loadList(ctx, 1)
  const tiles = list.tiles.flatMap(({ id, style, sizeUid }) => {
    const size = style.sizes.find(({ uid }) => uid === sizeUid)
    return size?.isInStock ? [{ id, style: { ...style, sizes: [] }, size: size.label }] : []
  })
  return { tiles: tiles.slice(0, MOST_SHOWN), saved: { skus: list.skus, count: list.count }, isKnown: !problem }
}

/** An item for the mini cart that needs no choice and is not in the cart. */
export async function findSavedPair(ctx: RequestContext, { lines }: CartView): Promise<SavedPair | undefined> {
  const { tiles } = await loadCartRail(ctx)
  const tile = tiles.find(({ style }) => !lines.some(({ productSku }) => productSku === style.sku))
  if (!tile) return undefined
  const { uid, name, href, imageUrl, colour, price } = tile.style
  const facts = [colour, tile.size, price.now].filter(Boolean).join(', ')
  return { id: tile.id, name, href, imageUrl, facts, ground: tileGround(uid, ctx.brand.theme.tileTints.length) }
}

/** Removes the item from the list, unless the form says that it stays. [R7.53, R7.59, R8.16, R8.48] */
export async function submitFromWishlist(ctx: RequestContext, form: FormData): Promise<LineChange> {
  const id = fieldText(form, 'item')
  const { problem, cartView, addedCount, setCookies } = await addItemsToCart(ctx, [id])
  if (addedCount === 0) return { isDone: false, ...(problem ? { message: problem.message } : {}), setCookies }
  if (fieldText(form, 'stays') !== '1') await removeItems(ctx, [id])
  return { isDone: true, ...(cartView ? { cartView } : {}), setCookies }
}
