import { createHash, timingSafeEqual } from 'node:crypto'
import type { Config, SigningSecrets } from './config.ts'

export function signingSecretsOf(config: Pick<Config, 'signingSecret' | 'previousSigningSecrets'>): SigningSecrets {
  return [config.signingSecret, ...config.previousSigningSecrets]
}

/** Equal in constant time, whatever the lengths. */
export function isSecret(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return given !== undefined && timingSafeEqual(digest(given), digest(expected))
}
