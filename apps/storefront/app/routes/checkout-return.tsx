import { redirect } from 'react-router'
import { completePayment } from '#app/features/checkout/place-order.server.ts'
import { cookieHeaders, dropCookie, findCookie, keepCookie } from '#app/session/cookies.ts'
import { dropCart, findCartId } from '#app/session/guest-cart.ts'
import { visitOf } from '#app/session/visit.ts'
import type { Route } from './+types/checkout-return.ts'

const MOST_RESULT_CHARACTERS = 4000

/** Where the bank's or the payment service's page sends the shopper back to. What it says is asked of the payment service, never believed. @source reliability §2 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const parameters = url.searchParams
  const redirectResult = parameters.get('redirectResult') ?? parameters.get('sessionResult') ?? ''
  const cartId = findCartId(visit)
  const token = findCookie(visit, 'order')
  if (!cartId) return redirect(token ? '/checkout/success' : '/cart', 303)
  if (!redirectResult || redirectResult.length > MOST_RESULT_CHARACTERS) return redirect('/checkout?payment=unknown', 303)
  const outcome = await completePayment(visit, { cartId, redirectResult, token })
  if (outcome.kind === 'placed') {
    return redirect('/checkout/success', {
      status: 303,
      headers: cookieHeaders(keepCookie(visit, 'order', outcome.token), ...dropCart(visit), dropCookie(visit, 'authority_to_leave')),
    })
  }
  if (outcome.kind === 'redirect') return redirect(outcome.url, 303)
  return redirect(`/checkout?payment=${outcome.code ?? 'unknown'}`, { status: 303, headers: cookieHeaders(dropCookie(visit, 'order')) })
}
