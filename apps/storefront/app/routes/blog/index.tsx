import { shownCount } from '@welt/rules/listing-address'
import { data } from 'react-router'
import { BlogPage } from '#app/features/blog/blog-pages.tsx'
import { loadStories } from '#app/features/blog/load-blog.server.ts'
import { MenuDocument } from '#app/features/chrome/menu.generated.ts'
import { menuOf } from '#app/features/chrome/menu.ts'
import { describedMeta } from '#app/features/content/content-meta.ts'
import { sheetMeta } from '#app/features/content/looks/sheets.server.ts'
import { query } from '#app/graphql/client.server.ts'
import { unavailable } from '#app/graphql/limit.server.ts'
import { renderIsland } from '#app/session/render-island.server.tsx'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import { shopOf } from '#app/session/site/shop-of.server.ts'
import { ServerIsland } from '#app/ui/server-island.tsx'
import type { Route } from './+types/index.ts'

const OFFERED = 2

async function loadDepartments(ctx: RequestContext) {
  const menu = await query(ctx, MenuDocument, {}, { tags: ['store', 'categories'] })
  return menu.ok ? menuOf(menu.data).slice(0, OFFERED) : []
}

/** [R1.21, R2.34] */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  ctx.response.addTags('store')
  if (!ctx.settings.flags.blog) throw data(null, { status: 404 })
  const stories = await loadStories(ctx)
  if (!stories) throw unavailable(ctx)
  const shop = shopOf(ctx)
  const described = describedMeta(shop, {
    title: 'Blog',
    description: `Stories from ${shop.name} about fit, care and choosing shoes.`,
    canonical: `${shop.origin}/blog`,
  })
  const departments = stories.length === 0 ? await loadDepartments(ctx) : []
  const count = shownCount(url.searchParams)
  const page = <BlogPage stories={stories} topic={undefined} count={count} departments={departments} />
  return { html: renderIsland(ctx, 'content', page), head: [...described, sheetMeta('blog')] }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.head ?? [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }]

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return <ServerIsland name="content" html={loaderData.html} />
}
