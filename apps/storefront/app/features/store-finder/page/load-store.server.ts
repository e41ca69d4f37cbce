import { storePath } from '@welt/kit/stores/store-path'
import { distanceText } from '@welt/kit/stores/store-status'
import { slugOf } from '@welt/kit/text/slug'
import { query } from '#app/graphql/client.server.ts'
import type { RequestContext } from '#app/session/request-context.ts'
import { mapView } from '../map/map-view.server.ts'
import type { MapView } from '../map/map-view.ts'
import { distanceKm } from '../map/projection.ts'
import { type StoreView, toStoreView } from '../store-view.ts'
import { StoresDocument } from '../stores.generated.ts'
import { storeJsonLd } from './store-json-ld.ts'

export interface NearbyStore extends StoreView {
  readonly distance: string
}

export interface StorePageData {
  readonly store: StoreView
  readonly services: readonly string[]
  /** `Melbourne` */
  readonly zoneCity: string
  readonly nearby: readonly NearbyStore[]
  readonly map: MapView | undefined
  readonly zoom: number
  readonly isGone: boolean
  readonly jsonLd: object
}

export type StoreOutcome =
  | { readonly kind: 'found'; readonly page: StorePageData }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }

const NEARBY = 3
/** A view of some 100 km. */
const FIRST_ZOOM = -2

/** Also stores that have closed for good. */
export async function loadStorePage(ctx: RequestContext, slug: string, zoom: number): Promise<StoreOutcome> {
  const answer = await query(ctx, StoresDocument, { closed: true }, { tags: ['store'] })
  if (!answer.ok) return { kind: 'failed' }
  const { stores } = answer.data
  const found = stores.find(({ name }) => slugOf(name) === slug)
  if (!found) return { kind: 'none' }
  const store = toStoreView(found)
  const nearby = stores
    .filter((other) => other !== found && other.is_active)
    .map((other) => ({ ...toStoreView(other), km: distanceKm(store, toStoreView(other)) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, NEARBY)
    .map(({ km, ...other }) => ({ ...other, distance: distanceText(km) }))
  const shop = { name: ctx.brand.name, url: `${ctx.origin}${storePath(slug)}` }
  const page = {
    store,
    services: found.services ?? [],
    zoneCity: found.time_zone?.split('/').at(-1)?.replaceAll('_', ' ') ?? '',
    nearby,
    map: mapView({ stores: [store], shown: 1, zoom: FIRST_ZOOM + zoom }),
    zoom,
    isGone: !found.is_active,
    jsonLd: storeJsonLd(found, shop),
  }
  return { kind: 'found', page }
}
