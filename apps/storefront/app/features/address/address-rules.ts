import { parseName, parsePhone, parsePostcode } from '@welt/kit/text/patterns'
import { MAX_LINE_LENGTH } from '@welt/rules/address'
import { type FieldErrors, onlyWrong } from '#app/forms/field-errors.ts'
import { checkLine, checkName } from '#app/forms/field-rules.ts'
import { fieldText } from '#app/forms/form-data.ts'
import type { AddressCountry } from '#app/session/site/site-settings.ts'
import { readAddressLine } from './address-line.ts'
import { ADDRESS_FIELDS, type AddressField, type AddressValues } from './address-values.ts'

/** Fields that differ between countries. */
export const PLACE_FIELDS = ['street2', 'suburb', 'city', 'region', 'postcode'] as const
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

/** The field that holds a whole address, and its country. */
export const LINE_FIELD = 'address_line'
export const LINE_COUNTRY = 'line_country'

/** Without scripts the fields of the address are posted as well, and take precedence. */
const isPostedAsLine = (form: FormData, prefix: string) =>
  form.has(`${prefix}${LINE_FIELD}`) && !form.has(`${prefix}street1`)

function readTyped(form: FormData, prefix: string): AddressValues {
  const typed = Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, fieldText(form, `${prefix}${field}`)]),
  ) as AddressValues
  if (!isPostedAsLine(form, prefix)) return typed
  const country = fieldText(form, `${prefix}${LINE_COUNTRY}`)
  return { ...typed, country, ...readAddressLine(fieldText(form, `${prefix}${LINE_FIELD}`), country) }
}

/** An accepted suggestion replaces the typed place. */
export function readAddress(form: FormData, prefix = ''): AddressValues {
  const typed = readTyped(form, prefix)
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

const MISSING_PLACE = {
  AU: 'After the street, add a comma, then suburb, state and postcode, like 18 Church Street, Richmond VIC 3121.',
  NZ: 'After the street, add a comma, then town and postcode, like 14 Cuba Street, Wellington 6011.',
} as const
const LINE_PARTS = ['country', 'street1', 'suburb', 'city', 'region', 'postcode'] as const

function lineError(values: AddressValues, errors: FieldErrors, prefix: string): string | undefined {
  if (!values.street1) return 'Enter your address.'
  const wrong = LINE_PARTS.flatMap((part) => errors[`${prefix}${part}`] ?? [])
  return values.city ? wrong[0] : (errors[`${prefix}street1`] ?? MISSING_PLACE[values.country === 'NZ' ? 'NZ' : 'AU'])
}

/** As `checkAddress`; an address posted as one line has its error there. */
export function checkPosted(
  form: FormData,
  values: AddressValues,
  countries: readonly AddressCountry[],
  prefix = '',
): FieldErrors {
  const errors = checkAddress(values, countries, prefix)
  if (!isPostedAsLine(form, prefix)) return errors
  const { [`${prefix}firstname`]: first, [`${prefix}lastname`]: last, [`${prefix}telephone`]: phone } = errors
  return onlyWrong({
    [`${prefix}firstname`]: first,
    [`${prefix}lastname`]: last,
    [`${prefix}${LINE_FIELD}`]: lineError(values, errors, prefix),
    [`${prefix}telephone`]: phone,
  })
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
