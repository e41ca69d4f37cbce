import { normalCode, normalName, normalValue, seenText, withFewMarks } from './typed-text.ts'

/**
 * Names: letters of any script with at most two marks on one, joiners, space, period, comma, apostrophe (both forms),
 * hyphen; at least one letter. [A52]
 */
const NAME = /^(?=.*\p{L})(?:[\p{L}\p{M} .,'’-]|\u200c|\u200d)+$/u

/** A person's name; undefined when it has other characters or exceeds `max`. [R5.01, A52] */
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

/** Stored form of a text: NFC and trimmed, inner spaces unchanged. */
const storedText = (value: string) => withFewMarks(seenText(value).replace(/\r\n?/g, '\n')).trim()

/** Length of the stored form, in characters. */
export const lengthOf = (value: string) => [...storedText(value)].length

/**
 * Stored form of a text without invisible characters, at most two marks on a letter; undefined when it contains a
 * control character or exceeds `max`.
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

/** The email in lower case; undefined when its shape is wrong. */
export function parseEmail(value: string): string | undefined {
  const email = normalValue(value).toLowerCase()
  return EMAIL.test(email) ? email : undefined
}

/** Allowed characters: a phone is stored as typed. */
const PHONE = /^\+?[\d ().-]{8,29}$/

/** Phone: 8 to 15 digits, optionally after a +; spaces, brackets, periods and hyphens may separate them. [A53, A60] */
export function parsePhone(value: string): string | undefined {
  const text = normalValue(value)
  const digits = text.replace(/\D/g, '').length
  return PHONE.test(text) && digits >= 8 && digits <= 15 ? text : undefined
}
