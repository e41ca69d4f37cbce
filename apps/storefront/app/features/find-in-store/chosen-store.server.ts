import { type ChosenStoreFieldsFragment, SetPreferredStoreDocument } from '#app/features/cart/cart.generated.ts'
import {
  type CartAccess,
  type CartChange,
  isCartFailure,
  isCartLost,
  requireCart,
} from '#app/features/cart/cart.server.ts'
import { changeCart } from '#app/features/cart/change-cart.server.ts'
import { chooseWays, unsetStore } from '#app/features/cart/collection/fulfilment.server.ts'
import { fetchPrivate, type GraphqlFailure } from '#app/graphql/client.server.ts'
import type { ChosenStore } from '#app/session/browser/chosen-store.ts'
import { cartCookies, dropCart, findCartId } from '#app/session/guest-cart.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { CollectorDocument, GuestCollectorDocument } from './find-in-store.generated.ts'

/** Codes of flash messages. [R8.34, R8.35, R8.38] */
type StoreProblem =
  | 'store-not-chosen'
  | 'store-not-collecting'
  | 'collection-paused'
  | 'lines-not-chosen'
  | 'store-not-unset'

/** By code of the error. */
const PROBLEMS: Readonly<Record<string, StoreProblem>> = {
  STORE_NOT_COLLECTING: 'store-not-collecting',
  COLLECTION_PAUSED: 'collection-paused',
}

export interface StoreChange {
  readonly problem?: StoreProblem
  readonly store?: ChosenStore
  readonly setCookies: readonly string[]
}

export const toChosenStore = ({
  store_code,
  name,
  city,
  latitude,
  longitude,
}: ChosenStoreFieldsFragment): ChosenStore => ({
  code: store_code,
  name,
  town: city ?? name,
  point: latitude === null || longitude === null ? undefined : `${latitude},${longitude}`,
})

function refused(ctx: RequestContext, failure: GraphqlFailure, problem: StoreProblem): StoreChange {
  return {
    problem: PROBLEMS[failure.code ?? ''] ?? problem,
    setCookies: isCartLost(failure) ? dropCart(ctx) : [],
  }
}

const refusedUnlessDone = (
  ctx: RequestContext,
  { isDone, isCartLost: isLost = false }: CartChange,
  problem: StoreProblem,
): StoreChange => (isDone ? { setCookies: [] } : { problem, setCookies: isLost ? dropCart(ctx) : [] })

async function findEmail(ctx: RequestContext, { cartId, guestSecret, isNew }: CartAccess) {
  if (ctx.session.token) return (await fetchPrivate(ctx, CollectorDocument, {})).data?.customer?.email
  if (isNew) return undefined
  return (await fetchPrivate(ctx, GuestCollectorDocument, { cartId }, { guestSecret })).data?.cart?.email
}

/** The customer's or the guest's email; the store is set without one while there is none. [R5.12, R5.13] */
async function emailOf(ctx: RequestContext, access: CartAccess): Promise<{ readonly email?: string }> {
  const email = await findEmail(ctx, access)
  return email ? { email } : {}
}

/** Creates a cart for a shopper without one, as the store belongs to it. [R7.104, R7.105] */
async function setStore(ctx: RequestContext, storeId: string): Promise<StoreChange & { readonly cartId?: string }> {
  const access = await requireCart(ctx)
  if (isCartFailure(access)) return refused(ctx, access, 'store-not-chosen')
  const { cartId, guestSecret } = access
  const input = { cart_id: cartId, store_id: storeId, ...(await emailOf(ctx, access)) }
  const answer = await changeCart(ctx, cartId, SetPreferredStoreDocument, { input }, { guestSecret })
  if (!answer.ok) return refused(ctx, answer.failure, 'store-not-chosen')
  const store = answer.data.setPreferredStore?.cart.preferred_store_data
  if (!store) return { problem: 'store-not-chosen', setCookies: [] }
  return { store: toChosenStore(store), setCookies: cartCookies(ctx, cartId, guestSecret), cartId }
}

/** [R7.103] */
export async function setLines(
  ctx: RequestContext,
  uids: readonly string[],
  way: 'delivery' | 'clickncollect',
): Promise<StoreChange> {
  if (uids.length === 0) return { setCookies: [] }
  return refusedUnlessDone(ctx, await chooseWays(ctx, uids, way), 'lines-not-chosen')
}

/** Sets the store, then collects the lines there. [R2.66, R3.34] */
export async function chooseStore(ctx: RequestContext, storeId: string, uids: readonly string[]): Promise<StoreChange> {
  const chosen = await setStore(ctx, storeId)
  if (chosen.problem || uids.length === 0) return chosen
  const lines = await setLines(ctx, uids, 'clickncollect')
  return !lines.problem ? chosen : { ...lines, setCookies: [...chosen.setCookies, ...lines.setCookies] }
}

/** [R7.107, R4.12-R4.14] */
export async function unsetChosenStore(ctx: RequestContext): Promise<StoreChange> {
  if (!findCartId(ctx)) return { setCookies: [] }
  return refusedUnlessDone(ctx, await unsetStore(ctx), 'store-not-unset')
}
