import { data, redirect, redirectDocument } from 'react-router'
import { findPaymentProgress, orderedCookies } from '#app/features/checkout/payment/payment-progress.server.ts'
import {
  type AccountAnswer,
  attachOrder,
  findAccountOffer,
} from '#app/features/checkout/success/attach-order.server.ts'
import { LostCart } from '#app/features/checkout/success/lost-cart.tsx'
import { loadOrder } from '#app/features/checkout/success/order.server.ts'
import { type CollectorAnswer, setOrderCollector } from '#app/features/checkout/success/set-collector.server.ts'
import { SuccessPage } from '#app/features/checkout/success/success-page.tsx'
import { actionOf } from '#app/forms/intent.server.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { cookieHeaders, findCookie } from '#app/session/cookies.ts'
import { isDocumentRequest } from '#app/session/document-request.ts'
import { findCartId } from '#app/session/guest-cart.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/success.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const token = findCookie(ctx, 'order')
  const order = token ? await loadOrder(ctx, token) : undefined
  if (!order) return data({ order, offer: undefined }, { status: 404 })
  if (order.isCancelled) return redirect('/order', 303)
  const offer = await findAccountOffer(ctx, order, url.searchParams.get('account'))
  // A pending payment's cart is remembered until the payment is confirmed.
  const cartId = order.hasFailed ? undefined : findCartId(ctx)
  const progress = cartId ? await findPaymentProgress(ctx, cartId) : undefined
  // The bank's question came while the payment was being checked.
  if (progress?.kind === 'waiting' || progress?.kind === 'confirming') return redirect('/checkout', 303)
  return data(
    { order, offer },
    progress?.kind === 'ordered' && progress.isPaid ? { headers: orderedCookies(ctx, progress) } : {},
  )
}

const FORMS = { collector: { isAccount: false }, 'attach-order': { isAccount: true } }

/** Changes who collects, or keeps the order in an account. [R3.39] */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await readFormData(request)
  const refuse = (answer: CollectorAnswer | AccountAnswer) =>
    data(answer, { status: isDocumentRequest(request) ? 422 : 200 })
  if (actionOf(form, FORMS).isAccount) {
    const attached = await attachOrder(ctx, form, findCookie(ctx, 'order') ?? '')
    if (attached.kind === 'refused') return refuse(attached.answer)
    const headers = cookieHeaders(...attached.setCookies)
    return redirectDocument(`/checkout/success?account=${attached.outcome}#account`, { status: 303, headers })
  }
  const answer = await setOrderCollector(ctx, form)
  return answer ? refuse(answer) : redirect('/checkout/success#to-collect', 303)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const isChecked = loaderData?.order && !loaderData.order.isPaid && !loaderData.order.hasFailed
  return privateMeta(isChecked ? 'Checking your payment' : 'Thank you', matches)
}

/** [R2.04, R4.33, A119] */
export default function CheckoutSuccess({ loaderData, actionData }: Route.ComponentProps) {
  const account = actionData && 'account' in actionData ? actionData : undefined
  const collector = actionData && 'values' in actionData ? actionData : undefined
  return loaderData.order ? (
    <SuccessPage {...{ collector, account }} order={loaderData.order} offer={loaderData.offer} />
  ) : (
    <LostCart message={undefined} />
  )
}
