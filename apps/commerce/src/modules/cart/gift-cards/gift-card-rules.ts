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

const EMPTY: BoughtGiftCard = {
  amountCents: 0,
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  senderEmail: '',
  message: null,
  deliveryDate: null,
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
  const parsedOr = <T>(field: GiftCardField, former: T, parse: () => Parsed<T>): T => {
    if (before && entered[field] === undefined) return former
    const parsed = parse()
    if ('value' in parsed) return parsed.value
    faults.push({ field, message: parsed.message })
    return former
  }
  const textOf = (field: Exclude<GiftCardField, 'amount'>) => entered[field] ?? ''
  const former = before ?? EMPTY
  const giftCard: BoughtGiftCard = {
    amountCents: parsedOr('amount', former.amountCents, () => parseAmount(entered.amount ?? 0, offer)),
    recipientName: parsedOr('recipient_name', former.recipientName, () => personOf(textOf('recipient_name'), 'their')),
    recipientEmail: parsedOr('recipient_email', former.recipientEmail, () => emailOf(textOf('recipient_email'))),
    senderName: parsedOr('sender_name', former.senderName, () => personOf(textOf('sender_name'), 'your')),
    senderEmail: parsedOr('sender_email', former.senderEmail, () => emailOf(textOf('sender_email'))),
    message: parsedOr('message', former.message, () => messageOf(textOf('message'), offer)),
    deliveryDate: parsedOr('delivery_date', former.deliveryDate, () => dayOf(textOf('delivery_date'), today)),
  }
  return faults.length > 0 ? { faults } : { giftCard }
}
