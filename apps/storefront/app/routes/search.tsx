import { data, redirect } from 'react-router'
import { filterCount, listingHref, parseListingAddress } from '#app/features/listing/address.ts'
import { listingMeta } from '#app/features/listing/listing-meta.ts'
import { ListingPage } from '#app/features/listing/listing-page.tsx'
import { loadListing } from '#app/features/listing/load-listing.server.ts'
import { SearchStart } from '#app/features/listing/search-start.tsx'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import { shopOfMatches } from '#app/session/shop.ts'
import { visitOf } from '#app/session/visit.ts'
import type { Route } from './+types/search.ts'

const PATH = '/search'

/** Search results with the filters, sort and paging of a listing. @source R2.05, R4.78 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const address = parseListingAddress(new URL(request.url).searchParams)
  if (!address.words) return { words: '', listing: undefined }
  const outcome = await loadListing(visitOf(context), address, [])
  if (outcome.kind === 'found') {
    if (outcome.redirectUrl && filterCount(address) === 0) throw redirect(safeRedirect(outcome.redirectUrl.replace(/^(?!\/)/, '/')), 302)
    return { words: address.words, listing: outcome.listing }
  }
  if (outcome.kind === 'not-understood') throw redirect(listingHref(PATH, { filters: {}, page: 1, words: address.words }), 302)
  throw data(null, { status: outcome.kind === 'no-such-page' ? 404 : 503 })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const shop = shopOfMatches(matches)
  if (!shop || !loaderData?.listing) return [{ title: shop ? `Search | ${shop.name}` : 'Search' }, { name: 'robots', content: 'noindex' }]
  const title = `Results for ‘${loaderData.words}’`
  return listingMeta({ shop, listing: loaderData.listing, path: PATH, title, description: null, trail: [{ name: 'Search' }] })
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { words, listing } = loaderData
  if (!listing) return <SearchStart />
  return <ListingPage heading={`Results for ‘${words}’`} listing={listing} path={PATH} trail={[{ name: 'Search' }]} />
}
