import { data, redirect } from 'react-router'
import { ContentPage, contentMeta } from '#app/features/content/content-page.tsx'
import { loadContentPage } from '#app/features/content/load-content-page.server.ts'
import { ROUTE, type RouteAnswer } from '#app/features/content/operations.ts'
import { BrandPage, brandTrail } from '#app/features/listing/brand-page.tsx'
import { CategoryPage, categoryTrail } from '#app/features/listing/category-page.tsx'
import { listingMeta } from '#app/features/listing/listing-meta.ts'
import { loadBrandListing } from '#app/features/listing/load-brand.server.ts'
import { loadCategory } from '#app/features/listing/load-category.server.ts'
import { loadProduct } from '#app/features/product/load-product.server.ts'
import { productMeta } from '#app/features/product/product-meta.ts'
import { ProductPage } from '#app/features/product/product-page.tsx'
import { query } from '#app/graphql/client.server.ts'
import { shopOfMatches } from '#app/session/shop.ts'
import { type Visit, visitOf } from '#app/session/visit.ts'
import type { Route } from './+types/by-url-key.ts'

const SUFFIX = '.html'

function withoutSuffix(path: string): string {
  return path.endsWith(SUFFIX) ? path.slice(0, -SUFFIX.length) : path
}

const notFound = () => data(null, { status: 404 })
const unavailable = () => data(null, { status: 503 })

async function productPage(visit: Visit, path: string, search: URLSearchParams) {
  const outcome = await loadProduct(visit, withoutSuffix(path))
  if (outcome.kind === 'found') return { kind: 'product' as const, view: outcome.view, scale: search.get('scale') ?? undefined }
  throw outcome.kind === 'failed' ? unavailable() : notFound()
}

async function categoryPage(visit: Visit, path: string, search: URLSearchParams) {
  const outcome = await loadCategory(visit, withoutSuffix(path), search)
  if (outcome.kind === 'found') return { kind: 'category' as const, ...outcome.view }
  if (outcome.kind === 'not-understood') throw redirect(`/${withoutSuffix(path)}`, 302)
  throw outcome.kind === 'failed' ? unavailable() : notFound()
}

async function brandPage(visit: Visit, path: string, search: URLSearchParams) {
  const outcome = await loadBrandListing(visit, path, search)
  if (outcome.kind === 'found') return { kind: 'brand' as const, ...outcome.view }
  if (outcome.kind === 'not-understood') throw redirect(`/${path}`, 302)
  throw outcome.kind === 'failed' ? unavailable() : notFound()
}

async function contentPage(visit: Visit, path: string) {
  const outcome = await loadContentPage(visit, path)
  if (outcome.kind === 'found') return { kind: 'content' as const, page: outcome.page }
  throw outcome.kind === 'failed' ? unavailable() : notFound()
}

/** A path that is no fixed route is looked up; a look-up that names no type means a category. @source R2.52, R7.129 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const path = (params['*'] ?? '').replace(/\/+$/, '')
  const search = new URL(request.url).searchParams
  if (path.startsWith('brands/')) return brandPage(visit, path, search)
  const answer = await query<RouteAnswer>(visit, ROUTE, { url: path }, { tags: ['store', 'route'] })
  if (!answer.ok) throw unavailable()
  const { route } = answer.data
  if (route?.redirect_code && route.relative_url !== null)
    throw redirect(`/${route.relative_url.replace(/^\/+/, '')}`, route.redirect_code === 301 ? 301 : 302)
  if (route?.type === 'PRODUCT') return productPage(visit, path, search)
  if (route?.type === 'CMS_PAGE') return contentPage(visit, route.relative_url ?? path)
  return categoryPage(visit, path, search)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = shopOfMatches(matches)
  if (!shop || !loaderData) return [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }]
  if (loaderData.kind === 'product') return productMeta(shop, loaderData.view)
  if (loaderData.kind === 'content') return contentMeta(shop, loaderData.page)
  if (loaderData.kind === 'brand') {
    const { brand, listing, path } = loaderData
    return listingMeta({ shop, listing, path, title: brand.label, description: null, trail: brandTrail(brand) })
  }
  const { category, listing, path } = loaderData
  const title = category.meta_title ?? category.name ?? ''
  return listingMeta({
    shop,
    listing,
    path,
    title,
    description: category.meta_description ?? category.description,
    trail: categoryTrail(category),
  })
}

export default function ByUrlKey({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'product')
    return <ProductPage key={loaderData.view.product.uid} view={loaderData.view} scaleInAddress={loaderData.scale} />
  if (loaderData.kind === 'content') return <ContentPage page={loaderData.page} />
  if (loaderData.kind === 'brand') return <BrandPage view={loaderData} />
  return <CategoryPage view={loaderData} />
}
