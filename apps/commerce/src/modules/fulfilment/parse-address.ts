import type { Brand } from '@welt/brands'
import type { CountryCode } from '@welt/kit/money'
import { parseName, parsePostcode } from '@welt/kit/text/patterns'
import { normalCode } from '@welt/kit/text/typed-text'
import { MAX_LINE_LENGTH, streetLinesOf } from '@welt/rules/address'
import { countries, findRegion, regionsOf } from '@welt/rules/countries'
import {
  customerError,
  optionalLine,
  requireConsistentPlace,
  requireLine,
  requireName,
  requirePhone,
  requirePostcode,
  requireRegion,
  requireStreet,
} from '#modules/customer'
import type { CartAddressInput, EstimateAddressInput } from '#src/platform/contract/contract.generated'
import type { StoredAddress } from '#tables/cart'
import { fail } from './errors.ts'

/** Only the error differs. [A06] */
export type AddressPurpose = 'delivery' | 'billing'

function required(value: string | null | undefined, name: string): string {
  if (!value || value.trim() === '') throw fail('PARAMETER_MISSING', { name })
  return value
}

function middleName(value: string | null | undefined): string | null {
  if (!value?.trim()) return null
  const text = parseName(value)
  if (text === undefined) throw customerError('FIELD_NOT_VALID', { label: 'middle name' })
  return text
}

function streetOf(input: CartAddressInput): string[] {
  const lines = streetLinesOf(input.street)
  if (lines.length === 0) throw fail('PARAMETER_MISSING', { name: 'street' })
  return requireStreet(lines)
}

/**
 * Also for billing addresses: only countries that the site delivers to are allowed.
 * @throws AppError PARAMETER_MISSING, COUNTRY_NOT_AVAILABLE, DELIVERY_NOT_AVAILABLE [R1.25, R1.26, A06]
 */
export function parseCountry(code: string, brand: Brand, purpose: AddressPurpose): CountryCode {
  const wanted = normalCode(required(code, 'country_code'))
  const country = countries.find((candidate) => candidate.id === wanted)
  if (!country) throw fail('COUNTRY_NOT_AVAILABLE')
  if (!brand.shipsTo.includes(country.id))
    throw purpose === 'delivery'
      ? fail('DELIVERY_NOT_AVAILABLE', { country: country.name })
      : fail('COUNTRY_NOT_AVAILABLE')
  return country.id
}

function regionOf({ region, region_id: id }: CartAddressInput, country: CountryCode): StoredAddress['region'] {
  const code = region?.trim()
  if (regionsOf(country) && !code && !id) throw fail('PARAMETER_MISSING', { name: 'region' })
  return requireRegion(country, { code, id })
}

/** @throws AppError LOCALITY_MISMATCH when the state contradicts the postcode [decision 76] */
export function parseEstimate(
  { postcode: typed, region }: EstimateAddressInput,
  country: CountryCode,
): string | undefined {
  const postcode = parsePostcode(typed ?? '')
  const code = region?.region_code?.trim() || region?.region?.trim()
  const state = country === 'AU' ? findRegion(country, code ? { code } : { id: region?.region_id ?? 0 }) : undefined
  if (postcode && state) requireConsistentPlace(country, { suburb: postcode, state: state.code, postcode })
  return postcode
}

/**
 * Only Australian addresses have a state.
 * @throws AppError PARAMETER_MISSING naming the field; DELIVERY_NOT_AVAILABLE, LOCALITY_MISMATCH and others for invalid
 * values [A52, A53, A60, R1.26, R5.01, R5.29]
 */
export function parseAddress(
  input: CartAddressInput,
  brand: Brand,
  purpose: AddressPurpose = 'delivery',
): StoredAddress {
  const countryCode = parseCountry(input.country_code, brand, purpose)
  const address = cleanAddress(input, countryCode)
  requireConsistentPlace(countryCode, {
    suburb: address.city,
    state: address.region?.code ?? undefined,
    postcode: address.postcode ?? '',
  })
  return address
}

/**
 * What a wallet reveals before the shopper approves: a place without a street, which no order accepts.
 * @throws AppError as parseCountry; LOCALITY_MISMATCH [R7.94]
 */
export function parseRoughAddress(input: EstimateAddressInput, brand: Brand): StoredAddress {
  const countryCode = parseCountry(input.country_code, brand, 'delivery')
  const postcode = parseEstimate(input, countryCode) ?? ''
  const code = input.region?.region_code?.trim() || input.region?.region?.trim()
  const id = input.region?.region_id
  const region = code || id ? requireRegion(countryCode, { code, id }) : null
  return { ...NO_PERSON, street: [], city: '', region, postcode, countryCode, telephone: '' }
}

/** Wallets may know no telephone number. @throws AppError as parseAddress [R7.92] */
export function parseWalletAddress(
  input: CartAddressInput,
  brand: Brand,
  purpose: AddressPurpose = 'delivery',
): StoredAddress {
  if (input.telephone?.trim()) return parseAddress(input, brand, purpose)
  return { ...parseAddress({ ...input, telephone: ANY_PHONE }, brand, purpose), telephone: '' }
}

export function hasNoPlace({
  street,
  city,
  region,
  region_id: regionId,
  postcode,
  telephone,
}: CartAddressInput): boolean {
  return !regionId && [...street, city, region, postcode, telephone].every((text) => !text?.trim())
}

/** A name and a country are enough for a cart with only gift cards. @throws AppError as parseAddress [A25, A60] */
export function parsePayer(input: CartAddressInput, brand: Brand): StoredAddress {
  const countryCode = parseCountry(input.country_code, brand, 'billing')
  return { ...cleanPerson(input), street: [], city: '', region: null, postcode: '', countryCode, telephone: '' }
}

const NO_PERSON = {
  prefix: null,
  firstname: '',
  middlename: null,
  lastname: '',
  suffix: null,
  company: null,
  fax: null,
  vatId: null,
  customerNotes: null,
  pickupLocationCode: null,
} as const

/** Passes the check of a field that is then emptied. */
const ANY_PHONE = '0400000000'

type Place = Pick<StoredAddress, 'street' | 'city' | 'region' | 'postcode' | 'countryCode' | 'telephone'>

function cleanPerson(input: CartAddressInput): Omit<StoredAddress, keyof Place> {
  return {
    prefix: optionalLine(input.prefix, 'prefix'),
    firstname: requireName(required(input.firstname, 'firstname'), 'FIRST_NAME_NOT_VALID'),
    middlename: middleName(input.middlename),
    lastname: requireName(required(input.lastname, 'lastname'), 'LAST_NAME_NOT_VALID'),
    suffix: optionalLine(input.suffix, 'suffix'),
    company: optionalLine(input.company, 'company', MAX_LINE_LENGTH),
    fax: optionalLine(input.fax, 'fax number'),
    vatId: optionalLine(input.vat_id, 'VAT number'),
    customerNotes: null,
    pickupLocationCode: null,
  }
}

function cleanAddress(input: CartAddressInput, countryCode: CountryCode): StoredAddress {
  return {
    ...cleanPerson(input),
    street: streetOf(input),
    city: requireLine(required(input.city, 'city'), countryCode === 'NZ' ? 'town or city' : 'suburb'),
    region: regionOf(input, countryCode),
    postcode: requirePostcode(required(input.postcode, 'postcode')),
    countryCode,
    telephone: requirePhone(required(input.telephone, 'telephone')),
  }
}
