/** In memory only. */
export interface Card {
  readonly number: string
  /** Two digits. */
  readonly expiryMonth: string
  /** Four digits. */
  readonly expiryYear: string
  readonly securityCode: string
  readonly holderName: string
}

export type CardBrand = 'visa' | 'mc' | 'amex' | 'jcb' | 'cup'

/** The issuer's decision. */
export type Decision =
  | { readonly kind: 'approve' }
  /** `isFrictionless`: 3-D Secure 2 in the shop's page needs no more than the fingerprint. */
  | { readonly kind: 'challenge'; readonly isFrictionless: boolean }
  | { readonly kind: 'pending' }
  | { readonly kind: 'error'; readonly reason: string; readonly code: string }
  | { readonly kind: 'refuse'; readonly reason: string; readonly code: string }

const APPROVED = new Set([
  '4111111111111111',
  '5555555555554444',
  '370000000000002',
  '3569990010095841',
  '6250946000000016',
])
const CHALLENGED = new Set(['4917610000000000', '5201281505129736'])
const FRICTIONLESS = new Set(['5201281505129736'])
const REFUSED = '4000000000000002'

/** Refusals by the name on the card, as on Adyen's test platform. Texts and codes are Adyen's. */
const REFUSED_NAMES: Readonly<Record<string, readonly [reason: string, code: string]>> = {
  DECLINED: ['Refused', '2'],
  NOT_ENOUGH_BALANCE: ['Not enough balance', '12'],
  CARD_EXPIRED: ['Expired Card', '6'],
  BLOCK_CARD: ['Blocked Card', '5'],
  INVALID_CARD: ['Invalid Card Number', '8'],
  FRAUD: ['FRAUD', '20'],
}

export function findCardBrand(number: string): CardBrand | undefined {
  if (/^4/.test(number)) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mc'
  if (/^3[47]/.test(number)) return 'amex'
  if (/^35/.test(number)) return 'jcb'
  return /^(62|81)/.test(number) ? 'cup' : undefined
}

/** Luhn check and length. */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Cards are valid until the end of their month. */
function isExpired(card: Pick<Card, 'expiryMonth' | 'expiryYear'>, now: Date): boolean {
  return Date.UTC(Number(card.expiryYear), Number(card.expiryMonth), 1) <= now.getTime()
}

/** How a test card behaves when nothing else refuses it. */
export type CardBehaviour = 'approve' | 'challenge' | 'frictionless'

/** Undefined for numbers of no test card. */
export function findBehaviour(number: string): CardBehaviour | undefined {
  if (FRICTIONLESS.has(number)) return 'frictionless'
  if (CHALLENGED.has(number)) return 'challenge'
  return APPROVED.has(number) ? 'approve' : undefined
}

/** A card by what is known of a stored one, which has no number. */
export interface DecidedCard extends Omit<Card, 'number'> {
  readonly brand: string | undefined
  readonly behaviour: CardBehaviour | undefined
}

function refuseByName({ holderName }: Pick<Card, 'holderName'>): Decision | undefined {
  const [reason, code] = REFUSED_NAMES[holderName.trim().toUpperCase()] ?? []
  return reason && code ? { kind: 'refuse', reason, code } : undefined
}

/** The README lists the test cards. */
export function decidePayment(card: Card, now: Date): Decision {
  const { number } = card
  if (number === REFUSED) return refuseByName(card) ?? { kind: 'refuse', reason: 'Refused', code: '2' }
  return decideCard({ ...card, brand: findCardBrand(number), behaviour: findBehaviour(number) }, now)
}

export function decideCard(card: DecidedCard, now: Date): Decision {
  const refuse = (reason: string, code: string): Decision => ({ kind: 'refuse', reason, code })
  const name = card.holderName.trim().toUpperCase()
  const byName = refuseByName(card)
  if (byName) return byName
  if (!card.behaviour) return refuse('Invalid Card Number', '8')
  if (isExpired(card, now)) return refuse('Expired Card', '6')
  if (card.securityCode !== (card.brand === 'amex' ? '7373' : '737')) return refuse('CVC Declined', '24')
  if (name === 'ERROR') return { kind: 'error', reason: 'Acquirer Error', code: '4' }
  if (name === 'PENDING') return { kind: 'pending' }
  if (card.behaviour === 'approve') return { kind: 'approve' }
  return { kind: 'challenge', isFrictionless: card.behaviour === 'frictionless' }
}
