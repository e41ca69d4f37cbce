import { normalCode, normalName, normalValue, seenText, withFewMarks } from './typed-text.ts'

/**
 * Names: letters of any script with at most two marks on one, joiners, space, period, comma, apostrophe (both forms),
 * hyphen; at least one letter. [A52]
 */
const NAME = /^(?=.*\p{L})(?:[\p{L}\p{M} .,'’-]|\u200c|\u200d)+$/u

/** A person's name, or undefined when it has other characters or is longer than `max`. [R5.01, A52] */
export function parseName(value: string, max = 50): string | undefined {
  const name = normalName(value)
  return NAME.test(name) && [...name].length <= max && name === withFewMarks(name) ? name : undefined
}

/** Ordinary address syntax, at most 254 characters, lower-cased before use. */
const EMAIL =
  /^(?=.{3,254}$)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** AU and NZ postcodes, or undefined. [A53] */
export function parsePostcode(value: string): string | undefined {
  const postcode = normalCode(value)
  return /^\d{4}$/.test(postcode) ? postcode : undefined
}

/** Control characters other than tab and newline are never stored. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u0080-\u009f\u2028\u2029]/

/** Text as it is stored: in NFC, trimmed, with inner spaces as they are. */
const storedText = (value: string) => withFewMarks(seenText(value).replaceAll('\r\n', '\n')).trim()

/** The length of a text as it is stored, in characters. */
export const lengthOf = (value: string) => [...storedText(value)].length

/**
 * Text as it is stored, without what nobody sees and with two marks on a letter at most; undefined when it contains a
 * control character or is longer than `max`.
 */
export function cleanText(value: string, max: number): string | undefined {
  if (CONTROL.test(value)) return undefined
  const text = storedText(value)
  return [...text].length > max ? undefined : text
}

/** One line of text: as `cleanText`, without tabs and line breaks. */
export function cleanLine(value: string, max: number): string | undefined {
  const text = cleanText(value, max)
  return text === undefined || /[\t\n\r]/.test(text) ? undefined : text
}

/** The email in small letters, or undefined when it does not look like one. */
export function parseEmail(value: string): string | undefined {
  const email = normalValue(value).toLowerCase()
  return EMAIL.test(email) ? email : undefined
}

/** The characters of a phone number; it is stored as it was typed, so nothing else may be in it. */
const PHONE = /^\+?[\d ().-]{8,29}$/

/**
 * Phone: 8 to 15 digits between which spaces, brackets, periods and hyphens may stand, after a + or none. [A53, A60]
 */
export function parsePhone(value: string): string | undefined {
  const text = normalValue(value)
  const digits = text.replace(/\D/g, '').length
  return PHONE.test(text) && digits >= 8 && digits <= 15 ? text : undefined
}
