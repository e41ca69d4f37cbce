import { shortDollars } from '@welt/kit/money'
import { lengthOf, parseEmail } from '@welt/kit/text/patterns'
import { normalValue } from '@welt/kit/text/typed-text'
import { isDate } from '@welt/rules/date'
import { isOpenAmount, MAX_PERSON_LENGTH, parseDeliveryDay, parseMessage, parsePerson } from '@welt/rules/gift-card'
import type { GiftCardDetails, GiftCardOffer } from './offer.ts'

/** Field names as posted, in order of the form. */
const FIELDS = [
  'amount',
  'other',
  'recipient_name',
  'recipient_email',
  'sender_name',
  'sender_email',
  'message',
  'when',
  'day',
  'month',
  'year',
] as const
type GiftCardField = (typeof FIELDS)[number]

/** Values as typed, valid or not. */
export type GiftCardFields = Readonly<Record<GiftCardField, string>>
/** Errors by field; the date's are at `day`. */
export type GiftCardErrors = Readonly<Partial<Record<GiftCardField, string | undefined>>>

/** Value of `amount` that selects `other`. */
export const OTHER = 'other'
/** Value of `when` that selects day, month and year. */
export const ON_A_DAY = 'day'

export function readGiftCardForm(form: FormData): GiftCardFields {
  const entries = FIELDS.map((field) => {
    const value = form.get(field)
    return [field, typeof value === 'string' ? value : ''] as const
  })
  return Object.fromEntries(entries) as GiftCardFields
}

/** A middle amount, sent straight after payment. */
export function emptyFields({ amountsCents }: GiftCardOffer): GiftCardFields {
  const amount = amountsCents[Math.floor(amountsCents.length / 2)]
  const empty = Object.fromEntries(FIELDS.map((field) => [field, ''])) as GiftCardFields
  return { ...empty, amount: amount === undefined ? OTHER : String(amount), when: 'now' }
}

export function fieldsOf(details: GiftCardDetails, { amountsCents }: GiftCardOffer): GiftCardFields {
  const { amountCents, deliveryDate } = details
  const [year = '', month = '', day = ''] = deliveryDate?.split('-') ?? []
  const isListed = amountsCents.includes(amountCents)
  return {
    amount: isListed ? String(amountCents) : OTHER,
    other: isListed ? '' : shortDollars(amountCents).slice(1),
    recipient_name: details.recipientName,
    recipient_email: details.recipientEmail,
    sender_name: details.senderName,
    sender_email: details.senderEmail,
    message: details.message,
    when: deliveryDate ? ON_A_DAY : 'now',
    day: day.replace(/^0/, ''),
    month: month.replace(/^0/, ''),
    year,
  }
}

/** `75.5` or `$1,000` in cents; undefined for more than two decimals. */
export function parseDollars(text: string): number | undefined {
  const [, minus, whole, cents = ''] =
    /^(-?)\$?\s*(\d{1,7}|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/.exec(text.trim().replace(/^\$\s*-/, '-')) ?? []
  if (whole === undefined) return undefined
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
  return minus ? -amount : amount
}

/** In cents; undefined if invalid. */
export function amountOf({ amount, other }: GiftCardFields): number | undefined {
  return amount === OTHER ? parseDollars(other) : /^\d{1,9}$/.test(amount) ? Number(amount) : undefined
}

function checkAmount(fields: GiftCardFields, { amountsCents, openAmount }: GiftCardOffer): GiftCardErrors {
  const cents = amountOf(fields)
  if (fields.amount !== OTHER) return amountsCents.includes(cents ?? 0) ? {} : { amount: 'Choose an amount.' }
  if (!openAmount) return { amount: 'Choose an amount from the list.' }
  if (fields.other.trim() !== '' && cents === undefined) return { other: 'Enter dollars and cents, like 75.50.' }
  if (cents !== undefined && isOpenAmount({ openAmount }, cents)) return {}
  return { other: `Enter an amount from ${shortDollars(openAmount.minCents)} to ${shortDollars(openAmount.maxCents)}.` }
}

function checkPerson(text: string, whose: 'their' | 'your'): string | undefined {
  const { fault } = parsePerson(text)
  if (fault === 'missing') return `Enter ${whose} name.`
  if (fault === 'too-long') return `Enter ${whose} name on one line, with at most ${MAX_PERSON_LENGTH} characters.`
  return fault && `Enter ${whose} name using letters, spaces, hyphens or apostrophes.`
}

const checkEmail = (text: string) => (parseEmail(text) ? undefined : 'Enter an email address like mia@example.com')

function checkMessage(text: string, { messageMaxLength }: GiftCardOffer): string | undefined {
  const { fault } = parseMessage(text, messageMaxLength)
  if (fault !== 'too-long') return fault && 'Use only letters, numbers and punctuation in your message.'
  const tooMany = lengthOf(text) - messageMaxLength
  return `Your message is ${tooMany} ${tooMany === 1 ? 'character' : 'characters'} too long.`
}

/** `YYYY-MM-DD`; undefined for an invalid date. Accepts two-digit years. */
export function dayOf({ day, month, year }: Pick<GiftCardFields, 'day' | 'month' | 'year'>): string | undefined {
  const [d, m, y] = [day, month, year].map(normalValue)
  if (!/^\d{1,2}$/.test(d ?? '') || !/^\d{1,2}$/.test(m ?? '') || !/^(?:\d{2}|\d{4})$/.test(y ?? '')) return undefined
  const date = `${y?.padStart(4, '20')}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`
  return isDate(date) ? date : undefined
}

const DAY_TEXTS = {
  'not-a-day': 'Enter a day that exists, like 24 12 2026.',
  past: 'Choose today or a later day.',
  'too-late': 'Choose a day within the next year.',
}

function checkDay(fields: GiftCardFields, today: string): string | undefined {
  if (fields.when !== ON_A_DAY) return undefined
  const { fault } = parseDeliveryDay(dayOf(fields) ?? '', today)
  return fault && DAY_TEXTS[fault]
}

/**
 * Empty when valid. [R3.25, R3.26, A25]
 * @param today `YYYY-MM-DD` in the site's time zone
 */
export function checkGiftCard(fields: GiftCardFields, offer: GiftCardOffer, today: string): GiftCardErrors {
  const errors: GiftCardErrors = {
    ...checkAmount(fields, offer),
    recipient_name: checkPerson(fields.recipient_name, 'their'),
    recipient_email: checkEmail(fields.recipient_email),
    sender_name: checkPerson(fields.sender_name, 'your'),
    sender_email: checkEmail(fields.sender_email),
    message: checkMessage(fields.message, offer),
    day: checkDay(fields, today),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined))
}

/** Expects validated fields. */
export function detailsOf(fields: GiftCardFields): GiftCardDetails {
  return {
    amountCents: amountOf(fields) ?? 0,
    recipientName: parsePerson(fields.recipient_name).value ?? '',
    recipientEmail: parseEmail(fields.recipient_email) ?? '',
    senderName: parsePerson(fields.sender_name).value ?? '',
    senderEmail: parseEmail(fields.sender_email) ?? '',
    message: fields.message.replaceAll('\r\n', '\n').trim(),
    deliveryDate: fields.when === ON_A_DAY ? dayOf(fields) : undefined,
  }
}

export function fieldOfContract(name: string, { amount }: GiftCardFields): GiftCardField {
  if (name === 'amount') return amount === OTHER ? 'other' : 'amount'
  return FIELDS.find((field) => field === name) ?? 'day'
}
