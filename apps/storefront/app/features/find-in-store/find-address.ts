/** Radii in km; each wider than the one before. */
const RADII_KM = [100, 300, 1000, 5000] as const

const MAX_PLACE_LENGTH = 80

/** An address, postcode or suburb; '' when missing. */
export interface SearchedPlace {
  readonly place: string
  readonly radiusKm: number
}

/** `place`, or `pick` from a list, and `radius` of an address; `before` as long as neither was sent. */
export function searchedPlace(params: URLSearchParams, before = ''): SearchedPlace {
  const sent = params.get('pick') ?? params.get('place') ?? before
  const place = sent.replace(/\s+/g, ' ').trim().slice(0, MAX_PLACE_LENGTH)
  const radiusKm = RADII_KM.find((radius) => String(radius) === params.get('radius')) ?? RADII_KM[0]
  return { place, radiusKm }
}

export const widerThan = (radiusKm: number): number | undefined => RADII_KM.find((radius) => radius > radiusKm)
