import { data } from 'react-router'
import { ContentPage, contentMeta } from '#app/features/content/content-page.tsx'
import { loadContentPage } from '#app/features/content/load-content-page.server.ts'
import { shopOfMatches } from '#app/session/shop.ts'
import { visitOf } from '#app/session/visit.ts'
import type { Route } from './+types/content-page.ts'

/** A fixed content page: its path is the page's identifier. @source R2.54 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const identifier = new URL(request.url).pathname.replace(/\.data$/, '').replace(/^\/+|\/+$/g, '')
  const outcome = await loadContentPage(visitOf(context), identifier)
  if (outcome.kind === 'found') return { page: outcome.page }
  throw data(null, { status: outcome.kind === 'failed' ? 503 : 404 })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = shopOfMatches(matches)
  return shop && loaderData ? contentMeta(shop, loaderData.page) : [{ title: 'Not found' }]
}

export default function ContentPageRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} />
}
