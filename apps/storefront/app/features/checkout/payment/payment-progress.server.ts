import { fetchPrivate } from '#app/graphql/client.server.ts'
import { cookieHeaders, dropCookie } from '#app/session/cookies.ts'
import { dropCart } from '#app/session/guest-cart.ts'
import { placedOrderCookies } from '#app/session/order-cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { AdyenPaymentStatusDocument } from './payment.generated.ts'
import { redirectUrl } from './redirect-url.ts'

/** From the order records, independent of this browser's cookies. */
export type PaymentProgress =
  /** Includes failed payments. */
  | { readonly kind: 'none' }
  /** At the bank's or wallet's page. */
  | { readonly kind: 'waiting'; readonly url: string }
  /** 3-D Secure within the checkout: an action of the payment service's library. */
  | { readonly kind: 'confirming'; readonly action: string }
  /** Paid, or being checked. */
  | { readonly kind: 'ordered'; readonly isPaid: boolean; readonly token: string | undefined }
  | { readonly kind: 'unreachable' }

/** Result codes for which an order exists. [A72] */
export const ORDERED_CODES: ReadonlySet<string> = new Set(['Authorised', 'Pending', 'Received'])

/** Works for finished carts too. [A72] */
export async function findPaymentProgress(ctx: RequestContext, cartId: string): Promise<PaymentProgress> {
  const answer = await fetchPrivate(ctx, AdyenPaymentStatusDocument, { cartId })
  if (!answer.ok) {
    const { kind, status = 0 } = answer.failure
    if (kind !== 'user' || status >= 500) return { kind: 'unreachable' }
  }
  const status = answer.data?.adyenPaymentStatus
  if (!status) return { kind: 'none' }
  const url = status.isFinal ? undefined : redirectUrl(status.action)
  if (url) return { kind: 'waiting', url }
  if (!status.isFinal && status.action) return { kind: 'confirming', action: status.action }
  if (!ORDERED_CODES.has(status.resultCode ?? '')) return { kind: 'none' }
  return { kind: 'ordered', isPaid: status.resultCode === 'Authorised', token: status.order_token ?? undefined }
}

/** A failed payment reopens the cart, so its id is dropped only once the order is paid. */
export function orderedCookies(
  ctx: RequestContext,
  { isPaid, token }: { readonly isPaid: boolean; readonly token: string | undefined },
): Headers {
  if (isPaid) ctx.recordEvent({ kind: 'buy' })
  return cookieHeaders(
    ...(token ? placedOrderCookies(ctx, token) : []),
    ...(isPaid ? [...dropCart(ctx), dropCookie(ctx, 'authority_to_leave')] : []),
  )
}

/** Drops the cart, unless an order of it is still being paid or its state is unknown. [R4.34, A72] */
export async function lostCartCookies(ctx: RequestContext, cartId: string): Promise<readonly string[]> {
  const progress = await findPaymentProgress(ctx, cartId)
  if (progress.kind === 'unreachable') return []
  return progress.kind === 'ordered' ? orderedCookies(ctx, progress).getSetCookie() : dropCart(ctx)
}
