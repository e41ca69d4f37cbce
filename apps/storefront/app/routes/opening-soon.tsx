import { OpeningSoon, soonPages } from '#app/features/chrome/error-pages/opening-soon.tsx'
import { shopOfMatches, useShop } from '#app/session/site/shop.ts'
import type { Route } from './+types/opening-soon.ts'

export function loader({ url: { pathname } }: Route.LoaderArgs) {
  const page = soonPages.find((candidate) => pathname.startsWith(candidate.path))
  if (!page) throw new Response(null, { status: 404 })
  return { path: page.path }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = soonPages.find((candidate) => candidate.path === loaderData?.path)
  return [
    { title: `${page?.title ?? ''} | ${shopOfMatches(matches)?.name ?? ''}` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function OpeningSoonRoute({ loaderData }: Route.ComponentProps) {
  return <OpeningSoon path={loaderData.path} shop={useShop()} />
}
