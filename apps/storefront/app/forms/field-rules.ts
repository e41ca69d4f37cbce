import { MAX_NAME_LENGTH, parseEmail, parseName } from '@welt/kit/text/patterns'
import { parseLine } from '@welt/rules/text'
import { type FieldErrors, onlyWrong } from './field-errors.ts'
import { fieldText } from './form-data.ts'

/** [R5.01, A52] */
export function checkName(which: 'first' | 'last', value: string): string | undefined {
  if (!value.trim()) return `Enter your ${which} name.`
  return parseName(value)
    ? undefined
    : `Enter your ${which} name using letters, spaces, hyphens or apostrophes, ${MAX_NAME_LENGTH} at most.`
}

/** [R5.01, A52] */
export function checkNames({ firstname, lastname }: Readonly<Record<'firstname' | 'lastname', string>>): FieldErrors {
  const [first, last] = [checkName('first', firstname), checkName('last', lastname)]
  return { ...(first && { firstname: first }), ...(last && { lastname: last }) }
}

export function checkLine(what: string, value: string, most: number): string | undefined {
  const { fault } = parseLine(value, most)
  if (fault === 'too-long') return `Shorten ${what} to ${most} characters.`
  return fault === 'characters' ? `Type ${what} again: it contains a character we can’t use.` : undefined
}

export function checkEmail(value: string): string | undefined {
  if (!value.trim()) return 'Enter your email address.'
  return parseEmail(value) ? undefined : 'Enter an email address in the correct format, like name@example.com.'
}

/** Rechecked in the browser when a marked field changes. */
export const EMAIL_RULES = {
  check: (form: FormData): FieldErrors => onlyWrong({ email: checkEmail(fieldText(form, 'email')) }),
}
