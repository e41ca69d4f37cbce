import type { Brand } from '@welt/brands'
import { encodeUid } from '@welt/kit/ids'
import type { Context } from '#src/platform/context'
import type {
  QueryInventoryLookupArgs,
  Store,
  StoreSearchResult,
  StoreStock,
} from '#src/platform/contract/contract.generated'
import type { Db } from '#src/platform/database'
import { pageOf } from '#src/platform/list-page'
import { fail } from '../errors.ts'
import { openStatus, toHours } from '../opening/open-status.ts'
import { distanceKm, isPoint, type Point } from '../places/distance.ts'
import { type Place, type PlaceQuery, requirePlace } from '../places/place.ts'
import { loadSourceStock, loadStores } from '../store.ts'
import type { StoreRow } from '../tables.ts'

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

function stockOf(
  store: StoreRow,
  requested: readonly RequestedSku[],
  stock: ReadonlyMap<string, number>,
): StoreStock[] {
  return requested.map(({ sku }) => {
    const quantity = stock.get(`${store.store_code} ${sku}`) ?? 0
    return { sku, quantity, is_available: quantity > 0, is_low_stock: quantity > 0 && quantity <= LOW_STOCK }
  })
}

/** [R3.35] */
function toStore(
  store: StoreRow,
  search: Pick<StoreSearch, 'requested'> & { readonly place: Place; readonly now: Date },
  stock: ReadonlyMap<string, number>,
): Store & { readonly distance: number } {
  const stockLines = stockOf(store, search.requested, stock)
  return {
    store_id: encodeUid(store.id),
    store_code: store.store_code,
    retek_store_id: store.retek_store_id,
    name: store.name,
    street: store.street,
    city: store.city,
    state: store.state,
    postcode: store.postcode,
    country_code: store.country,
    phone: store.phone,
    email: null,
    latitude: store.latitude,
    longitude: store.longitude,
    distance: Math.round(distanceKm(search.place, store) * 10) / 10,
    is_active: store.is_active,
    enabled_for_cnc: false,
    hours: toHours(store.hours),
    open_status: openStatus(store.hours, store.time_zone, search.now),
    stock: stockLines,
    can_collect_all:
      search.requested.length > 0 &&
      search.requested.every((want, i) => (stockLines[i]?.quantity ?? 0) >= want.quantity),
  }
}

/** Nearest first. @throws AppError PLACE_MISSING, TOO_MANY_SKUS, PAGE_OUT_OF_RANGE [R7.97-R7.102, A76] */
export async function findStores(ctx: Pick<Context, 'db' | 'brand'>, search: StoreSearch): Promise<StoreSearchResult> {
  if (search.requested.length > MAX_SKUS) throw fail('TOO_MANY_SKUS', { count: MAX_SKUS })
  const all = await loadStores(ctx.db, ctx.brand.country)
  const place = requirePlace(search, all)
  const near = all.filter(
    (store) => store.website_ids.includes(ctx.brand.websiteId) && distanceKm(place, store) <= (search.radius ?? 0),
  )
  const stock = await loadSourceStock(
    ctx.db,
    near.map((store) => store.store_code),
    search.requested.map(({ sku }) => sku),
  )
  const now = new Date()
  const stores = near
    .map((store) => toStore(store, { requested: search.requested, place, now }, stock))
    .toSorted((a, b) => a.distance - b.distance)
  const open = stores.filter((store) => {
    if (search.mustHave === 'all') return store.can_collect_all
    return search.mustHave !== 'any' || store.stock.some((line) => line.is_available)
  })
  return { ...pageOf(open, search.pageSize ?? 0, search.currentPage ?? 0), location: place }
}

export interface NearStore extends Pick<StoreRow, 'store_code' | 'name'> {
  /** Km. */
  readonly distance: number
}

/** Open stores of the site, nearest first. @throws AppError PLACE_MISSING */
export async function findStoresNear(
  db: Db,
  { country, websiteId }: Pick<Brand, 'country' | 'websiteId'>,
  point: Point,
  radiusKm: number,
): Promise<readonly NearStore[]> {
  if (!isPoint(point.latitude, point.longitude)) throw fail('PLACE_MISSING')
  const stores = (await loadStores(db, country)).filter((store) => store.website_ids.includes(websiteId))
  return stores
    .map(({ store_code, name, ...place }) => ({ store_code, name, km: distanceKm(point, place) }))
    .filter(({ km }) => km <= radiusKm)
    .toSorted((a, b) => a.km - b.km)
    .map(({ km, ...store }) => ({ ...store, distance: Math.round(km * 10) / 10 }))
}
