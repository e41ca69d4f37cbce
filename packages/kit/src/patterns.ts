/**
 * Names: letters (any script's, with marks), space, period, comma, apostrophe (both forms), hyphen; at least one
 * letter. [A52]
 */
export const NAME = /^(?=.*\p{L})[\p{L}\p{M} .,'’-]{1,50}$/u

/** Ordinary address syntax, at most 254 characters, lower-cased before use. */
const EMAIL =
  /^(?=.{3,254}$)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** AU and NZ postcodes. [A53] */
export const POSTCODE = /^\d{4}$/

/** Control characters other than tab and newline are never stored. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u0080-\u009f\u2028\u2029]/

/**
 * Text in NFC, trimmed, with inner spaces as they are; undefined when it contains a control character or is longer than
 * `max`.
 */
export function cleanText(value: string, max: number): string | undefined {
  const text = value.normalize('NFC').trim()
  return CONTROL.test(text) || [...text].length > max ? undefined : text
}

/** One line of text: as `cleanText`, without tabs and line breaks. */
export function cleanLine(value: string, max: number): string | undefined {
  const text = cleanText(value, max)
  return text === undefined || /[\t\n\r]/.test(text) ? undefined : text
}

/** Trimmed, lower-cased email, or undefined when it does not look like one. */
export function parseEmail(value: string): string | undefined {
  const email = value.normalize('NFC').trim().toLowerCase()
  return EMAIL.test(email) ? email : undefined
}

/** The characters of a phone number; it is stored as it was typed, so nothing else may be in it. */
const PHONE = /^\+?[\d ().-]{8,29}$/

/**
 * Phone: 8 to 15 digits between which spaces, brackets, periods and hyphens may stand, after a + or none. [A53, A60]
 */
export function parsePhone(value: string): string | undefined {
  const text = value.trim()
  const digits = text.replace(/\D/g, '').length
  return PHONE.test(text) && digits >= 8 && digits <= 15 ? text : undefined
}
