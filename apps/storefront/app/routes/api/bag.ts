import { loadCart } from '#app/features/cart/cart.server.ts'
import type { MiniCartAnswer } from '#app/features/cart/reload/fetch-cart.ts'
import { estimateCart } from '#app/features/fulfilment/delivery-estimate.server.ts'
import { tileGround } from '#app/features/product/tint.ts'
import { findSavedPair } from '#app/features/wishlist/cart/cart-rail.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { dropCart } from '#app/session/guest-cart.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/bag.ts'

const answerWith = (answer: MiniCartAnswer, headers?: Headers) => Response.json(answer, headers ? { headers } : {})

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const answer = await loadCart(ctx)
  if (answer.kind === 'failed') return answerWith({ problem: answer.message })
  const headers = answer.kind === 'lost' ? cookieHeaders(...dropCart(ctx)) : new Headers()
  if (answer.kind !== 'cart') return answerWith({ cartView: null }, headers)
  const { cartView } = answer
  if (cartView.lines.length === 0) return answerWith({ cartView }, headers)
  const [estimated, saved] = await Promise.all([
    estimateCart(ctx, url, cartView),
    url.searchParams.has('saved') ? findSavedPair(ctx, cartView) : undefined,
  ])
  const grounds = cartView.lines.map(({ productUid }) => tileGround(productUid, ctx.brand.theme.tileTints.length))
  return answerWith({ ...estimated, grounds, ...(saved ? { saved } : {}) }, headers)
}
