import type { Brand } from '@welt/brands'
import type { CountryCode } from '@welt/kit/money'
import { cleanLine, parseName, parsePhone, parsePostcode } from '@welt/kit/text/patterns'
import { normalCode } from '@welt/kit/text/typed-text'
import type { StoredAddress } from '#modules/cart'
import { refuseContradiction } from '#modules/customer'
import { countries, findRegion } from '#modules/site'
import type { CartAddressInput, EstimateAddressInput } from '#src/platform/contract/contract.generated'
import { fail } from './errors.ts'

/** Only the error differs. [A06] */
export type AddressPurpose = 'delivery' | 'billing'

const MAX_LINE_LENGTH = 100
const MAX_SHORT_LENGTH = 40
const MAX_STREET_LINES = 2

function required(value: string | null | undefined, name: string): string {
  if (!value || value.trim() === '') throw fail('PARAMETER_MISSING', { name })
  return value
}

function line(value: string, label: string, max = MAX_LINE_LENGTH): string {
  const text = cleanLine(value, max)
  if (!text) throw fail('FIELD_NOT_VALID', { label })
  return text
}

function optionalLine(value: string | null | undefined, label: string, max = MAX_SHORT_LENGTH): string | null {
  const text = cleanLine(value ?? '', max)
  if (text === undefined) throw fail('FIELD_NOT_VALID', { label })
  return text || null
}

function personName(value: string, name: 'firstname' | 'lastname'): string {
  const text = parseName(required(value, name))
  if (text === undefined) throw fail(name === 'firstname' ? 'FIRST_NAME_NOT_VALID' : 'LAST_NAME_NOT_VALID')
  return text
}

function middleName(value: string | null | undefined): string | null {
  if (!value?.trim()) return null
  const text = parseName(value)
  if (text === undefined) throw fail('FIELD_NOT_VALID', { label: 'middle name' })
  return text
}

function streetLines(street: readonly (string | null)[]): string[] {
  const lines = street.flatMap((text) => (text && text.trim() !== '' ? [text] : []))
  if (lines.length === 0) throw fail('PARAMETER_MISSING', { name: 'street' })
  if (lines.length > MAX_STREET_LINES) throw fail('TOO_MANY_STREET_LINES')
  return lines.map((text) => line(text, 'street address'))
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

function parseRegion(input: CartAddressInput, country: CountryCode): StoredAddress['region'] {
  const isListed = countries.some((candidate) => candidate.id === country && candidate.regions)
  if (!isListed) return null
  const text = input.region?.trim() ?? ''
  const id = input.region_id ?? 0
  if (text === '' && id === 0) throw fail('PARAMETER_MISSING', { name: 'region' })
  const region = findRegion(country, text === '' ? { id } : { code: text })
  if (!region) throw fail('REGION_NOT_AVAILABLE')
  return { code: region.code, label: region.name, regionId: region.id }
}

/** @throws AppError LOCALITY_MISMATCH when the state contradicts the postcode [decision 76] */
export function parseEstimate(
  { postcode: typed, region }: EstimateAddressInput,
  country: CountryCode,
): string | undefined {
  const postcode = parsePostcode(typed ?? '')
  const code = region?.region_code?.trim() || region?.region?.trim()
  const state = country === 'AU' ? findRegion(country, code ? { code } : { id: region?.region_id ?? 0 }) : undefined
  if (postcode && state) refuseContradiction(country, { suburb: postcode, state: state.code, postcode })
  return postcode
}

function postcodeOf(value: string | null | undefined): string {
  const postcode = parsePostcode(required(value, 'postcode'))
  if (!postcode) throw fail('FIELD_NOT_VALID', { label: 'postcode' })
  return postcode
}

function phoneOf(value: string | null | undefined): string {
  const phone = parsePhone(required(value, 'telephone'))
  if (!phone) throw fail('FIELD_NOT_VALID', { label: 'phone number' })
  return phone
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
  refuseContradiction(countryCode, {
    suburb: address.city,
    state: address.region?.code ?? undefined,
    postcode: address.postcode ?? '',
  })
  return address
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

type Place = Pick<StoredAddress, 'street' | 'city' | 'region' | 'postcode' | 'countryCode' | 'telephone'>

function cleanPerson(input: CartAddressInput): Omit<StoredAddress, keyof Place> {
  return {
    prefix: optionalLine(input.prefix, 'prefix'),
    firstname: personName(input.firstname, 'firstname'),
    middlename: middleName(input.middlename),
    lastname: personName(input.lastname, 'lastname'),
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
    street: streetLines(input.street),
    city: line(required(input.city, 'city'), countryCode === 'NZ' ? 'town or city' : 'suburb'),
    region: parseRegion(input, countryCode),
    postcode: postcodeOf(input.postcode),
    countryCode,
    telephone: phoneOf(input.telephone),
  }
}
