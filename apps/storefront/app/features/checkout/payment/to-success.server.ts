import { redirect } from 'react-router'
import { findCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { orderedCookies, type PaymentProgress } from './payment-progress.server.ts'

export function toSuccess(
  ctx: RequestContext,
  ordered: { readonly isPaid: boolean; readonly token: string | undefined },
): Response {
  return redirect('/checkout/success', { status: 303, headers: orderedCookies(ctx, ordered) })
}

/** Undefined unless the cart is ordered and this browser may see the order. */
export function findSuccess(ctx: RequestContext, progress: PaymentProgress): Response | undefined {
  if (progress.kind !== 'ordered') return undefined
  const isShown = progress.token !== undefined || findCookie(ctx, 'order') !== undefined
  return isShown ? toSuccess(ctx, progress) : undefined
}
