import { fieldText } from '#app/features/address/address-rules.ts'
import type { LineChange } from '#app/features/cart/submit-line.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { addItemsToCart } from '../add-to-cart.server.ts'
import { removeItems } from '../change-list.server.ts'
import { loadList } from '../wishlist.server.ts'
import type { CartRail } from './cart-rail.tsx'

/** As many as stand in a row of the bag. */
const MOST_SHOWN = 4

/** Saved pairs that can go into the bag as they are; none where the list cannot be loaded. */
export async function loadCartRail(ctx: RequestContext): Promise<Parameters<typeof CartRail>[0]> {
  const { list, problem } = await loadList(ctx, 1)
  const tiles = list.tiles.flatMap(({ id, style, sizeUid }) => {
    const size = style.sizes.find(({ uid }) => uid === sizeUid)
    return size?.isInStock ? [{ id, style: { ...style, sizes: [] }, size: size.label }] : []
  })
  return { tiles: tiles.slice(0, MOST_SHOWN), saved: { skus: list.skus, count: list.count }, isKnown: !problem }
}

/** Moves a saved pair into the bag: it leaves the list when it is in. [R7.53, R7.59, R8.16, R8.48] */
export async function submitFromWishlist(ctx: RequestContext, form: FormData): Promise<LineChange> {
  const id = fieldText(form, 'item')
  const { problem, cartView, addedCount, setCookies } = await addItemsToCart(ctx, [id])
  if (addedCount === 0) return { isDone: false, ...(problem ? { message: problem.message } : {}), setCookies }
  await removeItems(ctx, [id])
  return { isDone: true, ...(cartView ? { cartView } : {}), setCookies }
}
