import { query } from '#app/graphql/client.server.ts'
import { drawHtml } from '#app/session/draw-part.server.tsx'
import type { Visit } from '#app/session/visit.ts'
import { withShownRatings } from '../product/shown-ratings.server.ts'
import { Rail } from './rails.tsx'
import { RecentDocument } from './recent.generated.ts'

/** The row of products with these skus; empty when none of them is sold here. [R7.122] */
export async function drawRecent(visit: Visit, skus: readonly string[]): Promise<string> {
  const answer = await query(visit, RecentDocument, { skus }, { tags: ['store', 'route', 'plp'], isFresh: true })
  if (!answer.ok) return ''
  return drawHtml(visit, <Rail title="Recently viewed" products={await withShownRatings(visit, answer.data.recentlyViewed)} />)
}
