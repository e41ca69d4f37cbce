/** Radii in km; each wider than the one before. */
const RADII_KM = [100, 300, 1000, 5000] as const

const MAX_PLACE_LENGTH = 80

export interface SearchedPlace {
  /** As typed; '' when missing. */
  readonly place: string
  readonly point: { readonly latitude: number; readonly longitude: number } | undefined
  readonly radiusKm: number
}

/** `place`, or `pick` from a list, or `near=-27.48,152.98`, and `radius` of an address. */
export function searchedPlace(params: URLSearchParams): SearchedPlace {
  const place = (params.get('pick') ?? params.get('place') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_PLACE_LENGTH)
  const [, latitude, longitude] =
    /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(params.get('near') ?? '') ?? []
  const radiusKm = RADII_KM.find((radius) => String(radius) === params.get('radius')) ?? RADII_KM[0]
  const point = latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined
  return { place, point, radiusKm }
}

export const hasPlace = ({ place, point }: SearchedPlace) => place !== '' || point !== undefined

export const widerThan = (radiusKm: number): number | undefined => RADII_KM.find((radius) => radius > radiusKm)
