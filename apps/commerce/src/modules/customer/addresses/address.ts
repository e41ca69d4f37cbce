import type { Brand } from '@welt/brands'
import { encodeUid } from '@welt/kit/ids'
import type { CountryCode } from '@welt/kit/money'
import { MAX_LINE_LENGTH, streetLinesOf } from '@welt/rules/address'
import { regionsOf } from '@welt/rules/countries'
import { COUNTRY_NAMES } from '@welt/rules/country-names'
import { countriesOf } from '#modules/site'
import type { CustomerAddressInput } from '#src/platform/contract/contract.generated'
import { fail } from '../errors.ts'
import type { CustomerAddress } from '../resolver-types.generated.ts'
import { optionalLine, requireName } from '../rules.ts'
import type { CustomerAddressData, SavedAddress } from './address-data.ts'
import { requireLine, requirePhone, requirePostcode, requireRegion, requireStreet } from './address-parts.ts'
import { requireConsistentPlace } from './check-place.ts'

const codeOf = (region: CustomerAddressInput['region']) => region?.region_code?.trim() || region?.region?.trim()

/** @throws AppError PARAMETERS_MISSING naming every missing parameter */
function requireFields(input: CustomerAddressInput, needsRegion: boolean): void {
  const given: Readonly<Record<string, boolean>> = {
    firstname: Boolean(input.firstname?.trim()),
    lastname: Boolean(input.lastname?.trim()),
    street: streetLinesOf(input.street ?? []).length > 0,
    city: Boolean(input.city?.trim()),
    postcode: Boolean(input.postcode?.trim()),
    telephone: Boolean(input.telephone?.trim()),
    region: !needsRegion || Boolean(codeOf(input.region) || input.region?.region_id),
  }
  const names = Object.keys(given).filter((name) => !given[name])
  if (names.length > 0) throw fail('PARAMETERS_MISSING', { names: names.join(', ') })
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
  const purpose = marks.default_shipping ? 'Delivery' : 'Billing'
  throw fail('ADDRESS_NOT_SERVED', { purpose, country: COUNTRY_NAMES[countryCode] })
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
  requireFields(input, regionsOf(country) !== undefined)
  const address = cleanAddress(input, country)
  requireConsistentPlace(country, { suburb: address.city, postcode: address.postcode, state: address.region?.code })
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
    street: requireStreet(streetLinesOf(input.street ?? [])),
    city: requireLine(input.city ?? '', country === 'NZ' ? 'town or city' : 'suburb'),
    region: requireRegion(country, { code: codeOf(input.region), id: input.region?.region_id }),
    postcode: requirePostcode(input.postcode ?? ''),
    countryCode: country,
    telephone: requirePhone(input.telephone ?? ''),
    fax: optionalLine(input.fax, 'fax number'),
    vatId: optionalLine(input.vat_id, 'tax number'),
  }
}

/** Lets a partial change be validated as a whole. */
export function inputOf(address: CustomerAddressData): CustomerAddressInput {
  const { countryCode, vatId, region, ...same } = address
  return { ...same, vat_id: vatId, region: region && { region_code: region.code } }
}

export function addressModel(row: SavedAddress): CustomerAddress {
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
