import { parseName, parsePhone, parsePostcode } from '@welt/kit/text/patterns'
import { MAX_LINE_LENGTH } from '@welt/rules/address'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { checkLine, checkName } from '#app/forms/field-rules.ts'
import { fieldText } from '#app/forms/form-data.ts'
import type { AddressCountry } from '#app/session/site/site-settings.ts'

/** Field names as posted; errors are listed in this order. */
export const ADDRESS_FIELDS = [
  'firstname',
  'lastname',
  'company',
  'country',
  'street1',
  'street2',
  'suburb',
  'city',
  'region',
  'postcode',
  'telephone',
] as const
/** Fields that differ between countries. */
export const PLACE_FIELDS = ['street2', 'suburb', 'city', 'region', 'postcode'] as const
type AddressField = (typeof ADDRESS_FIELDS)[number]
/** Values as typed, valid or not. */
export type AddressValues = Readonly<Record<AddressField, string>>
/** '' for delivery, 'billing_' for billing. */
export type AddressPrefix = '' | 'billing_'

/** A suburb that does not match its state and postcode. */
export interface PlaceDoubt {
  readonly prefix: AddressPrefix
  /** As posted to confirm it. */
  readonly typed: string
  readonly label: string
  /** As posted to accept it. */
  readonly meant: string
}

/** Lists places already confirmed. */
export const CONFIRMED_PLACE = 'confirmed_place'

/** An accepted suggestion replaces the typed place. */
export function readAddress(form: FormData, prefix = ''): AddressValues {
  const typed = Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, fieldText(form, `${prefix}${field}`)]),
  ) as AddressValues
  const [city, region, postcode] = fieldText(form, `${prefix}meant`).split('|')
  const values = city && region && postcode ? { ...typed, city, region, postcode } : typed
  // Without scripts, the form may have the fields of another country.
  return values.country === 'NZ'
    ? { ...values, street2: '', suburb: values.suburb || values.street2 }
    : { ...values, suburb: '' }
}

/** In New Zealand the second line is the suburb. */
export function streetValues(
  lines: readonly (string | null)[],
  country: string,
): Pick<AddressValues, 'street1' | 'street2' | 'suburb'> {
  const [street1, second] = [lines[0] ?? '', lines[1] ?? '']
  return country === 'NZ' ? { street1, street2: '', suburb: second } : { street1, street2: second, suburb: '' }
}

export function emptyAddress(country: string): AddressValues {
  return { ...(Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])) as AddressValues), country }
}

const EXAMPLES = {
  AU: { phone: '0412 345 678', postcode: '3121' },
  NZ: { phone: '021 345 678', postcode: '1010' },
} as const
const exampleOf = (country: string) => (country === 'NZ' ? EXAMPLES.NZ : EXAMPLES.AU)

/** [A53] */
export function checkPostcode(value: string, country: string): string | undefined {
  return parsePostcode(value) ? undefined : `Enter a postcode with 4 digits, like ${exampleOf(country).postcode}.`
}

type Rule = (value: string, all: AddressValues) => string | undefined

const rules: Readonly<Record<AddressField, Rule>> = {
  firstname: (value) => checkName('first', value),
  lastname: (value) => checkName('last', value),
  telephone: (value, { country }) =>
    parsePhone(value) ? undefined : `Enter a phone number with 8 to 15 digits, like ${exampleOf(country).phone}.`,
  company: (value) => checkLine('the company', value, 50),
  street1: (value) =>
    value.trim() ? checkLine('the street address', value, MAX_LINE_LENGTH) : 'Enter your street address.',
  street2: (value) => checkLine('this line', value, MAX_LINE_LENGTH),
  suburb: (value) => checkLine('the suburb', value, 50),
  city: (value, { country }) => {
    if (!value.trim()) return country === 'NZ' ? 'Enter your town or city.' : 'Enter your suburb.'
    return checkLine(country === 'NZ' ? 'the town or city' : 'the suburb', value, 50)
  },
  region: () => undefined,
  postcode: (value, { country }) => checkPostcode(value, country),
  country: () => undefined,
}

/** [R5.01, R5.29, A52, A53, A60] */
export function checkAddress(values: AddressValues, countries: readonly AddressCountry[], prefix = ''): FieldErrors {
  const errors: FieldErrors = {}
  const country = countries.find(({ code }) => code === values.country)
  const isRegionWrong =
    country && country.regions.length > 0 && !country.regions.some(({ code }) => code === values.region)
  for (const field of ADDRESS_FIELDS) {
    const problem = field === 'region' ? isRegionWrong && 'Choose your state.' : rules[field](values[field], values)
    if (problem) errors[`${prefix}${field}`] = problem
  }
  if (!country)
    errors[`${prefix}country`] =
      values.country === 'NZ' && !prefix
        ? 'Delivery to New Zealand is not available.'
        : 'Choose a country from the list.'
  return errors
}

/** Expects validated values. */
export function toAddressInput(values: AddressValues) {
  return {
    firstname: parseName(values.firstname) ?? '',
    lastname: parseName(values.lastname) ?? '',
    telephone: parsePhone(values.telephone) ?? '',
    street: [values.street1, values.country === 'NZ' ? values.suburb : values.street2]
      .map((line) => line.trim())
      .filter(Boolean),
    city: values.city.trim(),
    postcode: parsePostcode(values.postcode) ?? '',
    country_code: values.country,
    ...(values.company.trim() ? { company: values.company.trim() } : {}),
    ...(values.country !== 'NZ' && values.region ? { region: values.region } : {}),
  }
}
