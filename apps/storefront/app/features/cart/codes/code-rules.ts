import { normalCode } from '@welt/kit/text/typed-text'
import { fieldText } from '#app/features/address/address-rules.ts'

/** Fields of the codes panel, by the names that they are posted with. */
export type CodeField = 'code' | 'card' | 'pin'
/** What is wrong with what was typed, by field. */
export type CodeErrors = Readonly<Partial<Record<CodeField, string>>>
/** What was typed. */
export type CodeValues = Readonly<Partial<Record<CodeField, string>>>

/** Longer than any code; nothing longer is sent. */
const MOST_CHARS = 64
/** A number that the wire carries. */
const MOST_PIN = 2 ** 31 - 1

/** A gift card as it is sent: its number without spaces, its PIN as a number. */
export interface GiftCardInput {
  readonly code: string
  readonly pin: number
}

/** What is wrong with a promo code before anything is sent. */
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

/** A gift card as typed, or what is wrong with it: a number is needed, and a PIN of digits. [R5.06, R5.07] */
export function readGiftCard(form: FormData): { readonly card: GiftCardInput } | { readonly errors: CodeErrors } {
  const [card, pin] = [fieldText(form, 'card'), fieldText(form, 'pin')]
  const wrong = { card: checkCardNumber(card), pin: checkPin(pin) }
  const errors = Object.fromEntries(Object.entries(wrong).filter(([, message]) => message))
  return Object.keys(errors).length > 0
    ? { errors }
    : { card: { code: normalCode(card), pin: Number(normalCode(pin)) } }
}

/** "Gift card ending 4471": only its last characters are shown. [R8.69] */
export function cardName(code: string): string {
  return `Gift card ending ${code.slice(-4)}`
}
