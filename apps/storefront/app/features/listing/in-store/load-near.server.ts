import type { FredhopperFilterInput, InStoreNearInput } from '#app/contract.generated.ts'
import { findAbroad } from '#app/features/find-in-store/abroad.server.ts'
import { query } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { type ListingAddress, listingHref, NEAR_DISTANCES, type NearStores, withoutNear } from '../../facets/address.ts'
import { filterInputs } from '../../facets/facets.ts'
import type { Listing, SuggestedLink } from '../listing.ts'
import { type InStoreListingQuery, InStoreTotalDocument, NearPlaceDocument } from './in-store.generated.ts'
import type { NearListing } from './near.ts'

const OFF = {
  placeLabel: undefined,
  otherPlaces: [],
  isPlaceUnknown: false,
  abroad: undefined,
  around: undefined,
  hiddenCount: 0,
  stores: {},
  sizes: [],
} satisfies NearListing

/** Undefined where nothing can be collected. [R3.106] */
export async function findNear(ctx: RequestContext, { near }: ListingAddress): Promise<NearListing | undefined> {
  if (!ctx.settings.isCollectOffered) return undefined
  if (!near?.place) return OFF
  const answer = await query(ctx, NearPlaceDocument, { search: near.place }, { tags: ['store'] })
  const { location, places = [] } = (answer.ok && answer.data.inventoryLookup) || {}
  const abroad = findAbroad(ctx, near.place, places)
  if (abroad) return { ...OFF, abroad }
  const labels = places.map(({ label }) => label)
  if (!location) return { ...OFF, isPlaceUnknown: true, otherPlaces: labels }
  const { latitude, longitude, label } = location
  const placeLabel = label ?? near.place
  return {
    ...OFF,
    placeLabel,
    otherPlaces: labels.filter((other) => other !== placeLabel),
    around: near.size ? { latitude, longitude, radius: near.withinKm, size: near.size } : undefined,
  }
}

type InStoreFacts = NonNullable<NonNullable<InStoreListingQuery['getFredhopperData']>['in_store']>

export function nearFacts({ hidden_count, items }: InStoreFacts): Pick<NearListing, 'hiddenCount' | 'stores'> {
  const stores = items.map(
    ({ sku, store_name, distance, is_last }) =>
      [sku, { storeName: store_name, distanceKm: distance, isLast: is_last }] as const,
  )
  return { hiddenCount: hidden_count, stores: Object.fromEntries(stores) }
}

interface Way {
  readonly text: string
  readonly near: NearStores
}

/** A wider area, and the sizes beside the chosen one. */
function waysOut({ address: { near }, near: listed }: Listing): Record<'wider' | 'beside', readonly Way[]> {
  if (!near) return { wider: [], beside: [] }
  const wider = NEAR_DISTANCES.filter((km) => km > near.withinKm).map((withinKm) => ({
    text: `Within ${withinKm} km`,
    near: { ...near, withinKm },
  }))
  const sizes = listed?.sizes.flatMap((group) => group.sizes) ?? []
  const at = sizes.findIndex(({ value }) => value === near.size)
  const beside = [sizes[at - 1], sizes[at + 1]].flatMap((size) =>
    size ? [{ text: `In ${size.text}`, near: { ...near, size: size.value } }] : [],
  )
  return { wider, beside }
}

/** For an empty list: the next area that has some, the sizes beside, and delivery; each counted exactly. */
export async function loadAlternatives(
  ctx: RequestContext,
  listing: Listing,
  { path, inputs }: { readonly path: string; readonly inputs: readonly FredhopperFilterInput[] },
): Promise<readonly SuggestedLink[]> {
  const { address, near: listed } = listing
  const around = listed?.around
  if (!around) return []
  const countOf = async ({ radius, size }: Pick<InStoreNearInput, 'radius' | 'size'>) => {
    const variables = {
      filter: filterInputs(address, inputs),
      search: address.searchText ?? null,
      site: ctx.brand.websiteId,
      near: { ...around, radius, size },
    }
    const answer = await query(ctx, InStoreTotalDocument, variables, { tags: ['store', 'plp'], isFresh: true })
    return answer.ok ? (answer.data.getFredhopperData?.total_count ?? 0) : 0
  }
  const linkOf = async ({ text, near }: Way): Promise<SuggestedLink> => ({
    text,
    href: listingHref(path, { ...address, near, page: 1 }),
    total: await countOf({ radius: near.withinKm, size: near.size }),
  })
  const { wider, beside } = waysOut(listing)
  const [areas, sizes] = await Promise.all([Promise.all(wider.map(linkOf)), Promise.all(beside.map(linkOf))])
  const area = areas.find(({ total }) => total > 0)
  const delivered = { text: 'Delivered', href: listingHref(path, withoutNear(address)), total: listed.hiddenCount }
  return [...(area ? [area] : []), ...sizes, delivered].filter(({ total }) => total > 0)
}
