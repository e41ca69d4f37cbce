import { redirect } from 'react-router'
import { loadCart } from '#app/features/cart/cart.server.ts'
import { estimateCart } from '#app/features/fulfilment/delivery-estimate.server.ts'
import { tileGround } from '#app/features/product/tint.ts'
import { requireReads, unavailable } from '#app/graphql/limit.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { rememberSearched, searchedBefore } from '#app/session/store-from.ts'
import { findForCart } from '../find.server.ts'
import { searchedPlace } from '../find-address.ts'
import { findMessages } from '../messages.ts'
import { collectLinesOf, isTicked } from './collect-line.ts'

/** `?mode=…&line=…&place=…`: errors appear after the form was sent. [R2.66, R5.14, R5.15] */
export async function loadCartFinder(ctx: RequestContext, url: URL) {
  const loaded = await loadCart(ctx)
  if (loaded.kind === 'failed') {
    requireReads(ctx)
    throw unavailable(ctx)
  }
  if (loaded.kind !== 'cart' || loaded.cartView.lines.length === 0) throw redirect('/cart')
  const { cartView } = loaded
  const grounds = cartView.lines.map(({ productUid }) => tileGround(productUid, ctx.brand.theme.tileTints.length))
  const lines = collectLinesOf(cartView, grounds)
  const { searchParams } = url
  const given = searchParams.getAll('line')
  const chosen = lines.filter(({ uid }) => given.includes(uid))
  const where = searchedPlace(searchParams, searchedBefore(ctx))
  const isSent = searchParams.has('place') || searchParams.has('pick')
  const mode = searchParams.get('mode') === 'CLICKNCOLLECT' ? ('CLICKNCOLLECT' as const) : ('CART' as const)
  const isNoneTicked = isSent && mode === 'CART' && given.length === 0 && isTicked(lines)
  const chosenUids = (chosen.length > 0 || isNoneTicked ? chosen : lines).map(({ uid }) => uid)
  const [cart, { estimate }] = await Promise.all([
    where.place && !isNoneTicked
      ? findForCart(ctx, cartView.cartId, { ...where, mode, uids: mode === 'CART' ? chosenUids : undefined })
      : undefined,
    estimateCart(ctx, url, cartView),
  ])
  if (cart?.answer.kind === 'found') rememberSearched(ctx, cart.answer.place)
  return {
    lines,
    chosenUids,
    linesError: isNoneTicked ? findMessages.size : undefined,
    mode,
    cart,
    query: String(searchParams),
    place: where.place,
    placeError: isSent && !where.place ? findMessages.place : undefined,
    isInStockOnly: searchParams.get('all') === '0',
    promise: [estimate.promise, estimate.postcode && `to ${estimate.postcode}`].filter(Boolean).join(' ') || undefined,
    returnTo: searchParams.get('returnTo') === '/checkout' ? '/checkout' : '/cart',
  }
}
