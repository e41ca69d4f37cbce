import { cleanLine, NAME, POSTCODE, parseEmail, parsePhone } from '@welt/kit/patterns'

/** Fields of an address form, by the names they are posted under, in the order people fill them: errors are told in it. */
export const ADDRESS_FIELDS = [
  'firstname',
  'lastname',
  'company',
  'country',
  'street1',
  'street2',
  'city',
  'region',
  'postcode',
  'telephone',
] as const
type AddressField = (typeof ADDRESS_FIELDS)[number]
/** Address as typed; kept as it is when something is wrong with it. */
export type AddressValues = Readonly<Record<AddressField, string>>
export type FieldErrors = Partial<Record<string, string>>

/** Countries by the codes of addresses. */
export const COUNTRY_NAMES: Readonly<Record<string, string>> = { AU: 'Australia', NZ: 'New Zealand' }

/** Countries that a saved or a billing address may be in; wider than where a site delivers. @source A06 */
export const ADDRESS_COUNTRIES: readonly string[] = ['AU', 'NZ']

/** States an AU address may name. @source R3.115 */
export const AU_STATES = [
  ['ACT', 'Australian Capital Territory'],
  ['NSW', 'New South Wales'],
  ['NT', 'Northern Territory'],
  ['QLD', 'Queensland'],
  ['SA', 'South Australia'],
  ['TAS', 'Tasmania'],
  ['VIC', 'Victoria'],
  ['WA', 'Western Australia'],
] as const

const STREET_MOST = 100

/** Text of a posted field, '' when missing; anything but text counts as missing. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The address posted under `prefix` ('' or 'billing_'). */
export function readAddress(form: FormData, prefix = ''): AddressValues {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, fieldText(form, `${prefix}${field}`)])) as AddressValues
}

/** An address of which only the country is known. */
export function emptyAddress(country: string): AddressValues {
  return { ...(Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, ''])) as AddressValues), country }
}

/** What a phone number and a postcode look like where the address is. */
const EXAMPLES = { AU: { phone: '0412 345 678', postcode: '3121' }, NZ: { phone: '021 345 678', postcode: '1010' } } as const
const exampleOf = (country: string) => (country === 'NZ' ? EXAMPLES.NZ : EXAMPLES.AU)

type Rule = (value: string, all: AddressValues) => string | undefined

/** What is wrong with a name, or undefined. @source R5.01, A52 */
export function checkName(which: 'first' | 'last', value: string): string | undefined {
  if (!value.trim()) return `Enter your ${which} name.`
  return NAME.test(value.normalize('NFC').trim())
    ? undefined
    : `Enter your ${which} name using letters, spaces, hyphens or apostrophes, 50 at most.`
}

function checkText(what: string, value: string, most: number): string | undefined {
  if (cleanLine(value, most) !== undefined) return undefined
  return [...value.normalize('NFC').trim()].length > most
    ? `Shorten ${what} to ${most} characters.`
    : `Type ${what} again: it holds a character that can’t be printed.`
}

const rules: Readonly<Record<AddressField, Rule>> = {
  firstname: (value) => checkName('first', value),
  lastname: (value) => checkName('last', value),
  telephone: (value, { country }) =>
    parsePhone(value) ? undefined : `Enter a phone number with 8 to 15 digits, like ${exampleOf(country).phone}.`,
  company: (value) => checkText('the company', value, 50),
  street1: (value) => (value.trim() ? checkText('the street address', value, STREET_MOST) : 'Enter your street address.'),
  street2: (value) => checkText('this line', value, STREET_MOST),
  city: (value, { country }) => {
    if (!value.trim()) return country === 'NZ' ? 'Enter your town or city.' : 'Enter your suburb.'
    return checkText('the suburb', value, 50)
  },
  region: (value, { country }) => (country === 'AU' && !AU_STATES.some(([code]) => code === value) ? 'Choose your state.' : undefined),
  postcode: (value, { country }) =>
    POSTCODE.test(value.trim()) ? undefined : `Enter a postcode with 4 digits, like ${exampleOf(country).postcode}.`,
  country: () => undefined,
}

/** What is wrong with an address, by field name; empty when it can be sent. @source R5.01, R5.29, A52, A53, A60 */
export function checkAddress(values: AddressValues, shipsTo: readonly string[], prefix = ''): FieldErrors {
  const errors: FieldErrors = {}
  for (const field of ADDRESS_FIELDS) {
    const words = rules[field](values[field], values)
    if (words) errors[`${prefix}${field}`] = words
  }
  if (!shipsTo.includes(values.country))
    errors[`${prefix}country`] = values.country === 'NZ' ? 'Delivery to New Zealand is not available.' : 'Choose a country from the list.'
  return errors
}

/** What is wrong with an email, or undefined. */
export function checkEmail(value: string): string | undefined {
  if (!value.trim()) return 'Enter your email address.'
  return parseEmail(value) ? undefined : 'Enter an email address in the correct format, like name@example.com.'
}

/** Input of the GraphQL calls for an address that was found good. */
export function toAddressInput(values: AddressValues): Readonly<Record<string, unknown>> {
  return {
    firstname: values.firstname.trim(),
    lastname: values.lastname.trim(),
    telephone: values.telephone.trim(),
    street: [values.street1.trim(), values.street2.trim()].filter(Boolean),
    city: values.city.trim(),
    postcode: values.postcode.trim(),
    country_code: values.country,
    ...(values.company.trim() ? { company: values.company.trim() } : {}),
    ...(values.country === 'AU' ? { region: values.region } : {}),
  }
}
