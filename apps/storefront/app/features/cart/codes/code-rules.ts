import { normalCode } from '@welt/kit/text/typed-text'
import { fieldText } from '#app/forms/form-data.ts'

export type CodeField = 'code' | 'card' | 'pin'
export type CodeErrors = Readonly<Partial<Record<CodeField, string>>>
export type CodeValues = Readonly<Partial<Record<CodeField, string>>>

/** Longer than any code. */
const MOST_CHARS = 64
/** Largest GraphQL `Int`. */
const MOST_PIN = 2 ** 31 - 1

export interface GiftCardInput {
  readonly code: string
  readonly pin: number
}

export function checkCode(typed: string): CodeErrors {
  if (!normalCode(typed)) return { code: 'Enter a promo code.' }
  return normalCode(typed).length > MOST_CHARS ? { code: 'This promo code is invalid.' } : {}
}

function checkPin(typed: string): string | undefined {
  const text = normalCode(typed)
  if (!text) return 'Enter the gift card’s PIN.'
  if (!/^\d+$/.test(text)) return 'Enter the PIN using numbers only.'
  return text.startsWith('0') || Number(text) > MOST_PIN ? 'Enter the PIN exactly as it is in the email.' : undefined
}

function checkCardNumber(typed: string): string | undefined {
  const code = normalCode(typed)
  if (!code) return 'Enter the gift card number.'
  return code.length > MOST_CHARS ? 'Enter the number exactly as it is in the email.' : undefined
}

/** [R5.06, R5.07] */
export function readGiftCard(form: FormData): { readonly card: GiftCardInput } | { readonly errors: CodeErrors } {
  const [card, pin] = [fieldText(form, 'card'), fieldText(form, 'pin')]
  const wrong = { card: checkCardNumber(card), pin: checkPin(pin) }
  const errors = Object.fromEntries(Object.entries(wrong).filter(([, message]) => message))
  return Object.keys(errors).length > 0
    ? { errors }
    : { card: { code: normalCode(card), pin: Number(normalCode(pin)) } }
}

/** Shows only the last characters. [R8.69] */
export function cardName(code: string): string {
  return `Gift card ending ${code.slice(-4)}`
}
