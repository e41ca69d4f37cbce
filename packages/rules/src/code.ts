import { normalCode, normalNumber } from '@welt/kit/text/typed-text'
import type { Parsed } from './parsed.ts'

/** Longer than any promo code or gift card number. */
const MAX_CODE_LENGTH = 64

type CodeFault = 'missing' | 'too-long'

function checked(code: string): Parsed<string, CodeFault> {
  if (code === '') return { fault: 'missing' }
  return code.length > MAX_CODE_LENGTH ? { fault: 'too-long' } : { value: code }
}

export const parsePromoCode = (typed: string) => checked(normalCode(typed))

/** Printed in groups. [A24] */
export const parseCardNumber = (typed: string) => checked(normalNumber(typed))

/** Largest GraphQL `Int`. */
const MAX_PIN = 2 ** 31 - 1

export type PinFault = 'missing' | 'not-digits' | 'never-issued'

/** Clients send numbers, so no PIN begins with 0. [R5.06, R5.07] */
export function parsePin(typed: string): Parsed<number, PinFault> {
  const text = normalCode(typed)
  if (text === '') return { fault: 'missing' }
  if (!/^\d+$/.test(text)) return { fault: 'not-digits' }
  const value = Number(text)
  return text.startsWith('0') || value > MAX_PIN ? { fault: 'never-issued' } : { value }
}
