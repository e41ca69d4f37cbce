import type { SettingsReader } from '#modules/site'
import type { QueryInventoryLookupArgs, StoreSearchResult, StoreStock } from '#src/platform/contract/contract.generated'
import { pageOf } from '#src/platform/list-page'
import { fail } from '../errors.ts'
import { distanceKm, isPoint, type NamedPoint, type Point, roundedKm } from '../places/distance.ts'
import { type FoundPlace, type PlaceQuery, requirePlace } from '../places/place.ts'
import { isCollectOffered, tradingStores } from '../site-stores.ts'
import { loadOfferedStock } from '../stock/offered.ts'
import { type StoreModel, toStore } from '../store-model.ts'
import type { StoreRow } from '../tables.ts'
import { toStorePlace } from './store-place.ts'

/** [R3.38] */
const LOW_STOCK = 3

const MAX_SKUS = 50

export interface RequestedSku {
  readonly sku: string
  readonly quantity: number
}

/** Radius in km. */
export interface StoreSearch extends PlaceQuery, Pick<QueryInventoryLookupArgs, 'radius' | 'pageSize' | 'currentPage'> {
  readonly requested: readonly RequestedSku[]
  readonly mustHave?: 'any' | 'all'
}

export interface FoundStores extends Omit<StoreSearchResult, 'items' | 'location'> {
  readonly items: readonly StoreModel[]
  readonly location: NamedPoint | null
}

function stockOf(
  storeCode: string,
  requested: readonly RequestedSku[],
  stock: ReadonlyMap<string, number>,
): StoreStock[] {
  return requested.map(({ sku }) => {
    const quantity = stock.get(`${storeCode} ${sku}`) ?? 0
    return { sku, quantity, is_available: quantity > 0, is_low_stock: quantity > 0 && quantity <= LOW_STOCK }
  })
}

interface StoresAround extends FoundPlace {
  readonly trading: readonly StoreRow[]
  /** Within the radius, nearest first. */
  readonly near: readonly { readonly row: StoreRow; readonly km: number }[]
}

const within = (stores: readonly StoreRow[], point: Point, radiusKm: number) =>
  stores
    .map((row) => ({ row, km: distanceKm(point, row) }))
    .filter(({ km }) => km <= radiusKm)
    .toSorted((a, b) => a.km - b.km)

/** None around a place of the other country. @throws AppError PLACE_MISSING */
export async function storesAround(ctx: SettingsReader, search: Omit<StoreSearch, 'requested'>): Promise<StoresAround> {
  const trading = await tradingStores(ctx)
  const { origin, places } = requirePlace(search, ctx.brand.country, trading)
  const isAbroad = origin?.country !== undefined && origin.country !== ctx.brand.country
  return { origin, places, trading, near: origin && !isAbroad ? within(trading, origin, search.radius ?? 0) : [] }
}

/** Undefined for a place that is unknown or abroad. */
export async function pointOfPlace(ctx: SettingsReader, text: string): Promise<Point | undefined> {
  if (!text.trim()) return undefined
  const { origin } = requirePlace({ search: text }, ctx.brand.country, await tradingStores(ctx))
  return origin?.country === ctx.brand.country ? origin : undefined
}

/** Nearest first. @throws AppError PLACE_MISSING, TOO_MANY_SKUS, PAGE_OUT_OF_RANGE [R7.97-R7.102, A76] */
export async function findStores(ctx: SettingsReader, search: StoreSearch): Promise<FoundStores> {
  const { requested, mustHave } = search
  if (requested.length > MAX_SKUS) throw fail('TOO_MANY_SKUS', { count: MAX_SKUS })
  const { origin, places, trading, near } = await storesAround(ctx, search)
  const codes = near.map(({ row }) => row.store_code)
  const skus = requested.map(({ sku }) => sku)
  const [stock, isOffered] = await Promise.all([loadOfferedStock(ctx.db, codes, skus), isCollectOffered(ctx)])
  const candidates = near.map(({ row, km }) => {
    const lines = stockOf(row.store_code, requested, stock)
    const hasAll = requested.length > 0 && requested.every((want, i) => (lines[i]?.quantity ?? 0) >= want.quantity)
    return { row, km, lines, hasAll }
  })
  const shown = candidates.filter(({ lines, hasAll }) => {
    if (mustHave === 'all') return hasAll
    return mustHave !== 'any' || lines.some((line) => line.is_available)
  })
  const page = pageOf(shown, search.pageSize ?? 0, search.currentPage ?? 0)
  return {
    ...page,
    items: page.items.map(({ row, km, lines, hasAll }) =>
      toStore(row, { isCollectOffered: isOffered, distance: roundedKm(km), stock: lines, can_collect_all: hasAll }),
    ),
    location: origin ? { latitude: origin.latitude, longitude: origin.longitude, label: origin.label } : null,
    places: places.map((place) => toStorePlace(place, trading)),
  }
}

export interface NearStore extends Pick<StoreRow, 'store_code' | 'name'> {
  /** Km. */
  readonly distance: number
}

/** Trading stores of the site, nearest first. @throws AppError PLACE_MISSING */
export async function findStoresNear(
  ctx: SettingsReader,
  point: Point,
  radiusKm: number,
): Promise<readonly NearStore[]> {
  if (!isPoint(point.latitude, point.longitude)) throw fail('PLACE_MISSING')
  return within(await tradingStores(ctx), point, radiusKm).map(({ row, km }) => ({
    store_code: row.store_code,
    name: row.name,
    distance: roundedKm(km),
  }))
}
