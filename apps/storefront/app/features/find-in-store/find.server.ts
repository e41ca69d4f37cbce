import { fetchPrivate, type GraphqlFailure } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { messageOf } from '#app/graphql/result.ts'
import type { FindInStoreRequest } from '#app/session/browser/find-in-store.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { findAbroad } from './abroad.server.ts'
import type { SearchedPlace } from './find-address.ts'
import {
  type FoundStoresFragment,
  GetFindInStoreDetailsCartDocument,
  GetFindInStoreDetailsPDPDocument,
} from './find-in-store.generated.ts'
import { type FindAnswer, type FoundStore, toFoundStore } from './found-store.ts'
import { findMessages } from './messages.ts'

const SAME_POINT_KM = 1

function toAnswer(ctx: RequestContext, found: FoundStoresFragment, { place, radiusKm }: SearchedPlace): FindAnswer {
  const places = (found.places ?? []).map(({ label }) => label)
  const abroad = findAbroad(ctx, place, found.places ?? [])
  if (abroad) return { kind: 'abroad', place, abroad }
  if (!found.location) return { kind: 'unknown', place, nearPlaces: places }
  const [first, ...others] = places
  const now = new Date()
  return {
    kind: 'found',
    place: first ?? (found.location.label || place),
    radiusKm,
    stores: found.items.map((store) => toFoundStore(store, now)),
    otherPlaces: others,
  }
}

const variablesOf = ({ place, radiusKm }: SearchedPlace) => ({ search: place, radius: radiusKm })

interface StorePoint {
  readonly latitude: number
  readonly longitude: number
}

const failed = (failure: GraphqlFailure): FindAnswer => ({
  kind: 'failed',
  message: messageOf(failure, findMessages.stores),
})

/** Of one size. [R7.99] */
export async function findForSku(ctx: RequestContext, sku: string, where: SearchedPlace): Promise<FindAnswer> {
  const answer = await fetchPrivate(ctx, GetFindInStoreDetailsPDPDocument, { sku, ...variablesOf(where) })
  if (!answer.ok) return failed(answer.failure)
  const found = answer.data.getFindInStoreDetailsPDP
  return found ? toAnswer(ctx, found, where) : { kind: 'failed', message: findMessages.stores }
}

/** Whether a store has a size now; undefined when it is unknown. [R3.38] */
export async function findAtStore(
  ctx: RequestContext,
  sku: string,
  { code, point }: { readonly code: string; readonly point: StorePoint },
): Promise<FoundStore | undefined> {
  const answer = await fetchPrivate(ctx, GetFindInStoreDetailsPDPDocument, { sku, ...point, radius: SAME_POINT_KM })
  const found = answer.data?.getFindInStoreDetailsPDP?.items.find((store) => store.store_code === code)
  return found && toFoundStore(found, new Date())
}

export interface CartFinderAnswer {
  readonly answer: FindAnswer
  /** By uid of the line. */
  readonly skus: Readonly<Record<string, string>>
}

interface CartSearch extends SearchedPlace, Pick<FindInStoreRequest, 'mode'> {
  readonly uids: readonly string[] | undefined
}

/** [R7.101, R7.102] */
export async function findForCart(ctx: RequestContext, cartId: string, where: CartSearch): Promise<CartFinderAnswer> {
  const answer = await fetchPrivate(ctx, GetFindInStoreDetailsCartDocument, {
    cartId,
    mode: where.mode,
    ...(where.uids ? { uids: [...where.uids] } : {}),
    ...variablesOf(where),
  })
  const found = answer.data?.getFindInStoreDetailsCart
  if (!answer.ok && !found) return { answer: failed(answer.failure), skus: {} }
  if (!found) return { answer: { kind: 'failed', message: findMessages.stores }, skus: {} }
  const skus = withoutNulls(answer.data?.cart?.items).flatMap((item) =>
    'configured_variant' in item && item.configured_variant.sku ? [[item.uid, item.configured_variant.sku]] : [],
  )
  return { answer: toAnswer(ctx, found, where), skus: Object.fromEntries(skus) as Record<string, string> }
}
