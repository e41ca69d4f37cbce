import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { SigningSecrets } from '#src/platform/config'

/** Without I, L, O, U, 0 and 1, which are easily misread. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LETTERS = 12
const DIGITS = 4

/** No leading 0, since clients send numbers. */
const PIN = { from: 1000, to: 9999 } as const

/** 12 random letters and digits, then 4 digits that masked codes show. */
export function newCode(): string {
  const letters = Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)])
  const digits = Array.from({ length: DIGITS }, () => randomInt(10))
  return [...letters, ...digits].join('')
}

export function newPin(): number {
  return randomInt(PIN.from, PIN.to + 1)
}

export function maskCode(code: string): string {
  return `•••• ${code.slice(-4)}`
}

export function formatCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Keyed with a secret outside the database: PINs are quickly enumerated. */
function hashPin(secret: string, code: string, pin: number): string {
  return createHmac('sha256', secret).update(`gift-card-pin:${code}:${pin}`).digest('hex')
}

/** One hash per listed secret, the current one first. [decision 81] */
export function hashesOfPin(secrets: SigningSecrets, code: string, pin: number): string {
  return secrets.map((secret) => hashPin(secret, code, pin)).join(' ')
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a, 'hex'), Buffer.from(b, 'hex')]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** @returns the hashes to store, without those of unlisted secrets; undefined when the PIN is wrong */
export function verifyPin(
  secrets: SigningSecrets,
  { code, pin_hash: stored }: { readonly code: string; readonly pin_hash: string },
  pin: number,
): string | undefined {
  const own = secrets.map((secret) => hashPin(secret, code, pin))
  const newest = stored.split(' ').findIndex((hash) => own.some((one) => isSame(one, hash)))
  if (newest === -1) return undefined
  return newest === 0 ? own.join(' ') : stored
}
