import { normalCode } from '@welt/kit/text/typed-text'

export interface BalanceFields {
  readonly card: string
  readonly pin: string
}

export type BalanceErrors = Readonly<Partial<Record<keyof BalanceFields, string | undefined>>>

/** Longer than any card number. */
const MOST_CHARS = 64
/** Largest GraphQL `Int`. */
const MOST_PIN = 2 ** 31 - 1

/** Does not reveal which card numbers exist. */
export const NOT_FOUND = "We can't find a card with this number and PIN."

export function readBalanceForm(form: FormData): BalanceFields {
  const of = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { card: of('card'), pin: of('pin') }
}

function checkCard(typed: string): string | undefined {
  const code = normalCode(typed)
  if (!code) return 'Enter the gift card number.'
  return code.length > MOST_CHARS ? NOT_FOUND : undefined
}

function checkPin(typed: string): string | undefined {
  const pin = normalCode(typed)
  if (!pin) return 'Enter the gift card’s PIN.'
  if (!/^\d+$/.test(pin)) return 'Enter the PIN using numbers only.'
  return pin.startsWith('0') || Number(pin) > MOST_PIN ? 'Enter the PIN exactly as it is in the email.' : undefined
}

/** [R5.06, R5.07] */
export function checkBalance(fields: BalanceFields): BalanceErrors {
  const errors = { card: checkCard(fields.card), pin: checkPin(fields.pin) }
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined))
}
