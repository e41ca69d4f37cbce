import type { RailBlock } from '@welt/brands'
import type { RequestContext } from '#app/session/request-context.ts'
import { actingFor } from '#app/session/sign-in-cookies.ts'

/** Only our own server has been given a service key. */
export function isOwnServer(ctx: RequestContext): boolean {
  return ctx.commerce.serviceKey !== ''
}

/** Scripts can remove the cookie, so it counts only where the server does not report staff sessions. */
export function isStaffSession(ctx: RequestContext, reported: boolean | null | undefined): boolean {
  return reported ?? actingFor(ctx) !== undefined
}

/** Other servers do not say what they left out of a merge, so item counts are compared. */
export function missingAfterMerge(before: readonly number[], after: number): number {
  return before.reduce((sum, count) => sum + count, 0) - after
}

/** The home page of a server without `homeBlocks`. [decision 46] */
export const HOME_RAIL: RailBlock = {
  kind: 'rail',
  heading: 'New in',
  category: 'new-in',
  sort: 'newest',
  count: 8,
  link: { text: 'See all new in', href: '/new-in' },
}
