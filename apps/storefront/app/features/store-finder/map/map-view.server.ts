import { coastPath, isVisible } from './coast.server.ts'
import type { MapView } from './map-view.ts'
import { type Place, project, unitsPerKm, windowAround, zoomed } from './projection.ts'

const RINGS_KM = [25, 50, 100] as const
/** A ring smaller than this would hide under its place. */
const LEAST_RADIUS = 24

interface MappedStore extends Place {
  readonly code: string
}

interface MapFacts {
  readonly place?: Place | undefined
  readonly stores: readonly MappedStore[]
  /** How many of the stores the first view has to show. */
  readonly shown: number
  readonly zoom?: number
  /** In the middle once the map is zoomed. */
  readonly middle?: Place | undefined
}

/** Undefined without a store and a place. */
export function mapView({ place, stores, shown, zoom = 0, middle }: MapFacts): MapView | undefined {
  const first = windowAround([...(place ? [place] : []), ...stores.slice(0, shown)])
  if (!first) return undefined
  const window = zoomed(first, zoom, middle ?? place ?? first.centre)
  const centre = place && project(window, place)
  const perKm = place ? unitsPerKm(window, place.latitude) : 0
  return {
    land: coastPath(window),
    centre: centre && isVisible(centre) ? centre : undefined,
    rings: RINGS_KM.map((km) => ({ km, radius: Math.round(km * perKm) })).filter(
      ({ radius }) => radius >= LEAST_RADIUS,
    ),
    pins: stores.flatMap((store) => {
      const { x, y } = project(window, store)
      const point = { x: Math.round(x), y: Math.round(y) }
      return isVisible(point) ? [{ code: store.code, ...point }] : []
    }),
  }
}
