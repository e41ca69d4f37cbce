import { HomePage } from '#app/features/home/home-page.tsx'
import { loadHome } from '#app/features/home/load-home.server.ts'
import { lookSheetsOf } from '#app/features/home/looks/look-sheets.server.ts'
import { unavailable } from '#app/graphql/limit.server.ts'
import { renderIsland } from '#app/session/render-island.server.tsx'
import { requestContextOf } from '#app/session/request-context.ts'
import { shopOfMatches } from '#app/session/site/shop.ts'
import { ServerIsland } from '#app/ui/server-island.tsx'
import type { Route } from './+types/home.ts'

/** [R2.01] */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const preview = searchParams.get('preview')
  const blocks = await loadHome(ctx, preview)
  if (!blocks) throw unavailable(ctx)
  const sheets = lookSheetsOf(blocks.map(({ block }) => block))
  return { sheets, isPreview: preview !== null, html: renderIsland(ctx, 'home', <HomePage blocks={blocks} />) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const shop = shopOfMatches(matches)
  if (!shop) return []
  const organisation = {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name: shop.name,
    url: shop.origin,
    telephone: shop.helpPhone,
  }
  return [
    ...(loaderData?.isPreview ? [{ name: 'robots', content: 'noindex' }] : []),
    { title: `${shop.name} – ${shop.tagline}` },
    { name: 'description', content: shop.tagline },
    { tagName: 'link', rel: 'canonical', href: `${shop.origin}/` },
    { property: 'og:title', content: shop.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: `${shop.origin}/` },
    { 'script:ld+json': organisation as never },
  ]
}

export default function Home({ loaderData: { sheets, html } }: Route.ComponentProps) {
  return (
    <>
      {sheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="home" />
      ))}
      <ServerIsland name="home" html={html} />
    </>
  )
}
