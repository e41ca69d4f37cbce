import type { CountryCode } from '@welt/kit/money'
import { normalCode, normalValue } from '@welt/kit/text/typed-text'
import type { QueryInventoryLookupArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import { isPoint, type Point } from './distance.ts'
import { findPlaces, type Landmark, type Place } from './find-places.ts'

export type PlaceQuery = Pick<QueryInventoryLookupArgs, 'search' | 'postcode' | 'latitude' | 'longitude'>

export interface FoundPlace {
  /** Undefined when no place has the name. */
  readonly origin: (Point & { readonly label: string | null; readonly country?: CountryCode }) | undefined
  readonly places: readonly Place[]
}

/** Places that are offered to choose from. */
const MOST_PLACES = 10

/** @throws AppError PLACE_MISSING when the place is missing or the point is not on the earth [A76] */
export function requirePlace(query: PlaceQuery, country: CountryCode, landmarks: readonly Landmark[]): FoundPlace {
  const { latitude, longitude } = query
  if (typeof latitude === 'number' && typeof longitude === 'number') {
    if (!isPoint(latitude, longitude)) throw fail('PLACE_MISSING')
    return { origin: { latitude, longitude, label: null }, places: [] }
  }
  const search = normalValue((query.search ?? '').slice(0, 200))
  const postcode = normalCode((query.postcode ?? '').slice(0, 20))
  const text = [search, search.includes(postcode) ? '' : postcode].filter(Boolean).join(' ')
  if (!/[\p{L}\p{N}]/u.test(text)) throw fail('PLACE_MISSING')
  const { matches, near } = findPlaces(text, { country, landmarks })
  return { origin: matches[0], places: (matches.length > 0 ? matches : near).slice(0, MOST_PLACES) }
}
