import { cleanText } from '@welt/kit/text/patterns'
import { checkPosted, emptyAddress, readAddress } from '#app/features/address/address-rules.ts'
import type { AddressValues } from '#app/features/address/address-values.ts'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { checkNames } from '#app/forms/field-rules.ts'
import { fieldText } from '#app/forms/form-data.ts'
import type { AddressCountry } from '#app/session/site/site-settings.ts'

/** Verbatim from the specification; the last opens a text field. */
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
export const OWN_INSTRUCTION_MOST = 60

export interface AuthorityValues {
  readonly isChecked: boolean
  readonly option: string
  readonly own: string
}

function readAuthority(form: FormData): AuthorityValues {
  return {
    isChecked: fieldText(form, 'authority') === 'on',
    option: fieldText(form, 'authority_option'),
    own: fieldText(form, 'authority_own'),
  }
}

/** AU deliveries only. [A105] */
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
      authority_own:
        own === '' ? 'Tell us where to leave it.' : `Shorten the instruction to ${OWN_INSTRUCTION_MOST} characters.`,
    },
  }
}

/** Entered values, else the cart's. */
export interface DetailsValues {
  readonly shipping: AddressValues
  readonly billing: AddressValues
  readonly isBillingSame: boolean
  readonly method: string
  readonly authority: AuthorityValues
}

export const BILLING_ONLY = 'billing_only'
/** Nothing is delivered: the address is the billing address. [A112] */
export const COLLECT_ONLY = 'collect_only'

const NO_AUTHORITY: AuthorityValues = { isChecked: false, option: '', own: '' }

export interface ReadDetails {
  readonly details: DetailsValues
  /** Only a billing name, in the site's own country. */
  readonly isBillingOnly: boolean
  readonly isCollectOnly: boolean
  readonly instructions: string | undefined
  readonly errors: FieldErrors
}

/** Runs on the server and in the browser. R5.01, R5.29 */
export function readDetails(form: FormData, countries: readonly AddressCountry[]): ReadDetails {
  const shipping = readAddress(form)
  if (fieldText(form, BILLING_ONLY) === '1') {
    const { firstname, lastname } = shipping
    const payer = { ...emptyAddress(countries[0]?.code ?? ''), firstname, lastname }
    const details = { shipping: payer, billing: payer, isBillingSame: true, method: '', authority: NO_AUTHORITY }
    return { details, isBillingOnly: true, isCollectOnly: false, instructions: undefined, errors: checkNames(payer) }
  }
  if (fieldText(form, COLLECT_ONLY) === '1') {
    const details = {
      shipping,
      billing: shipping,
      isBillingSame: false,
      method: '',
      authority: NO_AUTHORITY,
    }
    const errors = checkPosted(form, shipping, countries)
    return { details, isBillingOnly: false, isCollectOnly: true, instructions: undefined, errors }
  }
  const billing = readAddress(form, 'billing_')
  const isBillingSame = fieldText(form, 'billing_same') === 'on'
  const authority = readAuthority(form)
  const { instructions, errors } = checkAuthority(authority, shipping.country)
  const deliveredTo = countries.filter(({ isDeliveredTo }) => isDeliveredTo)
  return {
    details: { shipping, billing, isBillingSame, method: fieldText(form, `method_${shipping.country}`), authority },
    isBillingOnly: false,
    isCollectOnly: false,
    instructions,
    errors: {
      ...checkPosted(form, shipping, deliveredTo),
      ...(isBillingSame ? {} : checkPosted(form, billing, countries, 'billing_')),
      ...errors,
    },
  }
}
