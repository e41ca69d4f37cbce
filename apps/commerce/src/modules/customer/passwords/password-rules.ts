import { readFileSync } from 'node:fs'
import { brands } from '@welt/brands'
import { normalForm } from '@welt/kit/text/typed-text'
import { MAX_PASSWORD_LENGTH, passwordFault } from '@welt/rules/password'
import { fail } from '../errors.ts'

/** The 3,000 most used, lower case. [decision 12] */
const COMMON = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
)

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')
const NAMES = new Set(['welt', ...brands.flatMap((brand) => [letters(brand.name), letters(brand.id)])])

function isCommon(password: string, email: string | undefined): boolean {
  const plain = password.toLowerCase()
  return COMMON.has(plain) || NAMES.has(letters(password)) || plain === email || new Set(plain).size === 1
}

/**
 * 8 to 128 characters; not a common password, a brand's name with digits, or the email. [decision 33]
 * @throws AppError PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_COMMON [R5.29]
 */
export function requireNewPassword(password: string, email?: string): string {
  const text = normalForm(password, 'NFC')
  const fault = passwordFault(text)
  if (fault) throw fail(fault === 'too-long' ? 'PASSWORD_TOO_LONG' : 'PASSWORD_TOO_SHORT')
  if (isCommon(text, email)) throw fail('PASSWORD_COMMON')
  return text
}

/** Rejects overlong input before it is hashed. */
export function couldBePassword(password: string): boolean {
  return password.length > 0 && [...password].length <= MAX_PASSWORD_LENGTH
}
