import { comparableText, normalCode, normalValue } from '@welt/kit/text/typed-text'
import type { QueryInventoryLookupArgs } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import type { StoreRow } from '../tables.ts'
import { isPoint, type Point } from './distance.ts'

export type PlaceQuery = Pick<QueryInventoryLookupArgs, 'search' | 'postcode' | 'latitude' | 'longitude'>

export interface Place extends Point {
  readonly label: string | null
}

export type Landmark = Pick<StoreRow, 'name' | 'city' | 'state' | 'postcode' | 'latitude' | 'longitude'>

function centreOf(stores: readonly Landmark[]): Place | undefined {
  const [first] = stores
  if (!first) return undefined
  const mean = (of: (store: Landmark) => number) => stores.reduce((sum, store) => sum + of(store), 0) / stores.length
  const label = [first.city, first.state, first.postcode].filter(Boolean).join(' ')
  return { latitude: mean((store) => store.latitude), longitude: mean((store) => store.longitude), label }
}

/** Postcodes this close in number are also close on the map. */
const NEAR_POSTCODES = 20

/** Falls back to the nearest postcode of the same area; the label shows it. */
function findByPostcode(landmarks: readonly Landmark[], postcode: string): Place | undefined {
  const gap = (store: Landmark) => Math.abs(Number(store.postcode) - Number(postcode))
  const area = landmarks.filter(
    (store) => store.postcode.slice(0, 2) === postcode.slice(0, 2) && gap(store) <= NEAR_POSTCODES,
  )
  const nearest = Math.min(...area.map(gap))
  return centreOf(area.filter((store) => gap(store) === nearest))
}

function findByText(landmarks: readonly Landmark[], placeText: string): Place | undefined {
  const wanted = comparableText(placeText.replace(/\b\d{4}\b/g, ' '))
  if (wanted.length < 2) return undefined
  const names = (store: Landmark) => [store.city, `${store.city} ${store.state ?? ''}`, store.name].map(comparableText)
  const exact = landmarks.filter((store) => names(store).includes(wanted))
  return centreOf(
    exact.length > 0
      ? exact
      : landmarks.filter((store) =>
          names(store).some((name) => name.startsWith(wanted) || wanted.endsWith(` ${name}`)),
        ),
  )
}

/**
 * Knows only the postcodes and suburbs of stores, of all sites.
 * @throws AppError PLACE_MISSING when the place is missing or unknown [A76]
 */
export function requirePlace(query: PlaceQuery, landmarks: readonly Landmark[]): Place {
  const { latitude, longitude } = query
  if (typeof latitude === 'number' && typeof longitude === 'number') {
    if (!isPoint(latitude, longitude)) throw fail('PLACE_MISSING')
    return { latitude, longitude, label: null }
  }
  const search = normalValue((query.search ?? '').slice(0, 200))
  const postcode = normalCode(query.postcode ?? '') || search.match(/\b\d{4}\b/)?.[0]
  const place = (postcode ? findByPostcode(landmarks, postcode) : undefined) ?? findByText(landmarks, search)
  if (!place) throw fail('PLACE_MISSING')
  return place
}
