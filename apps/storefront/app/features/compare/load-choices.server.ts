import { mediaPath } from '#app/features/cart/cart-model.ts'
import { query } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import type { CardFragment } from '../product/card.generated.ts'
import { displayName } from '../product/card-data.ts'
import { priceText } from '../product/price-text.ts'
import { RecentDocument } from '../recommendations/recent.generated.ts'
import type { StyleView } from '../wishlist/list-view.ts'
import { loadList } from '../wishlist/wishlist.server.ts'
import type { Choice, Choices } from './choices.ts'
import { loadComparison } from './compare-list.server.ts'

const MOST_SAVED = 8

const ofSaved = ({ uid, name, colour, imageUrl, price }: StyleView): Choice => ({
  uid,
  name,
  colour,
  imageUrl,
  priceText: price.now,
})

const ofViewed = (card: CardFragment): Choice => ({
  uid: card.uid,
  name: displayName(card),
  colour: card.colour ?? undefined,
  imageUrl: mediaPath(card.small_image?.url),
  priceText: priceText(card).now,
})

async function loadViewed(ctx: RequestContext, skus: readonly string[]): Promise<readonly CardFragment[]> {
  if (skus.length === 0) return []
  const answer = await query(ctx, RecentDocument, { skus }, { tags: ['store', 'route', 'plp'], isFresh: true })
  return answer.data?.recentlyViewed ?? []
}

/** Wishlist and recently viewed shoes not yet compared, without duplicates. */
export async function loadChoices(ctx: RequestContext, viewedSkus: readonly string[]): Promise<Choices> {
  const [{ uids }, { list }, viewed] = await Promise.all([
    loadComparison(ctx),
    loadList(ctx, 1),
    loadViewed(ctx, viewedSkus),
  ])
  const saved = list.tiles
    .map(({ style }) => ofSaved(style))
    .filter(({ uid }, at, all) => all.findIndex((one) => one.uid === uid) === at)
  const listed = new Set([...uids, ...saved.map(({ uid }) => uid)])
  return {
    saved: saved.filter(({ uid }) => !uids.includes(uid)).slice(0, MOST_SAVED),
    viewed: viewed.map(ofViewed).filter(({ uid }) => !listed.has(uid)),
  }
}
