import { type Brand, shopUrlOf } from '@welt/brands'
import type { CountryCode } from '@welt/kit/money'
import type { MethodOffer, MethodsQuery } from './ports.ts'

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

interface Served {
  readonly countries: readonly CountryCode[]
  readonly leastCents: number
  readonly mostCents: number
}

/** Pay-later services lend within limits, and not everywhere. */
const SERVED: Readonly<Record<string, Served>> = {
  afterpaytouch: { countries: ['AU', 'NZ'], leastCents: 100, mostCents: 200_000 },
  zip: { countries: ['AU', 'NZ'], leastCents: 100, mostCents: 100_000 },
}

function isServed(type: string, { country, amount: { cents } }: MethodsQuery): boolean {
  const served = SERVED[type]
  return !served || (served.countries.includes(country) && cents >= served.leastCents && cents <= served.mostCents)
}

/** In cents; undefined without limits. */
export function limitsOf(type: string): Pick<Served, 'leastCents' | 'mostCents'> | undefined {
  return SERVED[type]
}

/** Those that this shop supports and that serve the cart. */
export function filterOffers(offers: readonly MethodOffer[], query: MethodsQuery): MethodOffer[] {
  return offers
    .filter(({ type }) => Object.hasOwn(OFFERED_TYPES, type) && isServed(type, query))
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

const EXPRESS_TYPES: readonly string[] = ['applepay', 'paypal']

/** As pages without a cart need them. */
export function expressMethodsOf(offers: readonly MethodOffer[]) {
  return EXPRESS_TYPES.flatMap((type) => {
    const offer = offers.find((each) => each.type === type)
    if (!offer) return []
    const { merchantId = '', merchantName = '' } = offer.configuration
    return [{ type, merchantId, merchantName }]
  })
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
  'storedPaymentMethodId',
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

interface CardState {
  readonly stateData: JsonObject
  readonly savedCardId?: string
}

/** `givenId` names a saved card, which needs only its security code. [R3.46, R9.48] */
export function parseCardState(text: string, givenId?: string): CardState | undefined {
  const state = text.length <= STATE_LIMIT ? parseJsonObject(text) : undefined
  const method = state?.paymentMethod
  if (!state || !isObject(method) || method.type !== 'scheme') return undefined
  const texts = Object.fromEntries(
    Object.entries(method).filter(
      (entry): entry is [string, string] => METHOD_KEYS.has(entry[0]) && typeof entry[1] === 'string',
    ),
  )
  const savedCardId = givenId || texts.storedPaymentMethodId || undefined
  if (!(savedCardId ? texts.encryptedSecurityCode : texts.encryptedCardNumber)) return undefined
  const extras = Object.entries(state).filter(([key, value]) => STATE_KEYS.has(key) && isObject(value))
  const paymentMethod = savedCardId ? { ...texts, storedPaymentMethodId: savedCardId } : texts
  const isSaved = state.storePaymentMethod === true && !savedCardId
  return {
    stateData: { ...Object.fromEntries(extras), paymentMethod, ...(isSaved && { storePaymentMethod: true }) },
    ...(savedCardId && { savedCardId }),
  }
}

const WALLET_TOKEN_LIMIT = 10_000

export function parseApplePayToken(text: string): string | undefined {
  const method = text.length <= STATE_LIMIT ? parseJsonObject(text)?.paymentMethod : undefined
  const token = isObject(method) ? method.applePayToken : undefined
  return typeof token === 'string' && token.length <= WALLET_TOKEN_LIMIT ? token : undefined
}

export function siteOrigin(publicUrl: string, brand: Pick<Brand, 'id'>): string {
  return new URL(shopUrlOf(brand, publicUrl)).origin
}

const RETURN_PATH = '/checkout/return'

/** The client's address if it is on this site, else the site's own. */
export function returnUrlOf(given: string | null | undefined, origin: string, merchantReference: string): string {
  const filled = (given ?? '').replace(':merchantReference', merchantReference)
  const url = URL.parse(filled, origin)
  return url && filled && url.origin === origin ? url.href : `${origin}${RETURN_PATH}`
}
