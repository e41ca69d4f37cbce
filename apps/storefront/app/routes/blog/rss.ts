import { feedOf } from '#app/features/blog/blog-data.ts'
import { loadStories } from '#app/features/blog/load-blog.server.ts'
import { unavailable } from '#app/graphql/limit.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { shopOf } from '#app/session/site/shop-of.server.ts'
import type { Route } from './+types/rss.ts'

/** [R1.21, R2.34] */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  if (!ctx.settings.flags.blog) throw new Response('There is no such file here.', { status: 404 })
  const stories = await loadStories(ctx)
  if (!stories) throw unavailable(ctx)
  return new Response(feedOf(shopOf(ctx), stories), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  })
}
