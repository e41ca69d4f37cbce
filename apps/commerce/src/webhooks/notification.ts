import type { SignedFields } from './signature.ts'

export interface NotificationItem {
  readonly signed: SignedFields
  readonly signature: string
  readonly reason: string | undefined
  readonly paymentMethod: string | undefined
  readonly lastFour: string | undefined
  readonly storedCard: NotifiedCard | undefined
  readonly cardAlias: string | undefined
  readonly cardCountry: string | undefined
}

/** A card that the payment service keeps for one of its shopper references. */
interface NotifiedCard {
  readonly tokenId: string
  readonly shopperReference: string
  readonly expiryMonth: string
  readonly expiryYear: string
}

type JsonObject = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const SIGNATURE_LENGTH = 80
const REASON_LENGTH = 200

function textOf(value: unknown, maxLength = Number.POSITIVE_INFINITY): string | undefined {
  return typeof value === 'string' && value.length <= maxLength ? value : undefined
}

function parseSuccess(value: unknown): 'true' | 'false' | undefined {
  const text = String(value)
  return text === 'true' || text === 'false' ? text : undefined
}

function parseSigned(item: JsonObject): SignedFields | undefined {
  const { amount } = item
  const pspReference = textOf(item.pspReference)
  const merchantAccountCode = textOf(item.merchantAccountCode)
  const merchantReference = textOf(item.merchantReference ?? '')
  const originalReference = textOf(item.originalReference ?? '')
  const eventCode = textOf(item.eventCode)
  const success = parseSuccess(item.success)
  if (!isObject(amount) || !Number.isSafeInteger(amount.value) || !/^[A-Z]{3}$/.test(String(amount.currency)))
    return undefined
  if (
    !pspReference ||
    !merchantAccountCode ||
    merchantReference === undefined ||
    originalReference === undefined ||
    !eventCode ||
    !success
  )
    return undefined
  return {
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    eventCode,
    success,
    amountCents: Number(amount.value),
    currency: String(amount.currency),
  }
}

/** By either of the names that the payment service uses. */
function parseStoredCard(extra: JsonObject): NotifiedCard | undefined {
  const named = (own: string, old: string) => textOf(extra[`tokenization.${own}`] ?? extra[`recurring.${old}`], 64)
  const tokenId = named('storedPaymentMethodId', 'recurringDetailReference')
  const shopperReference = named('shopperReference', 'shopperReference')
  const [, month = '', expiryYear] = /^(\d{1,2})\/(\d{4})$/.exec(String(extra.expiryDate)) ?? []
  if (!tokenId || !shopperReference || !expiryYear) return undefined
  return { tokenId, shopperReference, expiryMonth: month.padStart(2, '0'), expiryYear }
}

function parseItem(wrapped: unknown): NotificationItem | undefined {
  const item = isObject(wrapped) ? wrapped.NotificationRequestItem : undefined
  if (!isObject(item)) return undefined
  const signed = parseSigned(item)
  const extra = isObject(item.additionalData) ? item.additionalData : {}
  const signature = textOf(extra.hmacSignature, SIGNATURE_LENGTH)
  if (!signed || signature === undefined) return undefined
  const lastFour = textOf(extra.cardSummary, 4)
  const country = extra.issuerCountry ?? extra.cardIssuingCountry
  return {
    signed,
    signature,
    reason: textOf(item.reason, REASON_LENGTH),
    paymentMethod: textOf(item.paymentMethod, 30),
    lastFour: lastFour && /^\d{4}$/.test(lastFour) ? lastFour : undefined,
    storedCard: parseStoredCard(extra),
    cardAlias: textOf(extra.alias, 64),
    cardCountry: /^[A-Z]{2}$/.test(String(country)) ? String(country) : undefined,
  }
}

/** Undefined when the body or one of its items is malformed. */
export function parseNotification(body: string): NotificationItem[] | undefined {
  let whole: unknown
  try {
    whole = JSON.parse(body)
  } catch {
    return undefined
  }
  if (!isObject(whole) || !Array.isArray(whole.notificationItems) || whole.notificationItems.length === 0)
    return undefined
  const items = whole.notificationItems.map(parseItem)
  return items.every((item) => item !== undefined) ? items : undefined
}
