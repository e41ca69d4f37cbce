import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { normalNumber } from '@welt/kit/text/typed-text'
import type { SigningSecrets } from '#src/composition/config'

/** No I, L, O, U, 0 and 1, which are easily taken for another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LETTERS = 12
const DIGITS = 4
/** Longest code that is looked up; ours have 16 characters. */
const MAX_CODE_LENGTH = 64

/** A PIN is a whole number of four digits that does not begin with 0, since clients send it as a number. */
const PIN = { from: 1000, to: 9999 } as const

/**
 * A gift card's number, which nobody can guess: 12 random letters and
 * digits, then 4 random digits by which it is called.
 */
export function newCode(): string {
  const letters = Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)])
  const digits = Array.from({ length: DIGITS }, () => randomInt(10))
  return [...letters, ...digits].join('')
}

/** A random PIN. */
export function newPin(): number {
  return randomInt(PIN.from, PIN.to + 1)
}

/** A typed code in its stored form, without spaces, hyphens or case; undefined when empty or too long. [A24] */
export function parseCode(typed: string): string | undefined {
  const code = normalNumber(typed)
  return code === '' || code.length > MAX_CODE_LENGTH ? undefined : code
}

/** What pages, mails about other things and logs show of a code. */
export function maskCode(code: string): string {
  return `•••• ${code.slice(-4)}`
}

/** In groups of four, as it is read and typed. */
export function spacedCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ')
}

/** A PIN's hash. Four digits are quickly enumerated, so it is keyed with a secret that is not in the database. */
function hashPin(secret: string, code: string, pin: number): string {
  return createHmac('sha256', secret).update(`gift-card-pin:${code}:${pin}`).digest('hex')
}

/**
 * The stored form of a PIN: one hash per listed secret, the current one first, so that processes before and after a
 * rotation can verify it. [decision 81]
 */
export function hashesOfPin(secrets: SigningSecrets, code: string, pin: number): string {
  return secrets.map((secret) => hashPin(secret, code, pin)).join(' ')
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a, 'hex'), Buffer.from(b, 'hex')]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * The hashes to store from now on when the PIN matches, else undefined. Hashes of unlisted secrets are dropped; a
 * process with an older secret than the row's leaves them unchanged.
 */
export function judgePin(
  secrets: SigningSecrets,
  { code, pin_hash: stored }: { readonly code: string; readonly pin_hash: string },
  pin: number,
): string | undefined {
  const own = secrets.map((secret) => hashPin(secret, code, pin))
  const newest = stored.split(' ').findIndex((hash) => own.some((one) => isSame(one, hash)))
  if (newest === -1) return undefined
  return newest === 0 ? own.join(' ') : stored
}
