import { data, redirect } from 'react-router'
import { actOnOrder, cancellationReasons } from '#app/features/orders/detail/order-actions.server.ts'
import { findOrderOfToken } from '#app/features/orders/detail/order-detail.server.ts'
import { OrderPage } from '#app/features/orders/detail/order-page.tsx'
import { cookieHeaders, findCookie, rememberCookie } from '#app/session/cookies.ts'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/order.ts'
import { privateMeta } from './private-meta.ts'

/** Of the mailed link, or of a look-up in the last 30 minutes. */
const tokenOf = (ctx: RequestContext, token: string | undefined) => token ?? findCookie(ctx, 'order')

/** @throws a redirect to the look-up when no order opens */
async function requireGuestOrder(ctx: RequestContext, given: string | undefined) {
  const token = tokenOf(ctx, given)
  const order = token === undefined ? undefined : await findOrderOfToken(ctx, token)
  if (!order) throw redirect(`/return/guest?${given ? 'link' : 'again'}`, 303)
  return order
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const order = await requireGuestOrder(ctx, params.token)
  const page = { order, reasons: await cancellationReasons(ctx, order) }
  // Returns of this order need no look-up then.
  return params.token ? data(page, { headers: cookieHeaders(rememberCookie(ctx, 'order', params.token)) }) : page
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const order = await requireGuestOrder(ctx, params.token)
  const answer = await actOnOrder(ctx, order, await request.formData(), true)
  return data(answer, { status: answer?.tone === 'positive' ? 200 : 422 })
}

/** The address is a key: it is in no referrer. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const headers = new Headers(loaderHeaders)
  headers.set('Referrer-Policy', 'no-referrer')
  return headers
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Your order', matches)

/** A guest's order, by the link of its mail or after the look-up. [R2.74, R4.66] */
export default function GuestOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} answer={actionData} isGuest />
}
