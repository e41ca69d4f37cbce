import type { CountryCode } from '@welt/kit/money'
import { normalValue } from '@welt/kit/text/typed-text'
import { COUNTRY_NAMES } from './country-names.ts'

interface RegionData {
  /** `region_id` of address inputs. */
  readonly id: number
  readonly code: string
  readonly name: string
}

export interface CountryData {
  readonly id: CountryCode
  readonly threeLetterCode: string
  readonly name: string
  /** Undefined where regions are free text. */
  readonly regions: readonly RegionData[] | undefined
}

/** [R3.115] */
export const countries: readonly CountryData[] = [
  {
    id: 'AU',
    threeLetterCode: 'AUS',
    name: COUNTRY_NAMES.AU,
    regions: [
      { id: 569, code: 'ACT', name: 'Australian Capital Territory' },
      { id: 570, code: 'NSW', name: 'New South Wales' },
      { id: 571, code: 'NT', name: 'Northern Territory' },
      { id: 572, code: 'QLD', name: 'Queensland' },
      { id: 573, code: 'SA', name: 'South Australia' },
      { id: 574, code: 'TAS', name: 'Tasmania' },
      { id: 575, code: 'VIC', name: 'Victoria' },
      { id: 576, code: 'WA', name: 'Western Australia' },
    ],
  },
  { id: 'NZ', threeLetterCode: 'NZL', name: COUNTRY_NAMES.NZ, regions: undefined },
]

export const regionsOf = (country: CountryCode) => countries.find(({ id }) => id === country)?.regions

/** Matches id, code or name. */
export function findRegion(
  country: CountryCode,
  wanted: { readonly id?: number; readonly code?: string; readonly name?: string },
): RegionData | undefined {
  const text = normalValue(wanted.code ?? wanted.name ?? '').toLowerCase()
  return regionsOf(country)?.find(
    (region) => region.id === wanted.id || region.code.toLowerCase() === text || region.name.toLowerCase() === text,
  )
}
