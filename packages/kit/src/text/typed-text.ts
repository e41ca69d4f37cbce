/** Blanks of every width and line breaks; also the empty Braille cell. */
const BLANK = /[\t-\r\u0085\p{Z}\u2800]/gu
/** Characters without a picture: controls, directions, joiners, fillers. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{DI}]/gu
const HYPHEN = /[\p{Pd}\u02d7\u2043\u2212]/gu
/** What phones and old keyboards put for an apostrophe. */
const APOSTROPHE = /[`\u00b4\u02b9\u02bb\u02bc\u02c8\u2018\u2019\u201b\u2032\u2035\ua78c\uff07\uff40]/gu

/**
 * A value that is compared or looked up, as it was meant: in NFKC, without characters that nobody sees; blanks,
 * hyphens and apostrophes are those of a plain keyboard. [decision 75]
 */
export function normalValue(typed: string): string {
  return typed.replace(APOSTROPHE, "'").replace(BLANK, ' ').replace(UNSEEN, '').normalize('NFKC').replace(HYPHEN, '-').trim()
}

/** A code in capitals and without blanks. */
export const normalCode = (typed: string) => normalValue(typed).replaceAll(' ', '').toUpperCase()

/** A number that is typed in groups: of a gift card, an order. Neither blanks, hyphens nor a # count. */
export const normalNumber = (typed: string) => normalCode(typed).replace(/[#-]/g, '')

/** Small letters that no accent is taken from. */
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
/** Accents and the vowel points of Hebrew and Arabic; other scripts' marks are letters of their own. */
const ACCENT = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/gu

/** Small letters and digits with one blank between words: accents, apostrophes and periods do not count. */
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

/** Whether two spellings are one name: case, accents, apostrophes, hyphens and blanks do not matter. */
export function isSameName(a: string, b: string): boolean {
  const key = (name: string) => comparableText(name).replaceAll(' ', '')
  return key(a) !== '' && key(a) === key(b)
}

/** Joiners between two letters, which Persian and Indian spelling needs, and what joins pictures into one. */
const JOINED = /(\p{L}(?:(?!\p{DI})\p{M})*[\u200c\u200d](?=\p{L})|[\p{ExtPict}\p{EMod}]\ufe0f?(?:\u200d(?=\p{ExtPict}))?|[\t\n\r])/u
const JOINED_OR_UNSEEN = new RegExp(`${JOINED.source}|${UNSEEN.source}`, 'gu')

/** Text for other people to read, without characters that hide or turn a part of it. [decision 75] */
export function seenText(typed: string): string {
  return typed.replace(JOINED_OR_UNSEEN, (_, kept: string | undefined) => kept ?? '')
}

/** A letter with the marks that are no part of it in NFC, as those of ṩ and ᾧ are. */
const MARKED = /\P{M}?[\p{Mn}\p{Me}]+/gu
const MANY_MARKS = /([\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+/gu

/** The text in NFC with two marks on a letter at most: more of them cover the lines around. */
export function withFewMarks(text: string): string {
  return text.normalize('NFC').replace(MARKED, (letter) => letter.normalize('NFD').replace(MANY_MARKS, '$1').normalize('NFC'))
}

/** A person's name as it is stored: apostrophes and joiners as they were typed. */
export function normalName(typed: string): string {
  const name = typed.replace(/[`\u00b4\u2018\u201b\u2032\u2035\uff40]/g, '’').replace(BLANK, ' ')
  return seenText(name).normalize('NFKC').replace(HYPHEN, '-').replace(/ +/g, ' ').trim()
}
