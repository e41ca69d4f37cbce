import { normalForm } from '@welt/kit/text/typed-text'
/** In characters. [A60] */
export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128

export type PasswordFault = 'missing' | 'too-short' | 'too-long'

/** The server also rejects common passwords. [decision 33] */
export function passwordFault(password: string): PasswordFault | undefined {
  const { length } = [...normalForm(password, 'NFC')]
  if (length === 0) return 'missing'
  if (length < MIN_PASSWORD_LENGTH) return 'too-short'
  return length > MAX_PASSWORD_LENGTH ? 'too-long' : undefined
}
