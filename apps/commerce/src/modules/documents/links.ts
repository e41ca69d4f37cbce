import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@welt/kit/time'
import type { SigningSecrets } from '#src/platform/config'

/** A label is printed later; an invoice is opened at once. [A70] */
const LIFE_MS = { tax: 5 * MINUTE_MS, label: DAY_MS, photo: 30 * MINUTE_MS } as const

const KINDS = ['tax', 'label', 'photo'] as const
type LinkKind = (typeof KINDS)[number]

/** Kind, 128-bit uid, expiry in seconds, 128-bit signature. */
const TOKEN = /^(tax|label|photo)\.([\w-]{22})\.(\d{1,12})\.([0-9a-f]{32})$/

function signatureOf(secret: string, websiteId: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`document:${websiteId}:${body}`).digest().subarray(0, 16)
}

interface Linked {
  readonly kind: LinkKind
  /** Uid of the document, return or photo. */
  readonly uid: string
}

/** For a link that is made now. [A70] */
export const linkEnd = (kind: LinkKind) => new Date(Date.now() + LIFE_MS[kind])

/** A path on the site, valid until `end`. */
export function documentPath(secret: string, websiteId: number, { kind, uid }: Linked, end: Date): string {
  const body = `${kind}.${uid}.${Math.floor(end.getTime() / SECOND_MS)}`
  return `/order/documents/${body}.${signatureOf(secret, websiteId, body).toString('hex')}.${kind === 'photo' ? 'jpg' : 'pdf'}`
}

/** Undefined when the token is invalid, expired or of another site. */
export function readDocumentToken(
  secrets: SigningSecrets,
  websiteId: number,
  token: string,
  now: Date,
): Linked | undefined {
  const [, kind, uid, end, signature] = TOKEN.exec(token) ?? []
  const known = KINDS.find((one) => one === kind)
  if (!known || !uid || !end || !signature || Number(end) * SECOND_MS <= now.getTime()) return undefined
  const given = Buffer.from(signature, 'hex')
  const isSigned = secrets.some((secret) =>
    timingSafeEqual(given, signatureOf(secret, websiteId, `${kind}.${uid}.${end}`)),
  )
  return isSigned ? { kind: known, uid } : undefined
}
