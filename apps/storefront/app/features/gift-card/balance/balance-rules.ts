import { parseCardNumber } from '@welt/rules/code'
import { checkPin } from '../check-pin.ts'

export interface BalanceFields {
  readonly card: string
  readonly pin: string
}

export type BalanceErrors = Readonly<Partial<Record<keyof BalanceFields, string | undefined>>>

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
  const { fault } = parseCardNumber(typed)
  return fault === 'missing' ? 'Enter the gift card number.' : fault && NOT_FOUND
}

/** [R5.06, R5.07] */
export function checkBalance(fields: BalanceFields): BalanceErrors {
  const errors = { card: checkCard(fields.card), pin: checkPin(fields.pin) }
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined))
}
