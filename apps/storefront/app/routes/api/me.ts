import { loadMe } from '#app/features/account/me.server.ts'
import { CartCountDocument, type ChosenStoreFieldsFragment } from '#app/features/cart/cart.generated.ts'
import { isCartLost } from '#app/features/cart/cart.server.ts'
import { lostCartCookies } from '#app/features/checkout/payment/payment-progress.server.ts'
import { toChosenStore } from '#app/features/find-in-store/chosen-store.server.ts'
import { type ListChange, loadSaved, removeStyle } from '#app/features/wishlist/change-list.server.ts'
import { toSavedList, toSavedSkus } from '#app/features/wishlist/saved-list.ts'
import { saveStyle } from '#app/features/wishlist/wishlist.server.ts'
import { fieldText } from '#app/forms/form-data.ts'
import { actionOf } from '#app/forms/intent.server.ts'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { fetchPrivate } from '#app/graphql/client.server.ts'
import type { HeartAnswer } from '#app/islands/marks.ts'
import { cookieHeaders } from '#app/session/cookies.ts'
import { globalEffectOf } from '#app/session/error-policy.ts'
import { cartCookies, findCartId, guestSecretFor } from '#app/session/guest-cart.ts'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import type { Route } from './+types/me.ts'

/** Undefined without a cart; an ordered or deleted cart yields cookies to set. [R4.34] */
async function countCart(ctx: RequestContext): Promise<{
  readonly count?: number
  readonly store?: ChosenStoreFieldsFragment | null
  readonly cookies?: readonly string[]
}> {
  const cartId = findCartId(ctx)
  if (!cartId) return {}
  const result = await fetchPrivate(ctx, CartCountDocument, { cartId })
  if (result.ok) {
    const { cart } = result.data
    return cart ? { count: cart.total_quantity, store: cart.preferred_store_data } : {}
  }
  if (globalEffectOf(result.failure) === 'reset-cart') return { cookies: await lostCartCookies(ctx, cartId) }
  return isCartLost(result.failure) ? {} : { count: 0 }
}

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const { token } = ctx.session
  const [{ count, store: cartStore, cookies = [] }, own, guestSaved] = await Promise.all([
    countCart(ctx),
    token ? loadMe(ctx) : undefined,
    token ? undefined : loadSaved(ctx),
  ])
  const saved = own?.list ? toSavedList(own.list) : guestSaved
  // Adopt the cart filled on another device.
  if (count === undefined && own?.cart) ctx.response.addCookies(...cartCookies(ctx, own.cart.id, guestSecretFor(ctx)))
  else ctx.response.addCookies(...cookies)
  const store = cartStore ?? own?.cart?.preferred_store_data
  return Response.json({
    cartCount: count ?? own?.cart?.total_quantity ?? 0,
    ...(own?.me ? { me: own.me } : {}),
    ...(store && ctx.settings.isCollectOffered ? { store: toChosenStore(store) } : {}),
    ...(saved ? { saved: toSavedSkus(saved) } : {}),
  })
}

const PRESSES = { '': { isRemoval: false }, remove: { isRemoval: true } }

/** [R2.80, R7.50, R7.51, R7.57, R7.58] */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = requestContextOf(context)
  const form = await readFormData(request)
  const { isRemoval } = actionOf(form, PRESSES)
  const [sku, optionUid] = [fieldText(form, 'sku'), fieldText(form, 'option')]
  const answer = ({ problem, count }: Pick<ListChange, 'problem' | 'count'>): HeartAnswer =>
    problem ? { problem: problem.notice } : { ...(count === undefined ? {} : { count }) }
  if (isRemoval) return Response.json(answer(await removeStyle(ctx, sku)))
  const { why, count, setCookies } = await saveStyle(ctx, { sku, ...(optionUid ? { optionUid } : {}) })
  const change = { ...(why ? { problem: why } : {}), ...(count === undefined ? {} : { count }) }
  return Response.json(answer(change), { headers: cookieHeaders(...setCookies) })
}
