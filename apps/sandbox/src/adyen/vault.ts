import { randomBytes } from 'node:crypto'
import { MINUTE_MS } from '@welt/kit/time'
import type { Card } from './cards.ts'

const CARD_LIFETIME_MS = 15 * MINUTE_MS

/** Encrypted card fields, as Adyen's component names them. */
interface SealedCard {
  readonly encryptedCardNumber: string
  readonly encryptedExpiryMonth: string
  readonly encryptedExpiryYear: string
  readonly encryptedSecurityCode: string
}

/** Tokenises typed cards, in memory only. */
export interface Vault {
  seal(card: Omit<Card, 'holderName'>): SealedCard
  sealText(text: string): string
  /** Undefined for unknown and expired values. Also accepts Adyen's plain test values (`test_4111…`). */
  open(value: string): string | undefined
}

const OPAQUE = /^test_sealed\.[\w-]{43}$/

export function createVault(now: () => number = Date.now): Vault {
  const stored = new Map<string, { readonly text: string; readonly until: number }>()
  const dropOld = () => {
    for (const [value, entry] of stored) {
      if (entry.until > now()) break // entries are in order of age
      stored.delete(value)
    }
  }
  const sealText = (text: string) => {
    dropOld()
    const value = `test_sealed.${randomBytes(32).toString('base64url')}`
    stored.set(value, { text, until: now() + CARD_LIFETIME_MS })
    return value
  }
  return {
    sealText,
    seal: (card) => ({
      encryptedCardNumber: sealText(card.number),
      encryptedExpiryMonth: sealText(card.expiryMonth),
      encryptedExpiryYear: sealText(card.expiryYear),
      encryptedSecurityCode: sealText(card.securityCode),
    }),
    open: (value) => {
      if (!OPAQUE.test(value)) return /^test_(\d{2,19})$/.exec(value)?.[1]
      const entry = stored.get(value)
      return entry && entry.until > now() ? entry.text : undefined
    },
  }
}
