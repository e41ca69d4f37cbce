import { parseCardNumber, parsePin, parsePromoCode } from '@welt/rules/code'
import { checkPin } from '#app/features/gift-card/check-pin.ts'
import { fieldText } from '#app/forms/form-data.ts'

export type CodeField = 'code' | 'card' | 'pin'
export type CodeErrors = Readonly<Partial<Record<CodeField, string>>>
export type CodeValues = Readonly<Partial<Record<CodeField, string>>>

export interface GiftCardInput {
  readonly code: string
  readonly pin: number
}

export function checkCode(typed: string): CodeErrors {
  const { fault } = parsePromoCode(typed)
  return fault ? { code: fault === 'missing' ? 'Enter a promo code.' : 'This promo code is invalid.' } : {}
}

const CARD_TEXTS = {
  missing: 'Enter the gift card number.',
  'too-long': 'Enter the number exactly as it is in the email.',
}

/** [R5.06, R5.07] */
export function readGiftCard(form: FormData): { readonly card: GiftCardInput } | { readonly errors: CodeErrors } {
  const [card, pin] = [parseCardNumber(fieldText(form, 'card')), parsePin(fieldText(form, 'pin'))]
  if (card.value !== undefined && pin.value !== undefined) return { card: { code: card.value, pin: pin.value } }
  const pinError = checkPin(fieldText(form, 'pin'))
  return { errors: { ...(card.fault && { card: CARD_TEXTS[card.fault] }), ...(pinError && { pin: pinError }) } }
}

/** Shows only the last characters. [R8.69] */
export function cardName(code: string): string {
  return `Gift card ending ${code.slice(-4)}`
}
