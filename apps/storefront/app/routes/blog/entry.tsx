import { shownCount } from '@welt/rules/listing-address'
import { data } from 'react-router'
import { storyData, storyTrail } from '#app/features/blog/blog-data.ts'
import { BlogPage, StoryPage } from '#app/features/blog/blog-pages.tsx'
import { loadStories, loadStory } from '#app/features/blog/load-blog.server.ts'
import { type Topic, topicsOf } from '#app/features/blog/stories.ts'
import type { StoryCardFragment } from '#app/features/content/content.generated.ts'
import { contentMeta, describedMeta } from '#app/features/content/content-meta.ts'
import { sheetMeta } from '#app/features/content/looks/sheets.server.ts'
import { unavailable } from '#app/graphql/limit.server.ts'
import { renderIsland } from '#app/session/render-island.server.tsx'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import { shopOf } from '#app/session/site/shop-of.server.ts'
import { breadcrumbsJsonLd } from '#app/ui/breadcrumbs.tsx'
import { ServerIsland } from '#app/ui/server-island.tsx'
import type { Route } from './+types/entry.ts'

interface TopicPage {
  readonly stories: readonly StoryCardFragment[]
  readonly topic: Topic
  /** Of stories to show. */
  readonly count: number
}

function topicPage(ctx: RequestContext, { stories, topic: { path, label }, count }: TopicPage) {
  const shop = shopOf(ctx)
  const described = describedMeta(shop, {
    title: `${label} – Blog`,
    description: `${label}: stories from ${shop.name}.`,
    canonical: `${shop.origin}/blog/${path}`,
  })
  const page = <BlogPage stories={stories} topic={path} count={count} />
  return { path, html: renderIsland(ctx, 'content', page), head: [...described, sheetMeta('blog')] }
}

/** A topic's page, or a story. [R1.21, R2.34] */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  ctx.response.addTags('store')
  if (!ctx.settings.flags.blog) throw data(null, { status: 404 })
  const stories = await loadStories(ctx)
  if (!stories) throw unavailable(ctx)
  const topic = topicsOf(stories).find(({ path }) => path === params.slug)
  if (topic) return topicPage(ctx, { stories, topic, count: shownCount(url.searchParams) })
  const found = await loadStory(ctx, params.slug, url.searchParams.get('preview'))
  if (!found) throw unavailable(ctx)
  if (found === 'none') throw data(null, { status: 404 })
  const shop = shopOf(ctx)
  const breadcrumbs = { 'script:ld+json': breadcrumbsJsonLd(shop.origin, storyTrail(found.story)) as never }
  const head = [...contentMeta(shop, found.page), storyData(shop, found.story), breadcrumbs, sheetMeta('blog')]
  return { path: params.slug, html: renderIsland(ctx, 'content', <StoryPage {...found} stories={stories} />), head }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.head ?? [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }]

export default function BlogEntryRoute({ loaderData }: Route.ComponentProps) {
  return <ServerIsland key={loaderData.path} name="content" html={loaderData.html} />
}
