/** Degrees. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** In units of the drawing. */
export const MAP = { width: 660, height: 880 } as const

/** Mercator; `scale` is units of the drawing per degree of longitude. */
export interface Window {
  readonly centre: Place
  readonly scale: number
}

const RADIANS = Math.PI / 180
const KM_PER_DEGREE = 111.2
/** Half the width of the closest view. */
const CLOSEST_KM = 12
/** Room for the heads of pins and their names. */
const PADDING = { x: 90, y: 80 } as const

const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2)) / RADIANS
const latitudeOf = (y: number) => (2 * Math.atan(Math.exp(y * RADIANS)) - Math.PI / 2) / RADIANS

export function project({ centre, scale }: Window, { latitude, longitude }: Place): Point {
  return {
    x: MAP.width / 2 + (longitude - centre.longitude) * scale,
    y: MAP.height / 2 - (mercator(latitude) - mercator(centre.latitude)) * scale,
  }
}

/** Units of the drawing per km at a latitude. */
export function unitsPerKm({ scale }: Window, latitude: number): number {
  return scale / (KM_PER_DEGREE * Math.cos(latitude * RADIANS))
}

/** The closest view that shows all places. */
export function windowAround(places: readonly Place[]): Window | undefined {
  if (places.length === 0) return undefined
  const across = places.map(({ longitude }) => longitude)
  const up = places.map(({ latitude }) => mercator(latitude))
  const [west, east, south, north] = [Math.min(...across), Math.max(...across), Math.min(...up), Math.max(...up)]
  const centre = { latitude: latitudeOf((south + north) / 2), longitude: (west + east) / 2 }
  const closest = (MAP.width / 2 / CLOSEST_KM) * KM_PER_DEGREE * Math.cos(centre.latitude * RADIANS)
  const wide = (MAP.width - 2 * PADDING.x) / (east - west)
  const high = (MAP.height - 2 * PADDING.y) / (north - south)
  return { centre, scale: Math.min(closest, wide, high) }
}

export function zoomed({ scale, centre }: Window, steps: number, around: Place = centre): Window {
  return { centre: steps === 0 ? centre : around, scale: scale * 2 ** steps }
}

/** Great circle. */
export function distanceKm(a: Place, b: Place): number {
  const half = (from: number, to: number) => Math.sin(((to - from) * RADIANS) / 2) ** 2
  const across = Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS)
  const part = half(a.latitude, b.latitude) + across * half(a.longitude, b.longitude)
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(part)))
}
