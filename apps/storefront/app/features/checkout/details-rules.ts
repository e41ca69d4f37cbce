import { cleanText, NAME, POSTCODE, parseEmail, parsePhone } from '@welt/kit/patterns'

/** Fields of the details form, by the names they are posted under, in the order people fill them: errors are told in it. */
export const DETAILS_FIELDS = [
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
type DetailsField = (typeof DETAILS_FIELDS)[number]
/** Address as typed; kept as it is when something is wrong with it. */
export type AddressValues = Readonly<Record<DetailsField, string>>
export type FieldErrors = Partial<Record<string, string>>

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

/** Choices of authority to leave, letter for letter; the last opens a text field. @source spec §9 */
export const AUTHORITY_OPTIONS = [
  'Leave at mail room',
  'Leave near the front door',
  'Leave near the back door',
  'Leave near the letter box',
  'Leave out of the weather',
  'Send to Post Office',
  'Write my own instruction',
] as const
export const OWN_INSTRUCTION = 'Write my own instruction'
const OWN_INSTRUCTION_MOST = 60

const STREET_MOST = 100

/** Text of a posted field, '' when missing; anything but text counts as missing. */
export function fieldText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The address posted under `prefix` ('' or 'billing_'). */
export function readAddress(form: FormData, prefix = ''): AddressValues {
  return Object.fromEntries(DETAILS_FIELDS.map((field) => [field, fieldText(form, `${prefix}${field}`)])) as AddressValues
}

type Rule = (value: string, all: AddressValues) => string | undefined

const name =
  (which: 'first' | 'last'): Rule =>
  (value) => {
    if (!value.trim()) return `Enter your ${which} name.`
    return NAME.test(value.normalize('NFC').trim())
      ? undefined
      : `Enter your ${which} name using letters, spaces, hyphens or apostrophes, 50 at most.`
  }

const rules: Readonly<Record<DetailsField, Rule>> = {
  firstname: name('first'),
  lastname: name('last'),
  telephone: (value) => (parsePhone(value) ? undefined : 'Enter a phone number with 8 to 15 digits, like 0412 345 678.'),
  company: (value) => (cleanText(value, 50) === undefined ? 'Shorten the company to 50 characters.' : undefined),
  street1: (value) => {
    if (!value.trim()) return 'Enter your street address.'
    return cleanText(value, STREET_MOST) === undefined ? `Shorten the street address to ${STREET_MOST} characters.` : undefined
  },
  street2: (value) => (cleanText(value, STREET_MOST) === undefined ? `Shorten this line to ${STREET_MOST} characters.` : undefined),
  city: (value, { country }) => {
    if (!value.trim()) return country === 'NZ' ? 'Enter your town or city.' : 'Enter your suburb.'
    return cleanText(value, 50) === undefined ? 'Shorten the suburb to 50 characters.' : undefined
  },
  region: (value, { country }) => (country === 'AU' && !AU_STATES.some(([code]) => code === value) ? 'Choose your state.' : undefined),
  postcode: (value) => (POSTCODE.test(value.trim()) ? undefined : 'Enter a postcode with 4 digits, like 3121.'),
  country: () => undefined,
}

/** What is wrong with an address, by field name; empty when it can be sent. @source R5.01, R5.29, A52, A53, A60 */
export function checkAddress(values: AddressValues, shipsTo: readonly string[], prefix = ''): FieldErrors {
  const errors: FieldErrors = {}
  for (const field of DETAILS_FIELDS) {
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

/** The authority to leave as typed. */
export interface AuthorityValues {
  readonly isChecked: boolean
  readonly option: string
  readonly own: string
}

export function readAuthority(form: FormData): AuthorityValues {
  return {
    isChecked: fieldText(form, 'authority') === 'on',
    option: fieldText(form, 'authority_option'),
    own: fieldText(form, 'authority_own'),
  }
}

/** Instructions to send, or what is wrong with them. AU deliveries only. @source spec §9, A105 */
export function checkAuthority(
  values: AuthorityValues,
  country: string,
): { readonly instructions: string | undefined; readonly errors: FieldErrors } {
  if (!values.isChecked || country !== 'AU') return { instructions: undefined, errors: {} }
  if (values.option !== OWN_INSTRUCTION) {
    const isOffered = AUTHORITY_OPTIONS.some((option) => option === values.option)
    return isOffered
      ? { instructions: values.option, errors: {} }
      : { instructions: undefined, errors: { authority_option: 'Choose where we should leave it.' } }
  }
  const own = cleanText(values.own, OWN_INSTRUCTION_MOST)
  if (own) return { instructions: own, errors: {} }
  return {
    instructions: undefined,
    errors: {
      authority_own: own === '' ? 'Write where we should leave it.' : `Shorten the instruction to ${OWN_INSTRUCTION_MOST} characters.`,
    },
  }
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
