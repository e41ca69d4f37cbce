import { normalCode, normalName, normalValue, seenText, withFewMarks } from './typed-text.ts'

/** Letters of any script, joiners, space and .,'’-; at least one letter. [A52] */
const NAME = /^(?=.*\p{L})(?:[\p{L}\p{M} .,'’-]|\u200c|\u200d)+$/u

export const MAX_NAME_LENGTH = 50

/** [R5.01, A52] */
export function parseName(value: string, max = MAX_NAME_LENGTH): string | undefined {
  const name = normalName(value)
  return NAME.test(name) && [...name].length <= max && name === withFewMarks(name) ? name : undefined
}

export const MAX_EMAIL_LENGTH = 254

/** At most 254 characters, lower case. */
const EMAIL =
  /^(?=.{3,254}$)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** [A53] */
export function parsePostcode(value: string): string | undefined {
  const postcode = normalCode(value)
  return /^\d{4}$/.test(postcode) ? postcode : undefined
}

/** Control characters except tab and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u0080-\u009f\u2028\u2029]/

/** NFC and trimmed; inner spaces unchanged. */
const storedText = (value: string) => withFewMarks(seenText(value).replace(/\r\n?/g, '\n')).trim()

export const lengthOf = (value: string) => [...storedText(value)].length

export function cleanText(value: string, max: number): string | undefined {
  if (CONTROL.test(value)) return undefined
  const text = storedText(value)
  return [...text].length > max ? undefined : text
}

export function cleanLine(value: string, max: number): string | undefined {
  const text = cleanText(value, max)
  return text === undefined || /[\t\n\r]/.test(text) ? undefined : text
}

export function parseEmail(value: string): string | undefined {
  const email = normalValue(value).toLowerCase()
  return EMAIL.test(email) ? email : undefined
}

const PHONE = /^\+?[\d ().-]{8,29}$/

/** 8 to 15 digits. [A53, A60] */
export function parsePhone(value: string): string | undefined {
  const text = normalValue(value)
  const digits = text.replace(/\D/g, '').length
  return PHONE.test(text) && digits >= 8 && digits <= 15 ? text : undefined
}
