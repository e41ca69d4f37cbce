import { lazy, Suspense } from 'react'
import { data, redirect } from 'react-router'
import { contentMeta } from '#app/features/content/content-meta.ts'
import { loadContentPage } from '#app/features/content/load-content-page.server.ts'
import { ROUTE, type RouteAnswer } from '#app/features/content/operations.ts'
import { listingMeta } from '#app/features/listing/listing-meta.ts'
import { loadBrandListing } from '#app/features/listing/load-brand.server.ts'
import { loadCategory } from '#app/features/listing/load-category.server.ts'
import { brandTrail, categoryTrail } from '#app/features/listing/trails.ts'
import { loadProduct } from '#app/features/product/load-product.server.ts'
import { productMeta } from '#app/features/product/product-meta.ts'
import { query } from '#app/graphql/client.server.ts'
import { shopOf } from '#app/session/shop.ts'
import { type Visit, visitOf } from '#app/session/visit.ts'
import type { Route } from './+types/by-url-key.ts'

// A page's code is sent with the page that needs it: a listing brings no product page along.
const ProductPage = lazy(async () => ({ default: (await import('#app/features/product/product-page.tsx')).ProductPage }))
const CategoryPage = lazy(async () => ({ default: (await import('#app/features/listing/category-page.tsx')).CategoryPage }))
const BrandPage = lazy(async () => ({ default: (await import('#app/features/listing/brand-page.tsx')).BrandPage }))
const ContentPage = lazy(async () => ({ default: (await import('#app/features/content/content-page.tsx')).ContentPage }))

const SUFFIX = '.html'

function withoutSuffix(path: string): string {
  return path.endsWith(SUFFIX) ? path.slice(0, -SUFFIX.length) : path
}

const notFound = () => data(null, { status: 404 })
const unavailable = () => data(null, { status: 503 })

const shopOfVisit = ({ brand, origin, mediaVersion }: Visit) => shopOf(brand, origin, mediaVersion)

async function productPage(visit: Visit, path: string, search: URLSearchParams) {
  const outcome = await loadProduct(visit, withoutSuffix(path))
  if (outcome.kind !== 'found') throw outcome.kind === 'failed' ? unavailable() : notFound()
  const { view } = outcome
  return { kind: 'product' as const, view, scale: search.get('scale') ?? undefined, head: productMeta(shopOfVisit(visit), view) }
}

async function categoryPage(visit: Visit, path: string, search: URLSearchParams) {
  const outcome = await loadCategory(visit, withoutSuffix(path), search)
  if (outcome.kind === 'not-understood') throw redirect(`/${withoutSuffix(path)}`, 302)
  if (outcome.kind !== 'found') throw outcome.kind === 'failed' ? unavailable() : notFound()
  const { category, listing } = outcome.view
  const head = listingMeta({
    shop: shopOfVisit(visit),
    listing,
    path: outcome.view.path,
    title: category.meta_title ?? category.name ?? '',
    description: category.meta_description ?? category.description,
    trail: categoryTrail(category),
  })
  return { kind: 'category' as const, ...outcome.view, head }
}

async function brandPage(visit: Visit, path: string, search: URLSearchParams) {
  const outcome = await loadBrandListing(visit, path, search)
  if (outcome.kind === 'not-understood') throw redirect(`/${path}`, 302)
  if (outcome.kind !== 'found') throw outcome.kind === 'failed' ? unavailable() : notFound()
  const { brand, listing } = outcome.view
  const head = listingMeta({
    shop: shopOfVisit(visit),
    listing,
    path: outcome.view.path,
    title: brand.label,
    description: null,
    trail: brandTrail(brand),
  })
  return { kind: 'brand' as const, ...outcome.view, head }
}

async function contentPage(visit: Visit, path: string) {
  const outcome = await loadContentPage(visit, path)
  if (outcome.kind !== 'found') throw outcome.kind === 'failed' ? unavailable() : notFound()
  return { kind: 'content' as const, page: outcome.page, head: contentMeta(shopOfVisit(visit), outcome.page) }
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

/** Made by the loader, so that what search engines read costs the browser no code. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.head ?? [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }]

function FoundPage({ found }: { readonly found: Route.ComponentProps['loaderData'] }) {
  if (found.kind === 'product') return <ProductPage key={found.view.product.uid} view={found.view} scaleInAddress={found.scale} />
  if (found.kind === 'content') return <ContentPage page={found.page} />
  if (found.kind === 'brand') return <BrandPage view={found} />
  return <CategoryPage view={found} />
}

export default function ByUrlKey({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <FoundPage found={loaderData} />
    </Suspense>
  )
}
