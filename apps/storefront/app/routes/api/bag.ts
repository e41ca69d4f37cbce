import { loadBag } from '#app/features/bag/bag.server.ts'
import type { MiniBagAnswer } from '#app/features/bag/mini-bag.tsx'
import { cookieHeaders } from '#app/session/cookies.ts'
import { dropCart } from '#app/session/guest-cart.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/bag.ts'

const tell = (answer: MiniBagAnswer, headers?: Headers) => Response.json(answer, headers ? { headers } : {})

/** The visitor's bag for the mini bag; never stored. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const answer = await loadBag(ctx)
  if (answer.kind === 'failed') return tell({ problem: answer.message })
  const headers = answer.kind === 'lost' ? cookieHeaders(...dropCart(ctx)) : new Headers()
  return tell({ bag: answer.kind === 'bag' ? answer.bag : null }, headers)
}
