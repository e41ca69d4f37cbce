import { parseBirthDate } from '@welt/rules/date'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, type PasswordFault, passwordFault } from '@welt/rules/password'
import type { FieldErrors } from '#app/forms/field-errors.ts'
import { onlyWrong } from '#app/forms/field-errors.ts'
import { checkEmail, checkName } from '#app/forms/field-rules.ts'
import { fieldText } from '#app/forms/form-data.ts'

export const PASSWORD_RULES = `At least ${MIN_PASSWORD_LENGTH} characters. Three or four words in a row are easy to remember and hard to guess.`

const PASSWORD_TEXTS: Readonly<Record<PasswordFault, string>> = {
  missing: 'Enter a password.',
  'too-short': `Use at least ${MIN_PASSWORD_LENGTH} characters for your password.`,
  'too-long': `Use ${MAX_PASSWORD_LENGTH} characters at most for your password.`,
}

/** [A60] */
export function checkNewPassword(value: string): string | undefined {
  const fault = passwordFault(value)
  return fault && PASSWORD_TEXTS[fault]
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
  if (characters.length < MIN_PASSWORD_LENGTH) return `${MIN_PASSWORD_LENGTH - characters.length} more to go`
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(value)).length
  const score = Math.min(new Set(characters).size * 1.6, characters.length) * (1.4 + 0.35 * kinds)
  return score >= STRONG ? 'Strong' : score >= GOOD ? 'Good' : 'Easy to guess: make it longer'
}

/** Optional. [A60] */
export function checkBirthDate(value: string): string | undefined {
  const { fault } = parseBirthDate(value, new Date().toISOString().slice(0, 10))
  if (fault === 'future') return 'Enter a date of birth in the past.'
  return fault && 'Enter a date that exists, like 29/02/1988, or leave it empty.'
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
