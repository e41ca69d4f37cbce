import { promiseText } from '#app/features/cart/arrival.ts'
import { fetchPrivate, query } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { rememberCookie } from '#app/session/cookies.ts'
import { deliveryPostcode } from '#app/session/delivery-postcode.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { displayName } from '../product/card-data.ts'
import { ComparedArrivalDocument, TakenOutDocument } from './compare.generated.ts'
import { type RemovedAt, readAddress, removedAt } from './compare-address.ts'
import { loadCompared } from './compare-list.server.ts'
import { compareRows, sizeOf, sizesToCompare, sizeToCompare } from './compare-rows.ts'
import { toShoes } from './compared-shoe.ts'
import { compareMessages } from './messages.ts'

/** A removed shoe, for Undo. */
export interface RemovedShoe extends RemovedAt {
  readonly uid: string
  readonly name: string
}

async function loadRemoved(ctx: RequestContext, url: URL): Promise<RemovedShoe | undefined> {
  const removed = removedAt(url)
  if (!removed) return undefined
  const answer = await query(ctx, TakenOutDocument, { sku: removed.sku }, { tags: ['route', 'plp'] })
  const product = withoutNulls(answer.data?.products?.items)[0]
  return product && { ...removed, uid: product.uid, name: displayName(product) }
}

/** "Thu 26 – Fri 27 Nov"; undefined without a sku or dates. */
async function loadArrival(ctx: RequestContext, sku: string | undefined) {
  const answer = sku ? await fetchPrivate(ctx, ComparedArrivalDocument, { sku, ...deliveryPostcode(ctx) }) : undefined
  const { place, methods = [] } = answer?.data?.productAdditionalData?.delivery_promise ?? {}
  return { days: promiseText(methods[0]?.estimated_from, methods[0]?.estimated_to), postcode: place?.postcode }
}

/** Never cached. */
export async function loadCompare(ctx: RequestContext, url: URL) {
  const [answer, removed] = await Promise.all([loadCompared(ctx), loadRemoved(ctx, url)])
  const { womensSizes, theme } = ctx.brand
  const shoes = toShoes(answer.ok ? answer.data : undefined, womensSizes, theme.tileTints.length)
  if (answer.ok && shoes.length > 0) ctx.response.addCookies(rememberCookie(ctx, 'compared', String(shoes.length)))
  const address = readAddress(url)
  const size = sizeToCompare(shoes, address.size ?? null)
  const arrival = await loadArrival(ctx, shoes.find((shoe) => sizeOf(shoe, size)?.isInStock)?.sku)
  const view = { scale: womensSizes.toUpperCase(), size, isOnlyDifferences: address.isOnlyDifferences }
  return {
    ...view,
    shoes,
    sizes: sizesToCompare(shoes),
    rows: compareRows(shoes, { ...view, arrival }),
    removed: shoes.some(({ uid }) => uid === removed?.uid) ? undefined : removed,
    problem: answer.ok ? undefined : compareMessages.notLoaded,
    isGuest: ctx.session.token === undefined,
  }
}

export type ComparePageData = Awaited<ReturnType<typeof loadCompare>>
