import { createHash, randomBytes } from 'node:crypto'

export const SECRET_BYTES = 32

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}
