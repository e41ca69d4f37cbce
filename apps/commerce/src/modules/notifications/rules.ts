import { cleanText, parseEmail, parseName, parsePhone } from '@welt/kit/text/patterns'
import type { ContactUsInput } from '#src/platform/contract/contract.generated'
import { fail } from './errors.ts'

/** In lower case. @throws AppError EMAIL_NOT_VALID [R5.29, A60] */
export function requireEmail(value: string): string {
  const email = parseEmail(value)
  if (!email) throw fail('EMAIL_NOT_VALID')
  return email
}

export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly telephone: string | undefined
  readonly comment: string
}

/** @throws AppError CONTACT_*_NOT_VALID, EMAIL_NOT_VALID */
export function parseContact(input: ContactUsInput): ContactMessage {
  const name = parseName(input.name)
  if (name === undefined) throw fail('CONTACT_NAME_NOT_VALID')
  const comment = cleanText(input.comment, 5000)
  if (!comment) throw fail('CONTACT_COMMENT_NOT_VALID')
  const telephone = input.telephone ? parsePhone(input.telephone) : undefined
  if (input.telephone && !telephone) throw fail('CONTACT_PHONE_NOT_VALID')
  return { name, email: requireEmail(input.email), telephone, comment }
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
