import { redirectDocument } from 'react-router'
import { restoreOrderedCart } from '#app/features/checkout/success/restore-ordered-cart.server.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { flashCookies } from '#app/session/flash.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/restore.ts'

/** From the failed-payment email; redirects to remove the token from the URL. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const { notice, setCookies } = await restoreOrderedCart(ctx, url.searchParams.get('token') ?? '')
  return redirectDocument('/cart', { status: 303, headers: cookieHeaders(...setCookies, ...flashCookies(ctx, notice)) })
}
