import { countries } from '@welt/rules/countries'
import { COUNTRY_NAMES } from '@welt/rules/country-names'

interface PostalPlace {
  readonly city: string
  /** Code or name of the state. */
  readonly region: string | null
  readonly postcode: string | null
  readonly country_code: string | null
}

/** "Richmond VIC 3121", "Wellington 6011": New Zealand's addresses have no region. */
export function postalPlace({ city, region, postcode, country_code }: PostalPlace): string {
  const states = countries.find(({ id }) => id === country_code)?.regions
  const state = states?.find(({ code, name }) => code === region || name === region)
  return [city, country_code === 'NZ' ? '' : (state?.code ?? region), postcode].filter(Boolean).join(' ')
}

interface PostalAddress extends PostalPlace {
  readonly firstname: string
  readonly lastname: string
  readonly company: string | null
  readonly street: readonly (string | null)[] | null
}

/** As on a parcel, the country last. */
export function postalLines(address: PostalAddress): readonly { readonly part: string; readonly line: string }[] {
  const { firstname, lastname, company, street, country_code } = address
  return [
    { part: 'name', line: `${firstname} ${lastname}` },
    { part: 'company', line: company ?? '' },
    ...(street ?? []).map((line, at) => ({ part: `street ${at + 1}`, line: line ?? '' })),
    { part: 'place', line: postalPlace(address) },
    { part: 'country', line: COUNTRY_NAMES[country_code ?? ''] ?? '' },
  ].filter(({ line }) => line)
}
