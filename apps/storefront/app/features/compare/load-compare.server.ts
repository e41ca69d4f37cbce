import { query } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import { rememberCookie } from '#app/session/cookies.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { displayName } from '../product/card-data.ts'
import { TakenOutDocument } from './compare.generated.ts'
import { readAddress, type TakenAt, takenAt } from './compare-address.ts'
import { loadCompared } from './compare-list.server.ts'
import { compareRows, sizesToCompare, sizeToCompare } from './compare-rows.ts'
import { toShoes } from './compared-shoe.ts'
import { compareMessages } from './messages.ts'

/** A shoe that was taken out, for Undo. */
export interface TakenOut extends TakenAt {
  readonly uid: string
  readonly name: string
}

async function loadTaken(ctx: RequestContext, url: URL): Promise<TakenOut | undefined> {
  const taken = takenAt(url)
  if (!taken) return undefined
  const answer = await query(ctx, TakenOutDocument, { sku: taken.sku }, { tags: ['route', 'plp'] })
  const product = withoutNulls(answer.data?.products?.items)[0]
  return product && { ...taken, uid: product.uid, name: displayName(product) }
}

/** All that the compare page shows; never cached. */
export async function loadCompare(ctx: RequestContext, url: URL) {
  const [answer, taken] = await Promise.all([loadCompared(ctx), loadTaken(ctx, url)])
  const { womensSizes, theme } = ctx.brand
  const shoes = toShoes(answer.ok ? answer.data : undefined, womensSizes, theme.tileTints.length)
  if (answer.ok && shoes.length > 0) ctx.response.addCookies(rememberCookie(ctx, 'compared', String(shoes.length)))
  const address = readAddress(url)
  const size = sizeToCompare(shoes, address.size ?? null)
  const view = { scale: womensSizes.toUpperCase(), size, isOnlyDifferences: address.isOnlyDifferences }
  return {
    ...view,
    shoes,
    sizes: sizesToCompare(shoes),
    rows: compareRows(shoes, view),
    taken: shoes.some(({ uid }) => uid === taken?.uid) ? undefined : taken,
    problem: answer.ok ? undefined : compareMessages.notLoaded,
    isGuest: ctx.session.token === undefined,
  }
}

export type ComparePageData = Awaited<ReturnType<typeof loadCompare>>
