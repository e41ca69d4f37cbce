import { createHash } from 'node:crypto'
import type { Decision } from '../cards.ts'
import type { Amount, Ledger } from '../ledger.ts'
import { newPspReference } from '../references.ts'
import { findText, type JsonObject, objectIn, sealedIn } from '../requests.ts'
import type { PaymentService } from '../service.ts'

/** Numbers of the payment service's test cards. */
const NUMBER = /^6036\d{12,15}$/
const PIN = '737'
/** Minor units on each card, in the currency that is asked for. */
const LOADED = 5000

interface GiftCard {
  /** Of its number, which is not kept. */
  readonly id: string
  readonly lastFour: string
  readonly isKnown: boolean
  readonly isPinRight: boolean
}

/** @throws AdyenError for fields that are missing or too old */
export function giftCardIn({ vault }: PaymentService, paymentMethod: JsonObject): GiftCard {
  const number = sealedIn(paymentMethod, 'encryptedCardNumber', vault)
  const pin = sealedIn(paymentMethod, 'encryptedSecurityCode', vault)
  const id = createHash('sha256').update(`gift card ${number}`).digest('hex').slice(0, 16)
  return { id, lastFour: number.slice(-4), isKnown: NUMBER.test(number), isPinRight: pin === PIN }
}

/** Minor units. What was cancelled or refunded is back on the card. */
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

/** What a gift card can pay of an amount; other methods pay it whole. */
export function payablePart(service: PaymentService, request: JsonObject, amount: Amount): Amount {
  const paymentMethod = objectIn(request, 'paymentMethod')
  if (findText(paymentMethod, 'type') !== 'giftcard') return amount
  const { id } = giftCardIn(service, paymentMethod)
  return { ...amount, value: Math.min(amount.value, balanceOf(service.ledger, id)) }
}

/** `POST /paymentMethods/balance`. An unknown card and a wrong PIN get no balance. */
export function checkBalance(service: PaymentService, request: JsonObject, amount: Amount | undefined): JsonObject {
  const card = giftCardIn(service, objectIn(request, 'paymentMethod'))
  const pspReference = newPspReference()
  if (!card.isKnown || !card.isPinRight) return { pspReference, resultCode: 'Failed', refusalReason: 'Refused' }
  const value = balanceOf(service.ledger, card.id)
  const isEnough = value >= (amount?.value ?? 0)
  const balance = { currency: amount?.currency ?? 'AUD', value }
  return { pspReference, resultCode: isEnough ? 'Success' : 'NotEnoughBalance', balance }
}
