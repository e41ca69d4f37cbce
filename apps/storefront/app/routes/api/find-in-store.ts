import { findForCart, findForSku } from '#app/features/find-in-store/find.server.ts'
import { searchedPlace } from '#app/features/find-in-store/find-address.ts'
import { requireCollection } from '#app/features/find-in-store/require-collection.server.ts'
import { findCartId } from '#app/session/guest-cart.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/find-in-store.ts'

const SKU = /^[A-Za-z0-9._-]{1,64}$/

/** Of one size by `sku`, or of the bag's lines. [R7.98-R7.102] */
export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  requireCollection(ctx)
  const where = searchedPlace(searchParams)
  const sku = searchParams.get('sku')
  if (!where.place || (sku !== null && !SKU.test(sku))) return Response.json({}, { status: 400 })
  if (sku !== null) return Response.json({ answer: await findForSku(ctx, sku, where), skus: {} })
  const cartId = findCartId(ctx)
  if (!cartId) return Response.json({}, { status: 404 })
  const lines = searchParams.getAll('line').slice(0, 100)
  const mode = searchParams.get('mode') === 'CLICKNCOLLECT' ? 'CLICKNCOLLECT' : 'CART'
  return Response.json(await findForCart(ctx, cartId, { ...where, mode, uids: lines.length > 0 ? lines : undefined }))
}
