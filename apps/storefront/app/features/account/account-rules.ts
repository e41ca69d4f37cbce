import type { FieldErrors } from '#app/forms/field-errors.ts'
import { onlyWrong } from '#app/forms/field-errors.ts'
import { checkEmail, checkName } from '#app/forms/field-rules.ts'
import { fieldText } from '#app/forms/form-data.ts'

/** [A60] */
const PASSWORD_LEAST = 8
const PASSWORD_MOST = 128
export const PASSWORD_RULES = `At least ${PASSWORD_LEAST} characters. Three or four words in a row are easy to remember and hard to guess.`

/** The server also rejects common passwords. */
export function checkNewPassword(value: string): string | undefined {
  const { length } = [...value.normalize('NFC')]
  if (length === 0) return 'Enter a password.'
  if (length < PASSWORD_LEAST) return `Use at least ${PASSWORD_LEAST} characters for your password.`
  return length > PASSWORD_MOST ? `Use ${PASSWORD_MOST} characters at most for your password.` : undefined
}

export function checkRepeated(password: string, again: string): string | undefined {
  return password === again ? undefined : 'Type the same password again.'
}

const STRONG = 40
const GOOD = 26

/** By length and character classes. */
export function passwordStrength(value: string): string {
  const characters = [...value]
  if (characters.length === 0) return ''
  if (characters.length < PASSWORD_LEAST) return `${PASSWORD_LEAST - characters.length} more to go`
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(value)).length
  const score = Math.min(new Set(characters).size * 1.6, characters.length) * (1.4 + 0.35 * kinds)
  return score >= STRONG ? 'Strong' : score >= GOOD ? 'Good' : 'Easy to guess: make it longer'
}

/** Optional. [A60] */
export function checkBirthDate(value: string, today = new Date()): string | undefined {
  if (!value.trim()) return undefined
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value.trim()) ?? []
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isReal = year !== '' && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  if (!isReal || Number(year) < 1900) return 'Enter a date that exists, like 29/02/1988, or leave it empty.'
  return date.getTime() > today.getTime() ? 'Enter a date of birth in the past.' : undefined
}

/** The password is never sent back. */
export interface RegisterValues {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly date_of_birth: string
  readonly is_subscribed: boolean
}

export function readRegister(form: FormData): RegisterValues {
  return {
    firstname: fieldText(form, 'firstname'),
    lastname: fieldText(form, 'lastname'),
    email: fieldText(form, 'email'),
    date_of_birth: fieldText(form, 'date_of_birth'),
    is_subscribed: form.get('is_subscribed') === 'on',
  }
}

export function checkRegister(values: RegisterValues, password: string): FieldErrors {
  return onlyWrong({
    firstname: checkName('first', values.firstname),
    lastname: checkName('last', values.lastname),
    email: checkEmail(values.email),
    password: checkNewPassword(password),
    date_of_birth: checkBirthDate(values.date_of_birth),
  })
}

/** Rechecked in the browser when a marked field changes. */
export const SIGN_IN_RULES = {
  check: (form: FormData): FieldErrors =>
    onlyWrong({
      email: checkEmail(fieldText(form, 'email')),
      password: fieldText(form, 'password') ? undefined : 'Enter your password.',
    }),
}
export const NEW_PASSWORD_RULES = {
  check: (form: FormData): FieldErrors => {
    const password = fieldText(form, 'password')
    return onlyWrong({
      password: checkNewPassword(password),
      confirmation: checkRepeated(password, fieldText(form, 'confirmation')),
      current_password:
        form.has('current_password') && !form.get('current_password') ? 'Enter your current password.' : undefined,
    })
  },
}
export const PERSON_RULES = {
  check: (form: FormData): FieldErrors =>
    onlyWrong({
      firstname: checkName('first', fieldText(form, 'firstname')),
      lastname: checkName('last', fieldText(form, 'lastname')),
      date_of_birth: checkBirthDate(fieldText(form, 'date_of_birth')),
    }),
}
