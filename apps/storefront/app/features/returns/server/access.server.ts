import { orderTokens } from '#app/session/order-cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'

/** Customers by their sign-in, guests by the token of their order. [R6.04, R6.07] */
export type ReturnAccess = { readonly kind: 'customer' } | { readonly kind: 'guest'; readonly token: string }

/** Best first; a signed-in shopper may also have looked up a guest's order. */
export function accessesOf(ctx: RequestContext): readonly ReturnAccess[] {
  const guest = orderTokens(ctx).map((token) => ({ kind: 'guest', token }) as const)
  return ctx.session.token ? [{ kind: 'customer' }, ...guest] : guest
}

/** Result for one access. */
type Tried = { readonly kind: 'found' | 'none' | 'failed' }

/** The first result that was found; else a failure, else none. */
export async function firstFound<Outcome extends Tried>(
  accesses: readonly ReturnAccess[],
  load: (access: ReturnAccess) => Promise<Outcome>,
): Promise<
  | (Extract<Outcome, { kind: 'found' }> & { readonly access: ReturnAccess })
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }
> {
  let hasFailed = false
  for (const access of accesses) {
    const outcome = await load(access)
    if (outcome.kind === 'found') return { ...(outcome as Extract<Outcome, { kind: 'found' }>), access }
    hasFailed ||= outcome.kind === 'failed'
  }
  return { kind: hasFailed ? 'failed' : 'none' }
}
