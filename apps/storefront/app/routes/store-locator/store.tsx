import { data } from 'react-router'
import { clampZoom } from '#app/features/store-finder/finder-address.ts'
import { loadRail } from '#app/features/store-finder/page/load-rail.server.ts'
import { loadStorePage } from '#app/features/store-finder/page/load-store.server.ts'
import { storeMeta } from '#app/features/store-finder/page/store-meta.ts'
import { GoneStore, StorePage } from '#app/features/store-finder/page/store-page.tsx'
import styles from '#app/features/store-finder/page/store-rail.module.css'
import { StoreRailSection } from '#app/features/store-finder/page/store-rail.tsx'
import { unavailable } from '#app/graphql/limit.server.ts'
import { renderIsland } from '#app/session/render-island.server.tsx'
import { requestContextOf } from '#app/session/request-context.ts'
import { shopOfMatches } from '#app/session/site/shop.ts'
import { ServerIsland } from '#app/ui/server-island.tsx'
import type { Route } from './+types/store.ts'

/** [R2.77] */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const outcome = await loadStorePage(ctx, params.slug, clampZoom(Number(url.searchParams.get('zoom') ?? 0)))
  if (outcome.kind === 'failed') throw unavailable(ctx)
  if (outcome.kind === 'none') throw data(null, { status: 404 })
  const { page } = outcome
  const fit = url.searchParams.get('fit') ?? ''
  const isAll = url.searchParams.get('all') === '1'
  const rail = page.isGone ? undefined : await loadRail(ctx, page.store, { wanted: fit, isAll })
  const html = rail && renderIsland(ctx, 'rail', <StoreRailSection rail={rail} slug={page.store.slug} isAll={isAll} />)
  return data({ page, fit: isAll ? `${fit} all` : fit, rail: rail && { html } }, { status: page.isGone ? 410 : 200 })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = shopOfMatches(matches)
  if (!loaderData || !shop) return [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }]
  return storeMeta(shop, loaderData.page)
}

export default function StoreRoute({ loaderData }: Route.ComponentProps) {
  const { page, fit, rail } = loaderData
  if (page.isGone) return <GoneStore page={page} />
  return (
    <StorePage page={page}>
      {rail && (
        <ServerIsland key={`${page.store.slug} ${fit}`} name="rail" html={rail.html} className={styles.rail ?? ''} />
      )}
    </StorePage>
  )
}
