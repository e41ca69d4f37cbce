/** Includes line breaks and the empty Braille cell. */
const BLANK = /[\t-\r\u0085\p{Z}\u2800]/gu
const UNSEEN = /[\p{Cc}\p{Cf}\p{DI}]/gu
const HYPHEN = /[\p{Pd}\u02d7\u2043\u2212]/gu
const APOSTROPHE = /[`\u00b4\u02b9\u02bb\u02bc\u02c8\u2018\u2019\u201b\u2032\u2035\ua78c\uff07\uff40]/gu

const MOST_MARKS = /(\p{M}{30})\p{M}+/gu

/** In Unicode's stream-safe format: sorting the marks of one letter takes time by the square of their number. */
export const normalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC') => text.replace(MOST_MARKS, '$1').normalize(form)

/**
 * Normalises for comparison and look-up: NFKC, no invisible characters, plain blanks, hyphens and apostrophes.
 * [decision 75]
 */
export function normalValue(typed: string): string {
  const plain = typed.replace(APOSTROPHE, "'").replace(BLANK, ' ').replace(UNSEEN, '')
  return normalForm(plain, 'NFKC').replace(HYPHEN, '-').trim()
}

export const normalCode = (typed: string) => normalValue(typed).replaceAll(' ', '').toUpperCase()

export const normalNumber = (typed: string) => normalCode(typed).replace(/[#-]/g, '')

const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
  ŧ: 't',
}
/** Marks of other scripts are significant. */
const ACCENT = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/gu

/** Lower-case letters and digits with single blanks; drops accents, apostrophes and periods. */
export function comparableText(text: string): string {
  return normalValue(text)
    .toLowerCase()
    .replace(/[ßæðøþđħıłœŧ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replace(ACCENT, '')
    .replace(/['.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

export function isSameName(a: string, b: string): boolean {
  const key = (name: string) => comparableText(name).replaceAll(' ', '')
  return key(a) !== '' && key(a) === key(b)
}

/** Required by Persian, Indic scripts and emoji. */
const JOINED =
  /(\p{L}(?:(?!\p{DI})\p{M})*[\u200c\u200d](?=\p{L})|[\p{ExtPict}\p{EMod}]\ufe0f?(?:\u200d(?=\p{ExtPict}))?|[\t\n\r])/u
const JOINED_OR_UNSEEN = new RegExp(`${JOINED.source}|${UNSEEN.source}`, 'gu')

/** Removes characters that hide or reorder text. [decision 75] */
export function seenText(typed: string): string {
  return typed.replace(JOINED_OR_UNSEEN, (_, kept: string | undefined) => kept ?? '')
}

/** Marks that NFC cannot compose, as in ṩ and ᾧ. */
const MARKED = /\P{M}?[\p{Mn}\p{Me}]+/gu
const MANY_MARKS = /([\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+/gu

/** More than two marks would overlap neighbouring lines. */
export function withFewMarks(text: string): string {
  return normalForm(text, 'NFC').replace(MARKED, (letter) =>
    letter.normalize('NFD').replace(MANY_MARKS, '$1').normalize('NFC'),
  )
}

/** Apostrophes and joiners stay as typed. */
export function normalName(typed: string): string {
  const name = typed.replace(/[`\u00b4\u2018\u201b\u2032\u2035\uff40]/g, '’').replace(BLANK, ' ')
  return normalForm(seenText(name), 'NFKC').replace(HYPHEN, '-').replace(/ +/g, ' ').trim()
}
