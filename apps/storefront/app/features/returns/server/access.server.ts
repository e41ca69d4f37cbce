import { findCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'

/** Customers by their sign-in, guests by the token of their order. [R6.04, R6.07] */
export type ReturnAccess = { readonly kind: 'customer' } | { readonly kind: 'guest'; readonly token: string }

/** Undefined without sign-in and without an order placed or looked up in the last 30 minutes. */
export function findAccess(ctx: RequestContext): ReturnAccess | undefined {
  if (ctx.session.token) return { kind: 'customer' }
  const token = findCookie(ctx, 'order')
  return token ? { kind: 'guest', token } : undefined
}
