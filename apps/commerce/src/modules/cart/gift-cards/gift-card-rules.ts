import { formatCents } from '@welt/kit/money'
import { cleanText, lengthOf, parseEmail, parseName } from '@welt/kit/text/patterns'
import { normalName, normalValue } from '@welt/kit/text/typed-text'
import { DAY_MS } from '@welt/kit/time'
import type { GiftCardOffer } from '#modules/catalogue'
import type { BoughtGiftCard } from './bought-gift-card.ts'

/** Undefined fields stay unchanged. */
export interface EnteredGiftCard {
  /** In dollars. */
  readonly amount?: number | undefined
  readonly sender_name?: string | undefined
  readonly sender_email?: string | undefined
  readonly recipient_name?: string | undefined
  readonly recipient_email?: string | undefined
  readonly message?: string | undefined
  readonly delivery_date?: string | undefined
}

export type GiftCardField = keyof EnteredGiftCard

export interface GiftCardFault {
  readonly field: GiftCardField
  readonly message: string
}

export const NAME_LENGTH = 60
export const EMAIL_LENGTH = 254
const DAYS_AHEAD = 365

type Parsed<T> = { readonly value: T } | { readonly message: string }

const shortDollars = (cents: number) => formatCents(cents).replace(/\.00$/, '')

/** [R3.25] */
export function isAmountOffered({ amountsCents, openAmount }: GiftCardOffer, cents: number): boolean {
  return (
    amountsCents.includes(cents) ||
    (openAmount !== undefined && cents >= openAmount.minCents && cents <= openAmount.maxCents)
  )
}

function parseAmount(amount: number, offer: GiftCardOffer): Parsed<number> {
  const { openAmount, amountsCents } = offer
  const cents = Math.round(amount * 100)
  if (!Number.isFinite(amount) || Math.abs(amount * 100 - cents) > 1e-6)
    return { message: 'Enter dollars and cents, like 75.50.' }
  if (isAmountOffered(offer, cents)) return { value: cents }
  if (openAmount)
    return {
      message: `Enter an amount from ${shortDollars(openAmount.minCents)} to ${shortDollars(openAmount.maxCents)}.`,
    }
  return { message: `Choose one of these amounts: ${amountsCents.map(shortDollars).join(', ')}.` }
}

function parsePersonName(text: string, whose: 'their' | 'your'): Parsed<string> {
  const name = parseName(text, NAME_LENGTH)
  if (name !== undefined) return { value: name }
  const { length } = normalName(text)
  if (length === 0) return { message: `Enter ${whose} name.` }
  if (length > NAME_LENGTH)
    return { message: `Enter ${whose} name on one line, with at most ${NAME_LENGTH} characters.` }
  return { message: `Enter ${whose} name using letters, spaces, hyphens or apostrophes.` }
}

function parseAddress(text: string): Parsed<string> {
  const email = parseEmail(text)
  return email ? { value: email } : { message: 'Enter an email address like mia@example.com' }
}

function parseMessage(text: string, { messageMaxLength }: GiftCardOffer): Parsed<string | null> {
  const tooMany = lengthOf(text) - messageMaxLength
  if (tooMany > 0 && messageMaxLength === 0) return { message: 'No message can be sent with this card.' }
  if (tooMany > 0)
    return { message: `Your message is ${tooMany} ${tooMany === 1 ? 'character' : 'characters'} too long.` }
  const message = cleanText(text, messageMaxLength)
  return message === undefined
    ? { message: 'Use only letters, numbers and punctuation in your message.' }
    : { value: message || null }
}

/** @param today `YYYY-MM-DD`, local to the site */
function parseDate(text: string, today: string): Parsed<string | null> {
  const date = normalValue(text)
  if (date === '') return { value: null }
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? new Date(`${date}T00:00:00Z`) : undefined
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
    return { message: 'Enter a day that exists.' }
  if (date < today) return { message: 'Choose today or a later day.' }
  const lastDay = new Date(new Date(`${today}T00:00:00Z`).getTime() + DAYS_AHEAD * DAY_MS)
  return day > lastDay ? { message: 'Choose a day within the next year.' } : { value: date }
}

/** Fields not entered stay as `before`. [R3.23-R3.26, A25] */
export function parseGiftCard(
  entered: EnteredGiftCard,
  {
    offer,
    today,
    before,
  }: { readonly offer: GiftCardOffer; readonly today: string; readonly before?: BoughtGiftCard | undefined },
): { readonly giftCard: BoughtGiftCard } | { readonly faults: readonly GiftCardFault[] } {
  const faults: GiftCardFault[] = []
  const take = <T>(field: GiftCardField, kept: T | undefined, missing: T, parsed: Parsed<T> | undefined): T => {
    if (parsed === undefined && kept !== undefined) return kept
    if (parsed && 'value' in parsed) return parsed.value
    faults.push({ field, message: parsed?.message ?? '' })
    return missing
  }
  const text = <T>(value: string | undefined, parse: (given: string) => Parsed<T>) =>
    value === undefined && before ? undefined : parse(value ?? '')
  const giftCard: BoughtGiftCard = {
    amountCents: take(
      'amount',
      before?.amountCents,
      0,
      entered.amount === undefined && before ? undefined : parseAmount(entered.amount ?? 0, offer),
    ),
    recipientName: take(
      'recipient_name',
      before?.recipientName,
      '',
      text(entered.recipient_name, (given) => parsePersonName(given, 'their')),
    ),
    recipientEmail: take('recipient_email', before?.recipientEmail, '', text(entered.recipient_email, parseAddress)),
    senderName: take(
      'sender_name',
      before?.senderName,
      '',
      text(entered.sender_name, (given) => parsePersonName(given, 'your')),
    ),
    senderEmail: take('sender_email', before?.senderEmail, '', text(entered.sender_email, parseAddress)),
    message: take(
      'message',
      before?.message,
      null,
      text(entered.message, (given) => parseMessage(given, offer)),
    ),
    deliveryDate: take(
      'delivery_date',
      before?.deliveryDate,
      null,
      text(entered.delivery_date, (given) => parseDate(given, today)),
    ),
  }
  return faults.length > 0 ? { faults } : { giftCard }
}
