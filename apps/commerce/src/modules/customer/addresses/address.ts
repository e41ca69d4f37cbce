import type { Brand } from '@welt/brands'
import { encodeUid } from '@welt/kit/ids'
import type { CountryCode } from '@welt/kit/money'
import { cleanLine, parsePhone, parsePostcode } from '@welt/kit/text/patterns'
import { countries, countriesOf, findRegion } from '#modules/site'
import type { CustomerAddressInput } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import type { CustomerAddress } from '../resolver-types.generated.ts'
import { optionalLine, requireName } from '../rules.ts'
import type { BookAddress, CustomerAddressData } from './address-data.ts'
import { refuseContradiction } from './check-place.ts'

const MAX_LINE_LENGTH = 100
const MAX_STREET_LINES = 2

function line(value: string, label: string): string {
  const text = cleanLine(value, MAX_LINE_LENGTH)
  if (!text) throw fail('FIELD_NOT_VALID', { label })
  return text
}

const streetOf = (street: CustomerAddressInput['street']) =>
  (street ?? []).flatMap((text) => (text?.trim() ? [text] : []))
const hasRegion = (region: CustomerAddressInput['region']) =>
  Boolean(region?.region?.trim() || region?.region_code?.trim() || region?.region_id)

/** @throws AppError PARAMETERS_MISSING naming every missing parameter */
function refuseMissing(input: CustomerAddressInput, needsRegion: boolean): void {
  const given: Readonly<Record<string, boolean>> = {
    firstname: Boolean(input.firstname?.trim()),
    lastname: Boolean(input.lastname?.trim()),
    street: streetOf(input.street).length > 0,
    city: Boolean(input.city?.trim()),
    postcode: Boolean(input.postcode?.trim()),
    telephone: Boolean(input.telephone?.trim()),
    region: !needsRegion || hasRegion(input.region),
  }
  const names = Object.keys(given).filter((name) => !given[name])
  if (names.length > 0) throw fail('PARAMETERS_MISSING', { names: names.join(', ') })
}

function parseRegion(region: CustomerAddressInput['region'], country: CountryCode): CustomerAddressData['region'] {
  if (!countries.some((candidate) => candidate.id === country && candidate.regions)) return null
  const code = region?.region_code?.trim() || region?.region?.trim()
  const found = findRegion(country, code ? { code } : { id: region?.region_id ?? 0 })
  if (!found) throw fail('REGION_NOT_AVAILABLE')
  return { code: found.code, label: found.name, regionId: found.id }
}

function parseStreet(street: CustomerAddressInput['street']): string[] {
  const lines = streetOf(street)
  if (lines.length > MAX_STREET_LINES) throw fail('TOO_MANY_STREET_LINES')
  return lines.map((text) => line(text, 'street address'))
}

function requirePostcode(value: string): string {
  const postcode = parsePostcode(value)
  if (!postcode) throw fail('FIELD_NOT_VALID', { label: 'postcode' })
  return postcode
}

function parseTelephone(value: string): string {
  const telephone = parsePhone(value)
  if (!telephone) throw fail('FIELD_NOT_VALID', { label: 'phone number' })
  return telephone
}

/** @throws AppError COUNTRY_NOT_AVAILABLE */
function requireCountry(wanted: string, brand: Brand): CountryCode {
  const country = countriesOf(brand).find(({ id }) => id === wanted)
  if (!country) throw fail('COUNTRY_NOT_AVAILABLE')
  return country.id
}

/** Only listed countries can have a default address. @throws AppError ADDRESS_NOT_SERVED */
export function refuseDefaults(
  { countryCode }: CustomerAddressData,
  marks: Pick<CustomerAddressInput, 'default_billing' | 'default_shipping'>,
  brand: Brand,
): void {
  const isWanted = marks.default_shipping || marks.default_billing
  if (!isWanted || countriesOf(brand).some(({ id }) => id === countryCode)) return
  const country = countries.find(({ id }) => id === countryCode)?.name ?? countryCode
  throw fail('ADDRESS_NOT_SERVED', { purpose: marks.default_shipping ? 'Delivery' : 'Billing', country })
}

/**
 * Only Australian addresses have a state.
 * @throws AppError PARAMETERS_MISSING, *_NOT_VALID, TOO_MANY_STREET_LINES, COUNTRY_NOT_AVAILABLE, REGION_NOT_AVAILABLE,
 * LOCALITY_MISMATCH [R3.04, R5.01, A52, A53, A60]
 */
export function parseAddress(
  input: CustomerAddressInput,
  brand: Brand,
  currentCountry?: CountryCode,
): CustomerAddressData {
  const named = input.country_code ?? input.country_id
  const country = named == null ? (currentCountry ?? brand.country) : requireCountry(named, brand)
  refuseMissing(
    input,
    countries.some(({ id, regions }) => id === country && regions !== undefined),
  )
  const address = cleanAddress(input, country)
  refuseContradiction(country, { suburb: address.city, postcode: address.postcode, state: address.region?.code })
  return address
}

function cleanAddress(input: CustomerAddressInput, country: CountryCode): CustomerAddressData {
  return {
    prefix: optionalLine(input.prefix, 'title'),
    firstname: requireName(input.firstname, 'FIRST_NAME_NOT_VALID'),
    middlename: input.middlename?.trim() ? requireName(input.middlename, 'MIDDLE_NAME_NOT_VALID') : null,
    lastname: requireName(input.lastname, 'LAST_NAME_NOT_VALID'),
    suffix: optionalLine(input.suffix, 'suffix'),
    company: optionalLine(input.company, 'company', MAX_LINE_LENGTH),
    street: parseStreet(input.street),
    city: line(input.city ?? '', country === 'NZ' ? 'town or city' : 'suburb'),
    region: parseRegion(input.region, country),
    postcode: requirePostcode(input.postcode ?? ''),
    countryCode: country,
    telephone: parseTelephone(input.telephone ?? ''),
    fax: optionalLine(input.fax, 'fax number'),
    vatId: optionalLine(input.vat_id, 'tax number'),
  }
}

/** Lets a partial change be validated as a whole. */
export function inputOf(address: CustomerAddressData): CustomerAddressInput {
  const { countryCode, vatId, region, ...same } = address
  return { ...same, vat_id: vatId, region: region && { region_code: region.code } }
}

export function addressModel(row: BookAddress): CustomerAddress {
  const { countryCode, vatId, region, ...same } = row.address
  return {
    id: row.id,
    uid: encodeUid(row.id),
    ...same,
    region: region && { region: region.label, region_code: region.code, region_id: region.regionId },
    region_id: region?.regionId ?? null,
    country_code: countryCode,
    vat_id: vatId,
    default_billing: row.is_default_billing,
    default_shipping: row.is_default_shipping,
    custom_attributes: [],
    custom_attributesV2: [],
  }
}
