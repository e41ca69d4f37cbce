import type { Brand } from '@welt/brands'
import type { MethodOffer } from './ports.ts'

/** [R9.48, R9.54-R9.58] */
const OFFERED_TYPES: Readonly<Record<string, 'adyen_cc' | 'adyen_hpp'>> = {
  scheme: 'adyen_cc',
  afterpaytouch: 'adyen_hpp',
  paypal: 'adyen_hpp',
  applepay: 'adyen_hpp',
  zip: 'adyen_hpp',
}

/** [R9.49-R9.53] */
const CARD_BRANDS: readonly string[] = ['visa', 'mc', 'amex', 'jcb', 'cup']

export function filterOffers(offers: readonly MethodOffer[]): MethodOffer[] {
  return offers
    .filter((offer) => Object.hasOwn(OFFERED_TYPES, offer.type))
    .map((offer) =>
      offer.type === 'scheme'
        ? { ...offer, brands: CARD_BRANDS.filter((brand) => offer.brands.length === 0 || offer.brands.includes(brand)) }
        : offer,
    )
}

const INSTALMENT_TYPES: readonly string[] = ['afterpaytouch', 'zip']

export function instalmentTypesOf(offers: readonly MethodOffer[]): string[] {
  return INSTALMENT_TYPES.filter((type) => offers.some((offer) => offer.type === type))
}

/** Any other field, above all a plain card number, is dropped. */
const METHOD_KEYS = new Set([
  'type',
  'encryptedCardNumber',
  'encryptedExpiryMonth',
  'encryptedExpiryYear',
  'encryptedSecurityCode',
  'holderName',
  'brand',
  'checkoutAttemptId',
])
const STATE_KEYS = new Set(['browserInfo', 'riskData'])
const STATE_LIMIT = 16_384

type JsonObject = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function parseJsonObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function parseCardState(text: string): JsonObject | undefined {
  const state = text.length <= STATE_LIMIT ? parseJsonObject(text) : undefined
  const method = state?.paymentMethod
  if (!state || !isObject(method) || method.type !== 'scheme' || typeof method.encryptedCardNumber !== 'string')
    return undefined
  const fields = Object.entries(method).filter(([key, value]) => METHOD_KEYS.has(key) && typeof value === 'string')
  const extras = Object.entries(state).filter(([key, value]) => STATE_KEYS.has(key) && isObject(value))
  return { ...Object.fromEntries(extras), paymentMethod: Object.fromEntries(fields) }
}

export function siteOrigin(publicUrl: string, brand: Pick<Brand, 'id'>): string {
  return new URL(publicUrl.replace('{site}', brand.id)).origin
}

const RETURN_PATH = '/checkout/return'

/** The client's address if it is on this site, else the site's own. */
export function returnUrlOf(given: string | null | undefined, origin: string, merchantReference: string): string {
  const filled = (given ?? '').replace(':merchantReference', merchantReference)
  const url = URL.parse(filled, origin)
  return url && filled && url.origin === origin ? url.href : `${origin}${RETURN_PATH}`
}
