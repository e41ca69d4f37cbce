import { findCookie, rememberCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { PaymentMethod } from '#app/session/site/payment-methods.ts'

/** @returns the cookies to set [R3.100] */
export function rememberMethod(ctx: RequestContext, method: PaymentMethod | undefined): readonly string[] {
  return method && method !== findCookie(ctx, 'payment_method') ? [rememberCookie(ctx, 'payment_method', method)] : []
}
