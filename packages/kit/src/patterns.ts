/** Names: letters (any script's, with marks), space, period, comma, apostrophe (both forms), hyphen; at least one letter. @source spec §5, A52 */
export const NAME = /^(?=.*\p{L})[\p{L}\p{M} .,'’-]{1,50}$/u

/** Digits only. @source spec §5, A53 */
export const DIGITS = /^\d+$/

/** Ordinary address syntax, at most 254 characters, lower-cased before use. @source reliability §5 */
export const EMAIL =
  /^(?=.{3,254}$)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** AU and NZ postcodes. @source A53 */
export const POSTCODE = /^\d{4}$/

/** Control characters other than tab and newline are never stored. @source reliability §5 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u0080-\u009f\u2028\u2029]/

/** Text in NFC, trimmed, inner runs of spaces kept; undefined when it holds a control character or is longer than `max`. */
export function cleanText(value: string, max: number): string | undefined {
  const text = value.normalize('NFC').trim()
  return CONTROL.test(text) || [...text].length > max ? undefined : text
}

/** Trimmed, lower-cased email, or undefined when it does not look like one. */
export function parseEmail(value: string): string | undefined {
  const email = value.normalize('NFC').trim().toLowerCase()
  return EMAIL.test(email) ? email : undefined
}

/** Phone: 8 to 15 digits after spaces, brackets, hyphens and a leading + are taken away. @source A53, A60 */
export function parsePhone(value: string): string | undefined {
  const text = value.trim()
  const digits = text.replace(/^\+/, '').replace(/[\s()-]/g, '')
  return DIGITS.test(digits) && digits.length >= 8 && digits.length <= 15 && text.length <= 30 ? text : undefined
}
