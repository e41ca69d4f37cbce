import { parseName } from '@welt/kit/text/patterns'
import { normalName } from '@welt/kit/text/typed-text'
import { parseDayAhead } from './date.ts'
import type { Parsed } from './parsed.ts'
import { parseText, type TextFault } from './text.ts'

interface AmountsOffered {
  readonly amountsCents: readonly number[]
  /** Inclusive bounds of a custom amount; undefined where it is not offered. */
  readonly openAmount: { readonly minCents: number; readonly maxCents: number } | undefined
}

export const isOpenAmount = ({ openAmount }: Pick<AmountsOffered, 'openAmount'>, cents: number) =>
  openAmount !== undefined && cents >= openAmount.minCents && cents <= openAmount.maxCents

/** [R3.25] */
export const isAmountOffered = (offer: AmountsOffered, cents: number) =>
  offer.amountsCents.includes(cents) || isOpenAmount(offer, cents)

/** Of recipient and sender, in characters. */
export const MAX_PERSON_LENGTH = 60

export function parsePerson(text: string): Parsed<string, TextFault> {
  const value = parseName(text, MAX_PERSON_LENGTH)
  if (value !== undefined) return { value }
  const { length } = normalName(text)
  return { fault: length === 0 ? 'missing' : length > MAX_PERSON_LENGTH ? 'too-long' : 'characters' }
}

/** May be empty. [R3.26] */
export function parseMessage(typed: string, maxLength: number): Parsed<string, 'too-long' | 'characters'> {
  const { value, fault } = parseText(typed, maxLength)
  return fault && fault !== 'missing' ? { fault } : { value: value ?? '' }
}

const MAX_DAYS_AHEAD = 365

/** @param today `YYYY-MM-DD`, local to the site [A25] */
export const parseDeliveryDay = (text: string, today: string) => parseDayAhead(text, today, MAX_DAYS_AHEAD)
