import { normalCode } from '@welt/kit/text/typed-text'

/** As the contact form offers them. [R2.32, A11] */
export const CONTACT_TOPICS = ['ORDER', 'DELIVERY', 'RETURN', 'PRODUCT', 'PAYMENT', 'STORE', 'OTHER'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

export function parseContactTopic(value: unknown): ContactTopic | undefined {
  return CONTACT_TOPICS.find((topic) => topic === value)
}

/** Checks the format alone, so that it does not reveal whether the order exists. */
export function parseOrderNumber(value: string): string | undefined {
  const number = normalCode(value).replace(/^#/, '')
  return /^\d{5,12}$/.test(number) ? number : undefined
}

export const MAX_CONTACT_FILE_BYTES = 5 * 1024 * 1024

export interface ContactFileType {
  readonly mime: string
  readonly ending: string
}

const beginsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, i) => bytes[at + i] === byte)
const codesOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

const TYPES: readonly (ContactFileType & { readonly matches: (bytes: Uint8Array) => boolean })[] = [
  { mime: 'image/jpeg', ending: 'jpg', matches: (bytes) => beginsWith(bytes, [0xff, 0xd8, 0xff]) },
  {
    mime: 'image/png',
    ending: 'png',
    matches: (bytes) => beginsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  {
    mime: 'image/webp',
    ending: 'webp',
    matches: (bytes) => beginsWith(bytes, codesOf('RIFF')) && beginsWith(bytes, codesOf('WEBP'), 8),
  },
  { mime: 'application/pdf', ending: 'pdf', matches: (bytes) => beginsWith(bytes, codesOf('%PDF-')) },
]

export const CONTACT_FILE_TYPES = TYPES.map(({ mime }) => mime)

/** By content; the name and the type that a browser sends prove nothing. */
export function findContactFileType(bytes: Uint8Array): ContactFileType | undefined {
  const found = TYPES.find(({ matches }) => matches(bytes))
  return found && { mime: found.mime, ending: found.ending }
}

const MAX_NAME = 80

/** Letters, digits, dots, dashes and spaces, with the ending of its content. */
export function contactFileName(name: string, { ending }: ContactFileType): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const bare = last
    .replace(/\.[^.]{1,10}$/, '')
    .replace(/[^\p{L}\p{N} ._-]+/gu, '')
    .trim()
    .slice(0, MAX_NAME)
  return `${bare || 'file'}.${ending}`
}
