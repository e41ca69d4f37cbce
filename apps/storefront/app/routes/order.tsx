import { data, redirect, redirectDocument } from 'react-router'
import { MailedAccountPanel } from '#app/features/checkout/success/account-panel.tsx'
import { attachOrder, findAccountOffer } from '#app/features/checkout/success/attach-order.server.ts'
import { actOnOrder, cancellationReasons } from '#app/features/orders/detail/order-actions.server.ts'
import { findOrderOfToken } from '#app/features/orders/detail/order-detail.server.ts'
import { OrderPage } from '#app/features/orders/detail/order-page.tsx'
import type { FoundOrder } from '#app/features/orders/detail/order-view.ts'
import { lookupPath } from '#app/features/returns/paths.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { cookieHeaders, rememberCookie } from '#app/session/cookies.ts'
import { orderTokens, trackedCookies } from '#app/session/order-cookies.ts'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/order.ts'
import { privateMeta } from './private-meta.ts'

/**
 * The order of the mailed link, else one seen or placed in the last 30 minutes.
 * @throws a redirect to the look-up when no order opens, or only others than the form shows
 */
async function requireGuestOrder(ctx: RequestContext, given: string | undefined, shown?: string): Promise<FoundOrder> {
  for (const token of given === undefined ? orderTokens(ctx) : [given]) {
    const found = await findOrderOfToken(ctx, token)
    if (found && (shown === undefined || found.order.number === shown)) return found
  }
  throw redirect(given === undefined || shown ? lookupPath(shown ?? '') : '/return/guest?link', 303)
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const found = await requireGuestOrder(ctx, params.token)
  const { order, returns, adjustmentNotes, sizes, cancellable } = found
  const [reasons, offer] = await Promise.all([
    cancellationReasons(ctx, { order, cancellable }),
    findAccountOffer(ctx, { email: found.email, isPaid: order.isPaid }, url.searchParams.get('account')),
  ])
  // A look-up opens an order without its mailbox.
  const isOffered = offer !== 'create' || params.token !== undefined
  const page = { order, returns, adjustmentNotes, sizes, cancellable, reasons, offer: isOffered ? offer : undefined }
  // Returns of this order need no look-up then.
  if (!params.token) return page
  const headers = cookieHeaders(rememberCookie(ctx, 'seen_order', params.token), ...trackedCookies(ctx))
  return data(page, { headers })
}

async function attachToAccount(ctx: RequestContext, url: URL, found: FoundOrder, form: FormData) {
  const attached = await attachOrder(ctx, form, found.token)
  if (attached.kind === 'refused') return data(attached.answer, { status: 422 })
  const headers = cookieHeaders(...attached.setCookies)
  return redirectDocument(`${url.pathname}?account=${attached.outcome}#account`, { status: 303, headers })
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await readFormData(request)
  // Another tab may have looked up another order since.
  const found = await requireGuestOrder(ctx, params.token, fieldText(form, 'order'))
  if (fieldText(form, 'intent') === 'attach-order') return attachToAccount(ctx, url, found, form)
  const answer = await actOnOrder(ctx, found, form, true)
  return data(answer, { status: answer.tone === 'positive' ? 200 : 422 })
}

/** The address is a key: other sites never see it, and forms still tell their origin. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  const headers = new Headers(loaderHeaders)
  headers.set('Referrer-Policy', 'same-origin')
  return headers
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Your order', matches)

/** A guest's order, by the link of its mail or after the look-up. [R2.74, R4.66] */
export default function GuestOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, ...page } = loaderData
  const kept = actionData && 'account' in actionData ? actionData : undefined
  const answer = actionData && 'intent' in actionData ? actionData : undefined
  const account = offer ? <MailedAccountPanel number={page.order.number} offer={offer} answer={kept} /> : null
  return <OrderPage {...page} answer={answer} account={account} isGuest />
}
