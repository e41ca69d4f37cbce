import { randomBytes } from 'node:crypto'
import { AdyenError } from './adyen-error.ts'
import { type Card, type Decision, decideCard, findCardBrand } from './cards.ts'
import type { Ledger, StoredCard } from './ledger.ts'
import { type JsonObject, sealedIn, textIn } from './requests.ts'
import type { PaymentService } from './service.ts'

/** The same card of the same shopper is stored once, and inactive until it is paid with. @returns its id */
export function storeCard(
  ledger: Ledger,
  shopperReference: string,
  card: Card,
  behaviour: StoredCard['behaviour'],
): string {
  const { expiryMonth, expiryYear, holderName } = card
  const lastFour = card.number.slice(-4)
  const brand = findCardBrand(card.number) ?? 'visa'
  const known = listStoredCards(ledger, shopperReference).find(
    (stored) => stored.lastFour === lastFour && stored.brand === brand,
  )
  const id = known?.id ?? randomBytes(8).toString('hex').toUpperCase()
  ledger.put('storedCards', id, {
    id,
    shopperReference,
    brand,
    lastFour,
    expiryMonth,
    expiryYear,
    holderName,
    behaviour,
    isActive: known !== undefined,
  })
  return id
}

export function listStoredCards(ledger: Ledger, shopperReference: string): StoredCard[] {
  return ledger.all('storedCards').filter((card) => card.shopperReference === shopperReference && card.isActive)
}

/** Cards of the shops' demonstration accounts. The first shopper to use one owns it. */
const DEMO_CARD = /^DEMOCARD\d+$/

function demoCard(id: string, shopperReference: string): StoredCard {
  const expiry = { expiryMonth: '03', expiryYear: '2030' }
  const card = { brand: 'visa', lastFour: '1111', ...expiry, holderName: 'Robin Walker', behaviour: 'approve' } as const
  return { id, shopperReference, ...card, isActive: true }
}

function requireStoredCard(ledger: Ledger, id: string, shopperReference: string): StoredCard {
  const card = ledger.get('storedCards', id) ?? (DEMO_CARD.test(id) ? demoCard(id, shopperReference) : undefined)
  if (!card?.isActive || card.shopperReference !== shopperReference)
    throw new AdyenError(422, '803', 'PaymentDetail not found')
  return card
}

/** @throws AdyenError 803 for another shopper's card */
export function decideStoredCard(
  service: PaymentService,
  id: string,
  request: JsonObject,
  paymentMethod: JsonObject,
): { readonly card: StoredCard; readonly decision: Decision } {
  const card = requireStoredCard(service.ledger, id, textIn(request, 'shopperReference'))
  service.ledger.put('storedCards', id, card)
  const securityCode = sealedIn(paymentMethod, 'encryptedSecurityCode', service.vault)
  return { card, decision: decideCard({ ...card, securityCode }, new Date()) }
}

/** @throws AdyenError 803 for another shopper's card */
export function deleteStoredCard(ledger: Ledger, id: string, shopperReference: string): void {
  const card = requireStoredCard(ledger, id, shopperReference)
  ledger.put('storedCards', id, { ...card, isActive: false })
}

/** As `/paymentMethods` and the set-up of a session list them. */
export function describeStoredCard(card: StoredCard): JsonObject {
  const { id, brand, lastFour, expiryMonth, expiryYear, holderName } = card
  return {
    id,
    type: 'scheme',
    name: BRAND_NAMES[brand] ?? brand,
    brand,
    lastFour,
    expiryMonth,
    expiryYear,
    holderName,
    supportedShopperInteractions: ['Ecommerce', 'ContAuth'],
    supportedRecurringProcessingModels: ['CardOnFile'],
  }
}

const BRAND_NAMES: Readonly<Record<string, string>> = {
  visa: 'VISA',
  mc: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  cup: 'UnionPay',
}
