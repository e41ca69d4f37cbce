import { shortDollars } from '@welt/kit/money'
import { lengthOf, parseEmail } from '@welt/kit/text/patterns'
import { normalValue } from '@welt/kit/text/typed-text'
import { isAmountOffered, MAX_PERSON_LENGTH, parseDeliveryDay, parseMessage, parsePerson } from '@welt/rules/gift-card'
import type { TextFault } from '@welt/rules/text'
import type { EnteredGiftCard, GiftCardField, GiftCardOffer } from '#modules/catalogue'
import type { BoughtGiftCard } from './bought-gift-card.ts'

export interface GiftCardFault {
  readonly field: GiftCardField
  readonly message: string
}

type Parsed<T> = { readonly value: T } | { readonly message: string }

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

const PERSON_TEXTS: Readonly<Record<TextFault, (whose: 'their' | 'your') => string>> = {
  missing: (whose) => `Enter ${whose} name.`,
  'too-long': (whose) => `Enter ${whose} name on one line, with at most ${MAX_PERSON_LENGTH} characters.`,
  characters: (whose) => `Enter ${whose} name using letters, spaces, hyphens or apostrophes.`,
}

function personOf(text: string, whose: 'their' | 'your'): Parsed<string> {
  const { value, fault } = parsePerson(text)
  return fault ? { message: PERSON_TEXTS[fault](whose) } : { value }
}

function emailOf(text: string): Parsed<string> {
  const email = parseEmail(text)
  return email ? { value: email } : { message: 'Enter an email address like mia@example.com' }
}

function messageOf(text: string, { messageMaxLength }: GiftCardOffer): Parsed<string | null> {
  const { value, fault } = parseMessage(text, messageMaxLength)
  if (fault === undefined) return { value: value || null }
  if (fault === 'characters') return { message: 'Use only letters, numbers and punctuation in your message.' }
  if (messageMaxLength === 0) return { message: 'No message can be sent with this card.' }
  const tooMany = lengthOf(text) - messageMaxLength
  return { message: `Your message is ${tooMany} ${tooMany === 1 ? 'character' : 'characters'} too long.` }
}

const DAY_TEXTS = {
  'not-a-day': 'Enter a day that exists.',
  past: 'Choose today or a later day.',
  'too-late': 'Choose a day within the next year.',
}

/** @param today `YYYY-MM-DD`, local to the site */
function dayOf(text: string, today: string): Parsed<string | null> {
  if (normalValue(text) === '') return { value: null }
  const { value, fault } = parseDeliveryDay(text, today)
  return fault ? { message: DAY_TEXTS[fault] } : { value }
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
  const parsedOr = <T>(field: GiftCardField, former: T | undefined, missing: T, parsed: Parsed<T> | undefined): T => {
    if (parsed === undefined && former !== undefined) return former
    if (parsed && 'value' in parsed) return parsed.value
    faults.push({ field, message: parsed?.message ?? '' })
    return missing
  }
  const text = <T>(value: string | undefined, parse: (given: string) => Parsed<T>) =>
    value === undefined && before ? undefined : parse(value ?? '')
  const giftCard: BoughtGiftCard = {
    amountCents: parsedOr(
      'amount',
      before?.amountCents,
      0,
      entered.amount === undefined && before ? undefined : parseAmount(entered.amount ?? 0, offer),
    ),
    recipientName: parsedOr(
      'recipient_name',
      before?.recipientName,
      '',
      text(entered.recipient_name, (given) => personOf(given, 'their')),
    ),
    recipientEmail: parsedOr('recipient_email', before?.recipientEmail, '', text(entered.recipient_email, emailOf)),
    senderName: parsedOr(
      'sender_name',
      before?.senderName,
      '',
      text(entered.sender_name, (given) => personOf(given, 'your')),
    ),
    senderEmail: parsedOr('sender_email', before?.senderEmail, '', text(entered.sender_email, emailOf)),
    message: parsedOr(
      'message',
      before?.message,
      null,
      text(entered.message, (given) => messageOf(given, offer)),
    ),
    deliveryDate: parsedOr(
      'delivery_date',
      before?.deliveryDate,
      null,
      text(entered.delivery_date, (given) => dayOf(given, today)),
    ),
  }
  return faults.length > 0 ? { faults } : { giftCard }
}
