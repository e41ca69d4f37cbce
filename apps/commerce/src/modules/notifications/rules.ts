import { parseEmail } from '@welt/kit/text/patterns'
import { fail } from './errors.ts'

/** In lower case. @throws AppError EMAIL_NOT_VALID [R5.29, A60] */
export function requireEmail(value: string): string {
  const email = parseEmail(value)
  if (!email) throw fail('EMAIL_NOT_VALID')
  return email
}

const MISTYPED = new Map([
  ['con', 'com'],
  ['cmo', 'com'],
  ['comm', 'com'],
  ['ocm', 'com'],
])

/** Includes mistyped domains. [R7.29, A68] */
export function emailProblem(value: string): string | undefined {
  const email = parseEmail(value)
  if (!email) return 'Enter a valid email address.'
  const meant = MISTYPED.get(email.slice(email.lastIndexOf('.') + 1))
  return meant ? `Check the end of the email address. Did you mean .${meant}?` : undefined
}
