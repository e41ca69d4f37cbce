import { query } from '#app/graphql/client.server.ts'
import { renderHtml } from '#app/session/render-island.server.tsx'
import type { RequestContext } from '#app/session/request-context.ts'
import { withShownRatings } from '../product/shown-ratings.server.ts'
import { Rail } from './rails.tsx'
import { RecentDocument } from './recent.generated.ts'

/** Empty when the site sells none of them. [R7.122] */
export async function renderRecent(ctx: RequestContext, skus: readonly string[]): Promise<string> {
  const answer = await query(ctx, RecentDocument, { skus }, { tags: ['store', 'route', 'plp'], isFresh: true })
  if (!answer.ok) return ''
  return renderHtml(
    ctx,
    <Rail title="Recently viewed" products={await withShownRatings(ctx, answer.data.recentlyViewed)} />,
  )
}
