import { MOST_SEARCHED } from '#app/features/content/brands/brand-index.ts'
import { BrandIndex } from '#app/features/content/brands/brand-pages.tsx'
import { BrandsDocument } from '#app/features/content/content.generated.ts'
import { describedMeta } from '#app/features/content/content-meta.ts'
import { sheetMeta } from '#app/features/content/looks/sheets.server.ts'
import { query } from '#app/graphql/client.server.ts'
import { unavailable } from '#app/graphql/limit.server.ts'
import { renderIsland } from '#app/session/render-island.server.tsx'
import { requestContextOf } from '#app/session/request-context.ts'
import { shopOfMatches } from '#app/session/site/shop.ts'
import { ServerIsland } from '#app/ui/server-island.tsx'
import type { Route } from './+types/all-brands.ts'

/** [R7.118] */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const answer = await query(ctx, BrandsDocument, {}, { tags: ['store', 'search'] })
  if (!answer.ok) throw unavailable(ctx)
  const brands = answer.data.brands.filter((brand) => brand.product_count > 0)
  const wanted = url.searchParams.get('q')?.slice(0, MOST_SEARCHED) ?? ''
  const html = renderIsland(ctx, 'brands', <BrandIndex brands={brands} query={wanted} />)
  return { html, sheet: sheetMeta('all-brands') }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const shop = shopOfMatches(matches)
  return shop
    ? [
        ...describedMeta(shop, {
          title: 'All brands',
          description: `Every brand that ${shop.name} sells, from A to Z, with the number of styles.`,
          canonical: `${shop.origin}/all-brands`,
        }),
        ...(loaderData ? [loaderData.sheet] : []),
      ]
    : []
}

export default function AllBrands({ loaderData }: Route.ComponentProps) {
  return <ServerIsland name="brands" html={loaderData.html} />
}
