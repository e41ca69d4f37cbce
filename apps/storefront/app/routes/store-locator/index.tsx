import { FINDER_PATH } from '@welt/kit/stores/store-path'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { isPlain, parseFinderAddress } from '#app/features/store-finder/finder-address.ts'
import { FinderPage } from '#app/features/store-finder/finder-page.tsx'
import { loadFinder } from '#app/features/store-finder/load-finder.server.ts'
import { requireReads } from '#app/graphql/limit.server.ts'
import { requestContextOf } from '#app/session/request-context.ts'
import { shopOfMatches } from '#app/session/site/shop.ts'
import type { Route } from './+types/index.ts'

/** [R2.33, R2.77] */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const address = parseFinderAddress(url.searchParams)
  const finder = await loadFinder(ctx, address)
  if (finder.hasFailed) requireReads(ctx)
  return data(finder, { status: finder.hasFailed ? 503 : 200 })
}

/** The list and the map of a search stay when only what they show of it changes. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const searchOf = ({ searchParams }: URL) => {
    const address = parseFinderAddress(searchParams)
    const zoomedTo = address.zoom === 0 ? undefined : address.store
    return JSON.stringify({ ...address, store: zoomedTo, isMap: false, isAll: false, plain: isPlain(address) })
  }
  return currentUrl.href === nextUrl.href || searchOf(currentUrl) !== searchOf(nextUrl)
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const shop = shopOfMatches(matches)
  if (!shop) return []
  const place = loaderData?.placeLabel
  const isError = loaderData?.problem || loaderData?.hasFailed
  return [
    { title: `${isError ? 'Error: ' : ''}${place ? `Stores near ${place}` : 'Find a store'} | ${shop.name}` },
    {
      name: 'description',
      content: `Find your nearest ${shop.name} store: opening hours, phone, directions and click and collect.`,
    },
    { tagName: 'link', rel: 'canonical', href: `${shop.origin}${FINDER_PATH}` },
    ...(location.search ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ]
}

export default function StoreLocator({ loaderData }: Route.ComponentProps) {
  return <FinderPage data={loaderData} />
}
