import type { MiniCartAnswer } from '#app/features/cart/again/fetch-cart.ts'
import { loadCart } from '#app/features/cart/cart.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { dropCart } from '#app/session/guest-cart.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/bag.ts'

const answerWith = (answer: MiniCartAnswer, headers?: Headers) => Response.json(answer, headers ? { headers } : {})

/** The cart for the mini cart; never cached. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const answer = await loadCart(ctx)
  if (answer.kind === 'failed') return answerWith({ problem: answer.message })
  const headers = answer.kind === 'lost' ? cookieHeaders(...dropCart(ctx)) : new Headers()
  return answerWith({ cartView: answer.kind === 'cart' ? answer.cartView : null }, headers)
}
