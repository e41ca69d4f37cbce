import { findCookie, rememberCookie } from './cookies.ts'
import type { RequestContext } from './request-context.ts'

const MAX_LENGTH = 80

type PlaceCookie = 'store_from' | 'store_place'

function placeIn(ctx: RequestContext, name: PlaceCookie): string | undefined {
  const place = findCookie(ctx, name)
  return place && place.length <= MAX_LENGTH ? place : undefined
}

const remember = (ctx: RequestContext, name: PlaceCookie, place: string): string =>
  rememberCookie(ctx, name, place.slice(0, MAX_LENGTH))

/** The place from which the chosen store was found, for 30 minutes; never coordinates. [R9.12, A101] */
export function storeFrom(ctx: RequestContext): { readonly place?: string } {
  const place = placeIn(ctx, 'store_from')
  return place ? { place } : {}
}

export const rememberStoreFrom = (ctx: RequestContext, place: string): string => remember(ctx, 'store_from', place)

/** What scripts keep in the browser: `session/browser/store-place.ts`. [R9.12, A101] */
export const searchedBefore = (ctx: RequestContext): string => placeIn(ctx, 'store_place') ?? ''

export const rememberSearched = (ctx: RequestContext, place: string): void =>
  ctx.response.addCookies(remember(ctx, 'store_place', place))
