import type { CountryCode } from '@welt/kit/money'
import { localitiesNamed, localitiesOfPostcode, type Point } from '#modules/stores'

interface Place {
  readonly countryCode: CountryCode
  readonly city: string
  readonly postcode: string
}

/** The suburb, else the first of its postcode; undefined for a place that the lists don't have. */
export function pointOf({ countryCode, city, postcode }: Place): Point | undefined {
  const ofPostcode = localitiesOfPostcode(countryCode, postcode)
  const named = new Set(localitiesNamed(countryCode, city))
  return ofPostcode.find((locality) => named.has(locality)) ?? ofPostcode[0] ?? [...named][0]
}
