import { createHash } from 'node:crypto'
import type { Decision } from '../cards.ts'
import type { Amount, Ledger } from '../ledger.ts'
import { newPspReference } from '../references.ts'
import { findText, type JsonObject, objectIn, sealedIn } from '../requests.ts'
import type { PaymentService } from '../service.ts'

/** Numbers of the payment service's test cards. */
const NUMBER = /^6036\d{12,15}$/
const PIN = '737'
/** Minor units on each card, in the currency of the request. */
const LOADED = 5000

interface GiftCard {
  /** Hash of the number, which is not stored. */
  readonly id: string
  readonly lastFour: string
  readonly isKnown: boolean
  readonly isPinRight: boolean
}

/** @throws AdyenError for missing or expired fields */
export function giftCardIn({ vault }: PaymentService, paymentMethod: JsonObject): GiftCard {
  const number = sealedIn(paymentMethod, 'encryptedCardNumber', vault)
  const pin = sealedIn(paymentMethod, 'encryptedSecurityCode', vault)
  const id = createHash('sha256').update(`gift card ${number}`).digest('hex').slice(0, 16)
  return { id, lastFour: number.slice(-4), isKnown: NUMBER.test(number), isPinRight: pin === PIN }
}

/** Minor units; cancelled and refunded amounts are available again. */
function balanceOf(ledger: Ledger, id: string): number {
  const paid = ledger.all('payments').filter((payment) => payment.giftCardId === id && payment.state === 'authorised')
  return paid.reduce((left, { amount, refundedValue }) => left - amount.value + refundedValue, LOADED)
}

export function decideGiftCard({ ledger }: PaymentService, card: GiftCard, amount: Amount): Decision {
  const refuse = (reason: string, code: string): Decision => ({ kind: 'refuse', reason, code })
  if (!card.isKnown) return refuse('Invalid Card Number', '8')
  if (!card.isPinRight) return refuse('CVC Declined', '24')
  return amount.value > balanceOf(ledger, card.id) ? refuse('Not enough balance', '12') : { kind: 'approve' }
}

/** The part of an amount that a gift card can pay; other methods pay all of it. */
export function payablePart(service: PaymentService, request: JsonObject, amount: Amount): Amount {
  const paymentMethod = objectIn(request, 'paymentMethod')
  if (findText(paymentMethod, 'type') !== 'giftcard') return amount
  const { id } = giftCardIn(service, paymentMethod)
  return { ...amount, value: Math.min(amount.value, balanceOf(service.ledger, id)) }
}

/** `POST /paymentMethods/balance`. No balance for an unknown card or a wrong PIN. */
export function checkBalance(service: PaymentService, request: JsonObject, amount: Amount | undefined): JsonObject {
  const card = giftCardIn(service, objectIn(request, 'paymentMethod'))
  const pspReference = newPspReference()
  if (!card.isKnown || !card.isPinRight) return { pspReference, resultCode: 'Failed', refusalReason: 'Refused' }
  const value = balanceOf(service.ledger, card.id)
  const isEnough = value >= (amount?.value ?? 0)
  const balance = { currency: amount?.currency ?? 'AUD', value }
  return { pspReference, resultCode: isEnough ? 'Success' : 'NotEnoughBalance', balance }
}
