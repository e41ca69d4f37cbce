import { data, redirect } from 'react-router'
import { CheckingPayment } from '#app/features/checkout/payment/checking-payment.tsx'
import { completePayment } from '#app/features/checkout/payment/complete-payment.server.ts'
import { orderedCookies } from '#app/features/checkout/payment/payment-progress.server.ts'
import { cookieHeaders, dropCookie, findCookie } from '#app/session/cookies.ts'
import { findCartId } from '#app/session/guest-cart.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/return.ts'

const MOST_RESULT_CHARACTERS = 4000

/** The bank redirects here. Parameters are verified with the payment service, never trusted. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const parameters = url.searchParams
  const redirectResult = parameters.get('redirectResult') ?? parameters.get('sessionResult') ?? ''
  const cartId = findCartId(ctx)
  if (!cartId) return redirect(findCookie(ctx, 'order') ? '/checkout/success' : '/cart', 303)
  if (redirectResult.length > MOST_RESULT_CHARACTERS) return redirect('/checkout?payment=unknown', 303)
  const outcome = await completePayment(ctx, cartId, { redirectResult: redirectResult || undefined })
  switch (outcome.kind) {
    case 'ordered':
      return redirect('/checkout/success', { status: 303, headers: orderedCookies(ctx, outcome) })
    case 'redirect':
      return redirect(outcome.url, 303)
    case 'confirming':
      return redirect('/checkout', 303)
    case 'failed':
      return redirect(`/checkout?payment=${outcome.code}`, {
        status: 303,
        headers: cookieHeaders(...(outcome.isOver ? [dropCookie(ctx, 'order')] : [])),
      })
    case 'unknown':
      return data({ again: `${url.pathname}${url.search}` }, { status: 503 })
    default:
      throw new Error(`unknown outcome ${String(outcome satisfies never)}`)
  }
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Your payment', matches)

export default function CheckoutReturn({ loaderData }: Route.ComponentProps) {
  return <CheckingPayment again={loaderData.again} />
}
