/** Blanks of any width and line breaks, including the empty Braille cell. */
const BLANK = /[\t-\r\u0085\p{Z}\u2800]/gu
/** Invisible characters: controls, bidirectional marks, joiners, fillers. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{DI}]/gu
const HYPHEN = /[\p{Pd}\u02d7\u2043\u2212]/gu
/** Variants of the apostrophe. */
const APOSTROPHE = /[`\u00b4\u02b9\u02bb\u02bc\u02c8\u2018\u2019\u201b\u2032\u2035\ua78c\uff07\uff40]/gu

/**
 * Normalises a value for comparison or look-up: NFKC, no invisible characters, plain blanks, hyphens and apostrophes.
 * [decision 75]
 */
export function normalValue(typed: string): string {
  return typed
    .replace(APOSTROPHE, "'")
    .replace(BLANK, ' ')
    .replace(UNSEEN, '')
    .normalize('NFKC')
    .replace(HYPHEN, '-')
    .trim()
}

/** A code in upper case without blanks. */
export const normalCode = (typed: string) => normalValue(typed).replaceAll(' ', '').toUpperCase()

/** A number typed in groups, such as a gift card's or an order's: blanks, hyphens and # are dropped. */
export const normalNumber = (typed: string) => normalCode(typed).replace(/[#-]/g, '')

/** Letters that don't decompose into a base letter and an accent. */
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
/** Accents and the vowel points of Hebrew and Arabic; marks of other scripts are significant. */
const ACCENT = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/gu

/** Lower-case letters and digits with single blanks; accents, apostrophes and periods are dropped. */
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

/** Whether two spellings are the same name, ignoring case, accents, apostrophes, hyphens and blanks. */
export function isSameName(a: string, b: string): boolean {
  const key = (name: string) => comparableText(name).replaceAll(' ', '')
  return key(a) !== '' && key(a) === key(b)
}

/** Joiners between letters, which Persian and Indic spelling needs, and in emoji sequences. */
const JOINED =
  /(\p{L}(?:(?!\p{DI})\p{M})*[\u200c\u200d](?=\p{L})|[\p{ExtPict}\p{EMod}]\ufe0f?(?:\u200d(?=\p{ExtPict}))?|[\t\n\r])/u
const JOINED_OR_UNSEEN = new RegExp(`${JOINED.source}|${UNSEEN.source}`, 'gu')

/** Text for other readers, without characters that hide or reorder it. [decision 75] */
export function seenText(typed: string): string {
  return typed.replace(JOINED_OR_UNSEEN, (_, kept: string | undefined) => kept ?? '')
}

/** A letter with marks that NFC cannot compose, as in ṩ and ᾧ. */
const MARKED = /\P{M}?[\p{Mn}\p{Me}]+/gu
const MANY_MARKS = /([\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+/gu

/** NFC with at most two marks on a letter: more would cover neighbouring lines. */
export function withFewMarks(text: string): string {
  return text
    .normalize('NFC')
    .replace(MARKED, (letter) => letter.normalize('NFD').replace(MANY_MARKS, '$1').normalize('NFC'))
}

/** A person's name in its stored form; apostrophes and joiners stay as typed. */
export function normalName(typed: string): string {
  const name = typed.replace(/[`\u00b4\u2018\u201b\u2032\u2035\uff40]/g, '’').replace(BLANK, ' ')
  return seenText(name).normalize('NFKC').replace(HYPHEN, '-').replace(/ +/g, ' ').trim()
}
