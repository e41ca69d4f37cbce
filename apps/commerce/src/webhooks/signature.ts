import { createHmac, timingSafeEqual } from 'node:crypto'

/** In signing order. */
export interface SignedFields {
  readonly pspReference: string
  readonly originalReference: string
  readonly merchantAccountCode: string
  readonly merchantReference: string
  readonly amountCents: number
  readonly currency: string
  readonly eventCode: string
  readonly success: 'true' | 'false'
}

const SIGNATURE_BYTES = 32

const FIELD_LENGTH = 80

/**
 * Quarantined: a field is longer than our references, or contains the colon that joins signed fields and so could shift
 * text between them.
 */
export function isOdd(fields: SignedFields): boolean {
  return Object.values(fields).some((value) => String(value).length > FIELD_LENGTH || String(value).includes(':'))
}

/** The result never equals another reference. */
export function shortened(text: string): string {
  return text.length > FIELD_LENGTH ? `${text.slice(0, FIELD_LENGTH - 1)}…` : text
}

function sign(fields: SignedFields, hexKey: string): Buffer {
  const {
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    amountCents,
    currency,
    eventCode,
    success,
  } = fields
  const text = [
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    amountCents,
    currency,
    eventCode,
    success,
  ].join(':')
  return createHmac('sha256', Buffer.from(hexKey, 'hex')).update(text, 'utf8').digest()
}

/** In constant time; two keys during rotation. */
export function isSigned(fields: SignedFields, signature: string, hexKeys: readonly string[]): boolean {
  const given = Buffer.from(signature, 'base64')
  if (given.length !== SIGNATURE_BYTES || given.toString('base64') !== signature) return false
  return hexKeys.map((key) => timingSafeEqual(sign(fields, key), given)).includes(true)
}
