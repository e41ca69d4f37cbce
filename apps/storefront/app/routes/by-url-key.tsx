import { withoutEndSlashes } from '@welt/kit/text/slashes'
import { type ComponentProps, Suspense } from 'react'
import { data, redirect, type ShouldRevalidateFunction } from 'react-router'
import { BrandPage } from '#app/features/category/brand-page.tsx'
import { CategoryPage } from '#app/features/category/category-page.tsx'
import { GonePage, goneMeta } from '#app/features/category/gone-page.tsx'
import { loadBrandListing } from '#app/features/category/load-brand.server.ts'
import { loadCategory } from '#app/features/category/load-category.server.ts'
import { brandTrail, categoryTitle, categoryTrail } from '#app/features/category/trails.ts'
import { sendContact } from '#app/features/content/contact/send-contact.server.ts'
import { RouteDocument } from '#app/features/content/content.generated.ts'
import { contentMeta } from '#app/features/content/content-meta.ts'
import { ContentPage } from '#app/features/content/content-page.tsx'
import { loadContentPage, loadEarlierPage } from '#app/features/content/load-content-page.server.ts'
import { loadExtras } from '#app/features/content/load-extras.server.tsx'
import { sheetMeta } from '#app/features/content/looks/sheets.server.ts'
import { takeKeptSize } from '#app/features/content/size-guide/load-size-guide.server.tsx'
import { listingHref } from '#app/features/facets/address.ts'
import { listingMeta } from '#app/features/listing/listing-meta.ts'
import { loadProduct } from '#app/features/product/load-product.server.ts'
import { productMeta } from '#app/features/product/product-meta.ts'
import { productPage as productPageCode } from '#app/features/product-page/product-page-code.ts'
import { viewProduct } from '#app/features/product-page/view-product.server.tsx'
import { suggestInstead } from '#app/features/search/suggest-instead.server.tsx'
import { readFormData } from '#app/forms/read-form-data.server.ts'
import { query } from '#app/graphql/client.server.ts'
import { unavailable } from '#app/graphql/limit.server.ts'
import { renderIsland } from '#app/session/render-island.server.tsx'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import { shopOf } from '#app/session/site/shop-of.server.ts'
import { later, usePreloaded } from '#app/ui/preloadable.ts'
import { ServerIsland } from '#app/ui/server-island.tsx'
import type { Route } from './+types/by-url-key.ts'

const ListingFrame = later(async () => (await import('#app/features/listing/listing-frame.tsx')).ListingFrame)

const withoutSuffix = (path: string, suffix: string) =>
  path.endsWith(suffix) ? path.slice(0, path.length - suffix.length) : path

/** Accepts either suffix. [A12] */
const categoryPathOf = ({ settings }: RequestContext, path: string) =>
  withoutSuffix(withoutSuffix(path, settings.categoryUrlSuffix), settings.productUrlSuffix)

const NOT_LISTED = { name: 'robots', content: 'noindex' }

async function notFound(ctx: RequestContext, path: string) {
  await suggestInstead(ctx, path)
  return data(null, { status: 404 })
}

async function productPage(ctx: RequestContext, path: string, search: URLSearchParams) {
  const outcome = await loadProduct(ctx, withoutSuffix(path, ctx.settings.productUrlSuffix))
  if (outcome.kind !== 'found') throw outcome.kind === 'failed' ? unavailable(ctx) : await notFound(ctx, path)
  const { facts } = outcome
  // Independent of the configured suffix. [R2.41]
  if (facts.product.__typename === 'GiftCardProduct') throw redirect('/gift-card.html', 301)
  const inAddress = { size: search.get('size') ?? undefined, scale: search.get('scale') ?? undefined }
  return { kind: 'product' as const, view: viewProduct(ctx, facts), inAddress, head: productMeta(shopOf(ctx), facts) }
}

async function categoryPage(ctx: RequestContext, path: string, search: URLSearchParams) {
  const urlPath = categoryPathOf(ctx, path)
  const outcome = await loadCategory(ctx, urlPath, search)
  if (outcome.kind === 'not-understood') throw redirect(listingHref(`/${urlPath}`, outcome.instead), 302)
  if (outcome.kind !== 'found') throw outcome.kind === 'failed' ? unavailable(ctx) : await notFound(ctx, path)
  const { category, listing } = outcome.view
  const head = listingMeta({
    shop: shopOf(ctx),
    listing,
    path: outcome.view.path,
    title: categoryTitle(category),
    description: category.meta_description ?? category.description,
    trail: categoryTrail(category),
  })
  const html = renderIsland(ctx, 'listing', <CategoryPage view={outcome.view} />)
  return { kind: 'listing' as const, path: outcome.view.path, total: listing.total, html, head }
}

async function brandPage(ctx: RequestContext, path: string, search: URLSearchParams) {
  const outcome = await loadBrandListing(ctx, path, search)
  if (outcome.kind === 'not-understood') throw redirect(listingHref(`/${path}`, outcome.instead), 302)
  if (outcome.kind !== 'found') throw outcome.kind === 'failed' ? unavailable(ctx) : await notFound(ctx, path)
  const { brand, listing } = outcome.view
  const head = listingMeta({
    shop: shopOf(ctx),
    listing,
    path: outcome.view.path,
    title: brand.label,
    description: null,
    trail: brandTrail(brand, ctx.brand.voice),
  })
  const html = renderIsland(ctx, 'listing', <BrandPage view={outcome.view} />)
  return { kind: 'listing' as const, path: outcome.view.path, total: listing.total, html, head }
}

/** `?version=2`: number of an earlier text. */
function versionIn(search: URLSearchParams): number | undefined {
  const text = search.get('version') ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

async function contentPage(ctx: RequestContext, path: string, search: URLSearchParams) {
  const version = versionIn(search)
  const outcome =
    version === undefined
      ? await loadContentPage(ctx, path, search.get('preview'))
      : await loadEarlierPage(ctx, path, version)
  if (outcome.kind !== 'found') throw outcome.kind === 'failed' ? unavailable(ctx) : await notFound(ctx, path)
  const extras = await loadExtras(ctx, outcome.page, search)
  const html = renderIsland(ctx, 'content', <ContentPage page={outcome.page} version={version} {...extras} />)
  const described = contentMeta(shopOf(ctx), outcome.page, version !== undefined)
  const head = [...described, sheetMeta(outcome.page.identifier ?? '')]
  const isListed = !search.has('preview') && version === undefined
  return {
    kind: 'content' as const,
    path: `${path}${version ?? ''}`,
    html,
    head: isListed ? head : [...head, NOT_LISTED],
  }
}

/** Suggests the deleted product's category. [decision 18] */
async function gonePage(ctx: RequestContext, path: string, categoryPath: string | null) {
  const outcome = categoryPath === null ? undefined : await loadCategory(ctx, categoryPath, new URLSearchParams())
  const html = renderIsland(ctx, 'content', <GonePage from={outcome?.kind === 'found' ? outcome.view : undefined} />)
  return data({ kind: 'content' as const, path, html, head: goneMeta(ctx.brand.name) }, { status: 410 })
}

/** An unknown path is tried as a category. [R2.52, R7.129] */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context)
  const path = withoutEndSlashes(params['*'] ?? '')
  const search = url.searchParams
  if (path.startsWith('brands/')) return brandPage(ctx, path, search)
  const answer = await query(ctx, RouteDocument, { url: path }, { tags: ['store', 'route'] })
  if (!answer.ok) throw unavailable(ctx)
  const { route } = answer.data
  if (route?.redirect_code === 410) return gonePage(ctx, path, route.relative_url)
  if (route?.redirect_code && route.relative_url !== null) {
    const target = route.relative_url.replace(/^[/\\]+/, '')
    if (target === path.toLowerCase()) throw redirect(`/${encodeURI(target)}${url.search}`, 301)
    throw redirect(`/${target}`, route.redirect_code === 301 ? 301 : 302)
  }
  if (route?.type === 'PRODUCT') return productPage(ctx, path, search)
  if (route?.type === 'CMS_PAGE') return contentPage(ctx, route.relative_url ?? path, search)
  if (!route && search.has('preview')) return contentPage(ctx, path, search)
  return categoryPage(ctx, path, search)
}

/** Handles the contact form and the size to keep; other paths answer 405. [R2.32, R2.36] */
export async function action({ request, params, context }: Route.ActionArgs) {
  const path = withoutEndSlashes(params['*'] ?? '')
  const ctx = requestContextOf(context)
  if (path === 'size-guide') return takeKeptSize(ctx, await readFormData(request))
  if (path !== 'contact') throw data(null, { status: 405 })
  const reference = await sendContact(ctx, await readFormData(request))
  return reference ? redirect(`/contact?sent=${reference}`, 303) : data(null, { status: 422 })
}

/** Forms do not change these shared pages. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formAction, defaultShouldRevalidate }) =>
  !formAction && defaultShouldRevalidate

/** Built by the loader, to save browser code. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.head ?? [{ title: 'Not found' }, { name: 'robots', content: 'noindex' }]

function FoundProduct(props: ComponentProps<typeof productPageCode.Later>) {
  const ProductPage = usePreloaded(productPageCode)
  return <ProductPage {...props} />
}

function FoundPage({ found }: { readonly found: Route.ComponentProps['loaderData'] }) {
  if (found.kind === 'product')
    return <FoundProduct key={found.view.uid} view={found.view} inAddress={found.inAddress} />
  if (found.kind === 'content') return <ServerIsland key={found.path} name="content" html={found.html} />
  return <ListingFrame key={found.path} html={found.html} />
}

export default function ByUrlKey({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <FoundPage found={loaderData} />
    </Suspense>
  )
}
