import { createHash, randomBytes } from 'node:crypto'

/** 256 bits. */
export const SECRET_BYTES = 32

/** The stored form of a token or secret. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** A secret of 256 random bits. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}
