import { AdyenError, missingField } from './adyen-error.ts'
import { type Card, isCardNumber } from './cards.ts'
import type { Amount } from './ledger.ts'
import type { Vault } from './vault.ts'

export type JsonObject = Readonly<Record<string, unknown>>

export function objectIn(source: JsonObject, name: string): JsonObject {
  const value = source[name]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw missingField(name)
  return value as JsonObject
}

export function textIn(source: JsonObject, name: string): string {
  const value = source[name]
  if (typeof value !== 'string' || value === '') throw missingField(name)
  return value
}

export function findText(source: JsonObject, name: string): string | undefined {
  const value = source[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Empty when absent. */
export function findObject(source: JsonObject, name: string): JsonObject {
  const value = source[name]
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}
}

/** In whole minor units. */
export function amountIn(source: JsonObject): Amount {
  const amount = objectIn(source, 'amount')
  const currency = textIn(amount, 'currency')
  const value = amount.value
  if (!/^[A-Z]{3}$/.test(currency)) throw new AdyenError(422, '138', 'Unsupported currency specified')
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw new AdyenError(422, '137', 'Invalid amount specified')
  return { value, currency }
}

/** @throws AdyenError 403 when the account is not the sandbox's */
export function checkMerchantAccount(source: JsonObject, merchantAccount: string): void {
  if (textIn(source, 'merchantAccount') !== merchantAccount)
    throw new AdyenError(403, '901', 'Invalid Merchant Account', 'security')
}

/** @throws AdyenError 174 when the value is unknown or too old */
export function sealedIn(source: JsonObject, name: string, vault: Vault): string {
  const text = vault.open(textIn(source, name))
  if (text === undefined) throw new AdyenError(422, '174', 'Unable to decrypt data')
  return text
}

/** Decrypts the fields of `paymentMethod`. */
export function cardIn(paymentMethod: JsonObject, vault: Vault): Card {
  const open = (name: string) => sealedIn(paymentMethod, name, vault)
  const card = {
    number: open('encryptedCardNumber'),
    expiryMonth: open('encryptedExpiryMonth'),
    expiryYear: open('encryptedExpiryYear'),
    securityCode: open('encryptedSecurityCode'),
    holderName: findText(paymentMethod, 'holderName') ?? '',
  }
  if (!isCardNumber(card.number)) throw new AdyenError(422, '101', 'Invalid card number')
  if (!/^(0[1-9]|1[0-2])$/.test(card.expiryMonth) || !/^20\d\d$/.test(card.expiryYear))
    throw new AdyenError(422, '140', 'Expiry month should be between 1 and 12 inclusive')
  if (!/^\d{3,4}$/.test(card.securityCode)) throw new AdyenError(422, '103', 'CVC is not the right length')
  return card
}
