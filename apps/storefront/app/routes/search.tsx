import { data, type MetaDescriptor, redirect } from 'react-router'
import { loadSuggestedFilters } from '#app/features/category/load-suggested-filters.server.ts'
import { MenuDocument } from '#app/features/chrome/menu.generated.ts'
import { menuOf } from '#app/features/chrome/menu.ts'
import { filterCount, type ListingAddress, listingHref, parseListingAddress } from '#app/features/facets/address.ts'
import type { SearchReadingFragment } from '#app/features/listing/listing.generated.ts'
import type { Listing } from '#app/features/listing/listing.ts'
import { ListingFrame } from '#app/features/listing/listing-frame.tsx'
import { listingMeta } from '#app/features/listing/listing-meta.ts'
import { ListingPage } from '#app/features/listing/listing-page.tsx'
import { loadListing } from '#app/features/listing/load-listing.server.ts'
import { NothingFound, searchLinks } from '#app/features/search/nothing-found.tsx'
import { loadPopularSearches } from '#app/features/search/popular.server.ts'
import { SearchStart } from '#app/features/search/search-start.tsx'
import { ShoeSuggestions } from '#app/features/search/shoe-suggestions.tsx'
import { Spelling } from '#app/features/search/spelling.tsx'
import { query } from '#app/graphql/client.server.ts'
import { unavailable } from '#app/graphql/limit.server.ts'
import { renderIsland } from '#app/session/render-island.server.tsx'
import { type RequestContext, requestContextOf } from '#app/session/request-context.ts'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import { shopOfMatches } from '#app/session/site/shop.ts'
import { shopOf } from '#app/session/site/shop-of.server.ts'
import type { Route } from './+types/search.ts'

const PATH = '/search'
const TRAIL = [{ name: 'Search' }]

async function renderStart(ctx: RequestContext) {
  const popular = await loadPopularSearches(ctx)
  const { name, origin } = shopOf(ctx)
  const head: MetaDescriptor[] = [
    { title: `Search | ${name}` },
    { name: 'description', content: `Search the shoes of ${name} by style, brand, colour or size.` },
    { name: 'robots', content: 'noindex' },
    { tagName: 'link', rel: 'canonical', href: `${origin}${PATH}` },
  ]
  return { searchText: '', html: renderIsland(ctx, 'listing', <SearchStart popular={popular} />), head }
}

async function nothingFound(ctx: RequestContext, searchText: string, reading: SearchReadingFragment | undefined) {
  const [popular, menu] = await Promise.all([
    loadPopularSearches(ctx),
    query(ctx, MenuDocument, {}, { tags: ['store', 'categories'] }),
  ])
  const departments = menu.ok ? menuOf(menu.data) : []
  return (
    <NothingFound
      searchText={searchText}
      closest={searchLinks(reading?.alternatives ?? [])}
      popular={popular}
      departments={departments}
    />
  )
}

const SHOES_INSTEAD = 8

async function shoesInstead(ctx: RequestContext) {
  const everything = await loadListing(ctx, { filters: {}, page: 1 }, [])
  return everything.kind === 'found' ? (
    <ShoeSuggestions products={everything.listing.products.slice(0, SHOES_INSTEAD)} />
  ) : undefined
}

async function renderResults(
  ctx: RequestContext,
  address: ListingAddress,
  listing: Listing,
  reading: SearchReadingFragment | undefined,
) {
  const typed = address.searchText ?? ''
  // A filter may have replaced a term of the query.
  const searchText = (filterCount(address) > 0 && !reading?.corrected ? listing.address.searchText : typed) ?? ''
  const isInVain = listing.total === 0 && typed !== ''
  const heading = searchText ? `Results for ‘${searchText}’` : 'All styles'
  const content = (
    <ListingPage
      heading={heading}
      listing={listing}
      path={PATH}
      trail={TRAIL}
      introduction={reading?.corrected && <Spelling typed={typed} shown={reading.corrected} />}
      whenNothing={isInVain ? await nothingFound(ctx, typed, reading) : undefined}
      instead={isInVain ? await shoesInstead(ctx) : undefined}
    />
  )
  const shop = shopOf(ctx)
  // Duplicates the corrected search.
  const isIndexed = !reading?.corrected
  const head = listingMeta({ shop, listing, path: PATH, title: heading, description: null, trail: TRAIL, isIndexed })
  return { searchText, total: listing.total, html: renderIsland(ctx, 'listing', content), head }
}

/** Terms that name a brand, colour or size become filters. [R2.05, R4.78, J03] */
export async function loader({ url, context }: Route.LoaderArgs) {
  const address = parseListingAddress(url.searchParams)
  const ctx = requestContextOf(context)
  if (!address.searchText && filterCount(address) === 0) return renderStart(ctx)
  const outcome = await loadListing(ctx, address, [])
  if (outcome.kind === 'found') {
    if (outcome.redirectUrl && filterCount(address) === 0)
      throw redirect(safeRedirect(outcome.redirectUrl.replace(/^(?!\/)/, '/')), 302)
    const suggestions = await loadSuggestedFilters(ctx, outcome.listing, { path: PATH, inputs: [] })
    return renderResults(ctx, address, { ...outcome.listing, suggestions }, outcome.reading)
  }
  if (outcome.kind === 'not-understood') throw redirect(listingHref(PATH, outcome.instead), 302)
  throw outcome.kind === 'no-such-page' ? data(null, { status: 404 }) : unavailable(ctx)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData?.head) return loaderData.head
  const shop = shopOfMatches(matches)
  return [{ title: shop ? `Search | ${shop.name}` : 'Search' }, { name: 'robots', content: 'noindex' }]
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <ListingFrame key={loaderData.searchText} html={loaderData.html} />
}
