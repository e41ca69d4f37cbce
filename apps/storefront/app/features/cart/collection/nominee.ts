import { MAX_NAME_LENGTH, parseName } from '@welt/kit/text/patterns'
import { mobileText } from '@welt/kit/text/phone'
import { normalForm } from '@welt/kit/text/typed-text'
import { type FieldErrors, onlyWrong } from '#app/forms/field-errors.ts'
import { fieldText } from '#app/forms/form-data.ts'

/** As typed or as on the cart; '' where a name is not given. [R3.39] */
export interface Nominee {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

export const NO_NOMINEE: Nominee = { firstName: '', lastName: '', phone: '' }

/** "Tom Whitford", or the phone where there is no name. */
export const nomineeText = ({ firstName, lastName, phone }: Nominee) =>
  [firstName, lastName].filter(Boolean).join(' ') || mobileText(phone)

const MOBILES = {
  AU: { pattern: /^0[45]\d{8}$/, prefix: '61', message: 'Enter a mobile number with 10 digits, like 0412 345 678' },
  NZ: { pattern: /^02\d{7,9}$/, prefix: '64', message: 'Enter a mobile number with 9 to 11 digits, like 021 345 678' },
} as const

/** The code is sent as a text message. [R5.24] */
export function checkMobile(value: string, country: 'AU' | 'NZ'): string | undefined {
  const { pattern, prefix, message } = MOBILES[country]
  const digits = normalForm(value, 'NFKC').replace(/[\s().-]/g, '')
  const local = digits.replace(new RegExp(`^(?:\\+|00)${prefix}0?`), '0')
  return pattern.test(local) ? undefined : message
}

const checkOptional = (which: 'first' | 'last', value: string) =>
  !value.trim() || parseName(value)
    ? undefined
    : `Enter the ${which} name using letters, spaces, hyphens or apostrophes, ${MAX_NAME_LENGTH} at most.`

export function readNominee(form: FormData): Nominee {
  return {
    firstName: fieldText(form, 'nominee_first_name'),
    lastName: fieldText(form, 'nominee_last_name'),
    phone: fieldText(form, 'nominee_phone'),
  }
}

/** Names are optional. [R5.24, R5.25] */
export function checkNominee({ firstName, lastName, phone }: Nominee, country: 'AU' | 'NZ'): FieldErrors {
  return onlyWrong({
    nominee_first_name: checkOptional('first', firstName),
    nominee_last_name: checkOptional('last', lastName),
    nominee_phone: checkMobile(phone, country),
  })
}
