import { ONE_SIZE } from '@welt/brands/size-text'
import { distanceText } from '@welt/kit/stores/store-status'
import { findAbroad } from '#app/features/find-in-store/abroad.server.ts'
import { displayName } from '#app/features/product/card-data.ts'
import { loadSizes } from '#app/features/quick-sizes/load-sizes.server.ts'
import { fetchPrivate, query } from '#app/graphql/client.server.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { rememberSearched } from '#app/session/store-from.ts'
import { type FilterFacts, filterStores, findDrops } from './filters/filter-stores.ts'
import { type FinderAddress, isPlain } from './finder-address.ts'
import { type ChosenShoe, FIRST_ROWS, type FinderData, type ListedStore, type PlaceProblem } from './finder-data.ts'
import { mapView } from './map/map-view.server.ts'
import { toPlaceChoice } from './place/places.ts'
import { toStoreNow, toStoreView } from './store-view.ts'
import {
  FindStoresDocument,
  type FindStoresQuery,
  type FoundPlaceFragment,
  ShoesNamedDocument,
  StoresDocument,
} from './stores.generated.ts'

type Found = NonNullable<FindStoresQuery['inventoryLookup']>
type FoundStore = Found['items'][number]

/** Middle of each country, from which all stores are found before a place is given. */
const MIDDLE = { AU: { latitude: -25.3, longitude: 134 }, NZ: { latitude: -41, longitude: 173 } } as const

const NOTHING: FinderData = {
  placeLabel: undefined,
  problem: undefined,
  others: [],
  stores: [],
  drops: [],
  shoe: undefined,
  named: [],
  map: undefined,
  hasFailed: false,
}

interface Listing {
  readonly now: Date
  readonly hasPlace: boolean
  readonly shoe: ChosenShoe | undefined
}

function toListed(store: FoundStore, { now, hasPlace, shoe }: Listing): ListedStore {
  const [line] = store.stock
  const last = shoe?.size === ONE_SIZE ? 'lastOne' : 'last'
  return {
    ...toStoreView(store),
    now: toStoreNow(store, now),
    distance: hasPlace && store.distance !== null ? distanceText(store.distance) : undefined,
    stock: line?.is_available ? (line.quantity === 1 ? last : 'in') : undefined,
  }
}

function problemOf(ctx: RequestContext, typed: string, places: readonly FoundPlaceFragment[]): PlaceProblem {
  const abroad = findAbroad(ctx, typed, places)
  return abroad ? { kind: 'abroad', ...abroad } : { kind: 'unknown', near: places.map(toPlaceChoice) }
}

const byState = (a: ListedStore, b: ListedStore) =>
  a.state.localeCompare(b.state) || a.shortName.localeCompare(b.shortName)

async function loadShoe(ctx: RequestContext, { shoe, size }: FinderAddress): Promise<ChosenShoe | undefined> {
  const sizes = shoe ? await loadSizes(ctx, shoe, undefined) : undefined
  if (!sizes) return undefined
  const label = (text: string) => [sizes.scale, text].filter(Boolean).join(' ')
  const chosen = sizes.sizes.find(({ sku }) => sku === size)
  return {
    sku: sizes.sku,
    name: [sizes.name, sizes.colour].filter(Boolean).join(', '),
    path: sizes.path,
    sizes: sizes.sizes.map((one) => ({ sku: one.sku, label: label(one.label) })),
    size: chosen && label(chosen.label),
  }
}

async function loadNamed(ctx: RequestContext, { named }: FinderAddress): Promise<FinderData['named']> {
  if (!named) return []
  const answer = await fetchPrivate(ctx, ShoesNamedDocument, { named })
  if (!answer.ok) return undefined
  return withoutNulls(answer.data?.products?.items).flatMap((product) => {
    const { sku, colour } = product
    return sku ? { sku, name: [displayName(product), colour].filter(Boolean).join(', ') } : []
  })
}

/** All stores of the site, without what depends on the time. */
async function loadPlain(ctx: RequestContext): Promise<FinderData> {
  const answer = await query(ctx, StoresDocument, { closed: false }, { tags: ['store'] })
  if (!answer.ok) return { ...NOTHING, hasFailed: true }
  const stores = answer.data.stores
    .map((store) => ({ ...toStoreView(store), now: undefined, distance: undefined, stock: undefined }))
    .toSorted(byState)
  return { ...NOTHING, stores, map: mapView({ stores, shown: stores.length }) }
}

async function search(ctx: RequestContext, address: FinderAddress, shoe: ChosenShoe | undefined) {
  const { place: typed } = address
  const place = typed ? { search: typed } : MIDDLE[ctx.brand.country === 'NZ' ? 'NZ' : 'AU']
  const skus = shoe?.size && address.size ? [address.size] : []
  const answer = await fetchPrivate(ctx, FindStoresDocument, {
    search: null,
    latitude: null,
    longitude: null,
    ...place,
    skus,
  })
  return answer.ok ? answer.data.inventoryLookup : undefined
}

function factsOf({ now, collects, stock }: ListedStore): FilterFacts {
  return { isOpen: now !== undefined && now.status.tone !== 'closed', collects, hasShoe: stock !== undefined }
}

function listFound(
  ctx: RequestContext,
  address: FinderAddress,
  found: Found,
  shoe: ChosenShoe | undefined,
): FinderData {
  const { location } = found
  const hasPlace = Boolean(address.place)
  const places = withoutNulls(found.places)
  const isAbroad = places[0] !== undefined && places[0].country_code !== ctx.brand.country
  if (hasPlace && (!location || isAbroad))
    return { ...NOTHING, shoe, problem: problemOf(ctx, address.place ?? '', places) }
  const now = new Date()
  const all = found.items.map((store) => toListed(store, { now, hasPlace, shoe }))
  const sorted = hasPlace ? all : all.toSorted(byState)
  const filters = { open: address.isOpen, collect: address.collects, shoe: shoe?.size !== undefined }
  const stores = filterStores(sorted, filters, factsOf)
  const drops = findDrops(sorted, filters, factsOf)
  const place = hasPlace ? (location ?? undefined) : undefined
  const middle = stores.find(({ slug }) => slug === address.store)
  return {
    ...NOTHING,
    placeLabel: hasPlace ? (location?.label ?? places[0]?.label ?? address.place) : undefined,
    problem: address.place === '' ? { kind: 'missing' } : undefined,
    others: places.slice(1).map(toPlaceChoice),
    stores,
    drops,
    shoe,
    map: mapView({ place, stores, shown: hasPlace ? FIRST_ROWS : stores.length, zoom: address.zoom, middle }),
  }
}

/** [R2.77, R3.35-R3.38, R7.97, R8.36] */
export async function loadFinder(ctx: RequestContext, address: FinderAddress): Promise<FinderData> {
  if (isPlain(address)) return loadPlain(ctx)
  const [shoe, named] = await Promise.all([loadShoe(ctx, address), loadNamed(ctx, address)])
  const found = await search(ctx, address, shoe)
  const data = found ? listFound(ctx, address, found, shoe) : { ...NOTHING, shoe, hasFailed: true }
  if (data.placeLabel) rememberSearched(ctx, data.placeLabel)
  const isShoeUnknown = address.shoe !== undefined && !shoe
  return { ...data, named: isShoeUnknown ? undefined : named }
}
