import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Config, SigningSecrets } from './config.ts'

export function signingSecretsOf(config: Pick<Config, 'signingSecret' | 'previousSigningSecrets'>): SigningSecrets {
  return [config.signingSecret, ...config.previousSigningSecrets]
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

const expectedDigests = new Map<string, Buffer>()

/** The token of an Authorization header. */
export function bearerOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

/** In constant time. */
export function isSecret(given: string | undefined, expected: string): boolean {
  if (given === undefined) return false
  const digest = expectedDigests.get(expected) ?? digestOf(expected)
  expectedDigests.set(expected, digest)
  return timingSafeEqual(digestOf(given), digest)
}
