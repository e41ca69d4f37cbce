import type { CountryCode } from '@welt/kit/money'
import { stateOfPostcode } from '@welt/rules/postcodes'
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

const isStateOf = (postcode: string, state: string) =>
  stateOfPostcode(postcode) === state || localitiesOfPostcode('AU', postcode).some((one) => one.state === state)

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
