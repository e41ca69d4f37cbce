import { shopperReferenceOf } from '#modules/customer'
import type { StoredCard } from './ports.ts'
import type { PspEventRow } from './tables.ts'

interface Card {
  readonly brand?: string
  readonly lastFour?: string
}

interface CardOrigin {
  readonly alias: string | undefined
  readonly country: string | undefined
}

/** Whatever the order of the events. */
function textIn(events: readonly PspEventRow[], key: string): string | undefined {
  return events
    .map((event) => event.payload[key])
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .sort()[0]
}

export function cardOriginOf(events: readonly PspEventRow[]): CardOrigin {
  return { alias: textIn(events, 'cardAlias'), country: textIn(events, 'cardCountry') }
}

export function cardOf(events: readonly PspEventRow[]): Card {
  const [brand, lastFour] = [textIn(events, 'brand'), textIn(events, 'lastFour')]
  return { ...(brand && { brand }), ...(lastFour && { lastFour }) }
}

interface ReportedCard {
  readonly tokenId: string
  readonly shopperReference: string
  readonly expiryMonth: string
  readonly expiryYear: string
}

/** As a webhook reported it, if it belongs to this customer. */
export function storedCardIn(events: readonly PspEventRow[], customerId: number): StoredCard | undefined {
  const { brand, lastFour } = cardOf(events)
  const found = events
    .map(({ payload }) => payload.storedCard as ReportedCard | undefined)
    .find((card) => card?.shopperReference === shopperReferenceOf(customerId))
  if (!found || !brand || !lastFour) return undefined
  const { shopperReference: _checked, ...card } = found
  return { ...card, brand, lastFour }
}

export const BRAND_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  cup: 'UnionPay',
}

export function paymentTitle(card: Card, fallback: string): string {
  const name = BRAND_NAMES[card.brand ?? ''] ?? fallback
  return card.lastFour ? `${name} ending ${card.lastFour}` : name
}
