import { CartCountDocument, CustomerCartDocument } from '#app/features/cart/cart.generated.ts'
import { fetchPrivate, type GraphqlFailure, type GraphqlResult } from '#app/graphql/client.server.ts'
import { isOwnServer, missingAfterMerge } from '#app/graphql/other-servers/fallbacks.ts'
import { dropCookie, findCookie, rememberCookie } from '#app/session/cookies.ts'
import { cartCookies, findCartId, guestSecretFor } from '#app/session/guest-cart.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { tokenCookies } from '#app/session/sign-in-cookies.ts'
import {
  GenerateCustomerTokenDocument,
  type GenerateCustomerTokenMutation,
  GenerateCustomerTokenOnDeviceDocument,
  type GenerateCustomerTokenOnDeviceMutation,
  MergeCartsDocument,
  MergeCartsWithNoticesDocument,
  MergeWishlistsDocument,
  WishlistCountDocument,
} from './sign-in.generated.ts'

/** A failed merge does not undo the sign-in; `notices` report it. [A51] */
export type SignIn = SignedIn | { readonly kind: 'failed'; readonly failure: GraphqlFailure }

interface SignedIn {
  readonly kind: 'signed-in'
  readonly setCookies: readonly string[]
  readonly notices: readonly string[]
}

interface Merge {
  readonly setCookies: readonly string[]
  readonly notices: readonly string[]
}

interface MergedCarts {
  readonly source: string
  readonly destination: string
  /** Items in the customer's cart before the merge. */
  readonly ownCount: number
}

const LEFT_OUT = {
  INSUFFICIENT_STOCK: 'short',
  NOT_SOLD: 'gone',
  HAS_COUPONS: 'codes',
  TOO_MANY_GIFT_CARDS: 'cards',
} as const

/** @returns flash codes for what was left out; undefined when the merge failed */
async function mergeWithNotices(
  ctx: RequestContext,
  { source, destination }: MergedCarts,
): Promise<readonly string[] | undefined> {
  const merged = await fetchPrivate(ctx, MergeCartsWithNoticesDocument, { source, destination })
  if (!merged.ok) return undefined
  const groups = Map.groupBy(merged.data.mergeCarts?.merge_notices ?? [], ({ reason }) => LEFT_OUT[reason])
  return [...groups].map(
    ([what, notices]) => `merge-${what}-${notices.reduce((sum, { quantity }) => sum + quantity, 0)}`,
  )
}

async function mergeAndCount(
  ctx: RequestContext,
  { source, destination, ownCount }: MergedCarts,
): Promise<readonly string[] | undefined> {
  const guests = await fetchPrivate(ctx, CartCountDocument, { cartId: source })
  const merged = await fetchPrivate(ctx, MergeCartsDocument, { source, destination })
  if (!merged.ok) return undefined
  const counts = [ownCount, guests.data?.cart?.total_quantity ?? 0]
  const missingCount = missingAfterMerge(counts, merged.data.mergeCarts.total_quantity)
  return missingCount > 0 ? [`merge-short-${missingCount}`] : []
}

/** The customer's cart becomes this browser's. [R4.23, R8.32] */
async function mergeCart(ctx: RequestContext): Promise<Merge> {
  const source = findCartId(ctx)
  const own = await fetchPrivate(ctx, CustomerCartDocument, {})
  if (!own.ok) return { setCookies: [], notices: source ? ['merge-carts'] : [] }
  const { id, total_quantity } = own.data.customerCart
  const setCookies = cartCookies(ctx, id, guestSecretFor(ctx))
  if (!source || source === id) return { setCookies, notices: [] }
  const both = { source, destination: id, ownCount: total_quantity }
  const left = await (isOwnServer(ctx) ? mergeWithNotices(ctx, both) : mergeAndCount(ctx, both))
  // After a failed merge the browser stays on the guest's cart, so nothing is lost.
  if (!left) return { setCookies: [], notices: ['merge-carts'] }
  return { setCookies, notices: [...(total_quantity > 0 ? [`merged-${total_quantity}`] : []), ...left] }
}

/**
 * After a failed merge, remembers the guest's list for the next sign-in, unless it has expired. [R4.24, R7.54, R8.18,
 * A51]
 */
async function mergeWishlist(ctx: RequestContext): Promise<Merge> {
  const session = findCookie(ctx, 'guest_wishlist')
  if (!session) return { setCookies: [], notices: [] }
  const before = await fetchPrivate(ctx, WishlistCountDocument, {})
  const merged = await fetchPrivate(ctx, MergeWishlistsDocument, { session })
  const isOver = merged.ok || merged.failure.code === 'WISHLIST_NOT_FOUND'
  const isWhole = merged.ok && merged.data.mergeWishlists?.user_errors.length === 0
  const setCookies = isOver ? [dropCookie(ctx, 'guest_wishlist')] : []
  if (!isWhole) return { setCookies, notices: ['merge-wishlists'] }
  const countBefore = before.data?.customer?.wishlists[0]?.items_count
  const count = (merged.data.mergeWishlists?.wishlist.items_count ?? 0) - (countBefore ?? Number.POSITIVE_INFINITY)
  return { setCookies, notices: count > 0 ? [`saved-${count}`] : [] }
}

/** Runs after every new token; also resets checkout to its first step. [R4.23-R4.25, A51] */
async function welcomeCustomer(ctx: RequestContext, token: string): Promise<SignedIn> {
  ctx.session.setToken(token)
  const lifeMs = ctx.settings.tokenLifeMs
  const cart = await mergeCart(ctx)
  const wishlist = await mergeWishlist(ctx)
  ctx.session.setRefused(false)
  return {
    kind: 'signed-in',
    setCookies: [
      ...tokenCookies(ctx, token, lifeMs / 1000),
      ...cart.setCookies,
      ...wishlist.setCookies,
      rememberCookie(ctx, 'checkout_step', 'info'),
    ],
    notices: [...cart.notices, ...wishlist.notices],
  }
}

/** [R7.33, R4.16] */
export async function signIn(ctx: RequestContext, email: string, password: string): Promise<SignIn> {
  const answer: GraphqlResult<GenerateCustomerTokenOnDeviceMutation | GenerateCustomerTokenMutation> =
    await (isOwnServer(ctx)
      ? fetchPrivate(ctx, GenerateCustomerTokenOnDeviceDocument, { email, password })
      : fetchPrivate(ctx, GenerateCustomerTokenDocument, { email, password }))
  if (!answer.ok) return { kind: 'failed', failure: answer.failure }
  const given = answer.data.generateCustomerToken
  const token = given?.token
  const device_token = given && 'device_token' in given ? given.device_token : undefined
  if (!token) return { kind: 'failed', failure: { kind: 'graphql', message: '' } }
  const welcome = await welcomeCustomer(ctx, token)
  return device_token
    ? { ...welcome, setCookies: [...welcome.setCookies, rememberCookie(ctx, 'device', device_token)] }
    : welcome
}
