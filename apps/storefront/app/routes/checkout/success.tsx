import { data, redirect } from 'react-router'
import { findPaymentProgress, orderedCookies } from '#app/features/checkout/payment/payment-progress.server.ts'
import { LostCart } from '#app/features/checkout/success/lost-cart.tsx'
import { loadOrder } from '#app/features/checkout/success/order.server.ts'
import { setOrderCollector } from '#app/features/checkout/success/set-collector.server.ts'
import { SuccessPage } from '#app/features/checkout/success/success-page.tsx'
import { findCookie } from '#app/session/cookies.ts'
import { isDocumentRequest } from '#app/session/document-request.ts'
import { findCartId } from '#app/session/guest-cart.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/success.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const token = findCookie(ctx, 'order')
  const order = token ? await loadOrder(ctx, token) : undefined
  if (!order) return data({ order }, { status: 404 })
  // A pending payment's cart is remembered until the payment is confirmed.
  const cartId = order.isPaid ? findCartId(ctx) : undefined
  const progress = cartId ? await findPaymentProgress(ctx, cartId) : undefined
  return data(
    { order },
    progress?.kind === 'ordered' && progress.isPaid ? { headers: orderedCookies(ctx, progress) } : {},
  )
}

/** Changes who collects. [R3.39] */
export async function action({ request, context }: Route.ActionArgs) {
  const answer = await setOrderCollector(requestContextOf(context), await request.formData())
  if (!answer) return redirect('/checkout/success#to-collect', 303)
  return data(answer, { status: isDocumentRequest(request) ? 422 : 200 })
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Thank you', matches)

/** [R2.04, R4.33, A119] */
export default function CheckoutSuccess({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.order ? (
    <SuccessPage order={loaderData.order} collector={actionData} />
  ) : (
    <LostCart message={undefined} />
  )
}
