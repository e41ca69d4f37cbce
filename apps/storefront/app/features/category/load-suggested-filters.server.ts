import type { FredhopperFilterInput } from '#app/contract.generated.ts'
import { query } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { type ListingAddress, listingHref } from '../facets/address.ts'
import { filterInputs } from '../facets/facets.ts'
import { loadAlternatives } from '../listing/in-store/load-near.server.ts'
import { chipsOf, type Listing, type SuggestedLink } from '../listing/listing.ts'
import { ListingTotalDocument } from './category.generated.ts'

/** A broader listing for the same filters, such as the parent category. */
export interface WiderPlace {
  readonly name: string
  readonly path: string
  readonly inputs: readonly FredhopperFilterInput[]
}

/** With more filters, clearing all of them is simpler. */
const MOST_SUGGESTIONS = 8

/**
 * Alternatives to an empty listing: without one of its filters, or with all of them in a broader listing; only those
 * with results.
 */
export async function loadSuggestedFilters(
  ctx: RequestContext,
  listing: Listing,
  {
    path,
    inputs,
    wider,
  }: {
    readonly path: string
    readonly inputs: readonly FredhopperFilterInput[]
    readonly wider?: WiderPlace | undefined
  },
): Promise<readonly SuggestedLink[]> {
  if (listing.total > 0) return []
  if (listing.near?.around) return loadAlternatives(ctx, listing, { path, inputs })
  const countOf = async (address: ListingAddress, place: readonly FredhopperFilterInput[]) => {
    const variables = {
      filter: filterInputs(address, place),
      search: address.searchText ?? null,
      site: ctx.brand.websiteId,
    }
    const answer = await query(ctx, ListingTotalDocument, variables, { tags: ['store', 'plp'] })
    return answer.ok ? (answer.data.getFredhopperData?.total_count ?? 0) : 0
  }
  const chips = chipsOf(listing).slice(0, MOST_SUGGESTIONS)
  const found = chips.map(async ({ text, address }): Promise<SuggestedLink> => {
    return { text: `Without ${text}`, href: listingHref(path, address), total: await countOf(address, inputs) }
  })
  if (wider) {
    const address = { ...listing.address, page: 1 }
    const inWider = countOf(address, wider.inputs).then((total) => ({
      text: `All these in ${wider.name}`,
      href: listingHref(wider.path, address),
      total,
    }))
    found.push(inWider)
  }
  return (await Promise.all(found)).filter(({ total }) => total > 0)
}
