import type { CountryCode } from '@welt/kit/money'
import {
  differenceOf,
  type Locality,
  localitiesNamed,
  localitiesOfPostcode,
  placeKey,
  regionsOfPostcode,
} from '#modules/stores'
import { fail } from '../errors.ts'

export interface Place {
  readonly suburb: string
  readonly state: string | undefined
  readonly postcode: string
}

/** Australia Post's postcode ranges. */
const STATES: readonly (readonly [first: number, last: number, state: string])[] = [
  [200, 299, 'ACT'],
  [800, 999, 'NT'],
  [1000, 2599, 'NSW'],
  [2600, 2618, 'ACT'],
  [2619, 2899, 'NSW'],
  [2900, 2920, 'ACT'],
  [2921, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [4000, 4999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6999, 'WA'],
  [7000, 7999, 'TAS'],
  [8000, 8999, 'VIC'],
  [9000, 9999, 'QLD'],
]

function isStateOf(postcode: string, state: string): boolean {
  const number = Number(postcode)
  const isNumbered = STATES.some(([first, last, own]) => own === state && number >= first && number <= last)
  return isNumbered || localitiesOfPostcode('AU', postcode).some((one) => one.state === state)
}

/** Any suburb is valid: lists lag behind new estates. @throws AppError LOCALITY_MISMATCH [decision 76] */
export function requireConsistentPlace(country: CountryCode, { suburb, state, postcode }: Place): void {
  if (country === 'NZ' ? regionsOfPostcode(postcode) : state !== undefined && isStateOf(postcode, state)) return
  throw fail('LOCALITY_MISMATCH', {
    suburb,
    place: [state, postcode].filter(Boolean).join(' '),
    parts: state ? 'suburb, state and postcode' : 'town or city and postcode',
  })
}

function closest(places: readonly Locality[], suburb: string): Locality | undefined {
  const key = placeKey(suburb)
  const most = key.length < 6 ? 1 : 2
  const [found] = places
    .map((place) => ({ place, difference: differenceOf(placeKey(place.name), key, most) }))
    .filter(({ difference }) => difference <= most)
    .toSorted((a, b) => a.difference - b.difference)
  return found?.place
}

/** [decision 76] */
export function suggestPlace(country: CountryCode, { suburb, state, postcode }: Place): Locality | undefined {
  const namesakes = localitiesNamed(country, suburb)
  if (country === 'NZ') {
    const regions = regionsOfPostcode(postcode)
    if (!regions || namesakes.some((one) => regions.includes(one.state))) return undefined
    return namesakes.find((one) => one.postcode !== null)
  }
  const here = localitiesOfPostcode(country, postcode).filter((one) => one.state === state)
  if (here.length === 0 || here.some((one) => placeKey(one.name) === placeKey(suburb))) return undefined
  const inState = namesakes.find((one) => one.state === state)
  return closest(here, suburb) ?? inState ?? (namesakes.length > 0 ? here[0] : undefined)
}
