import { type CurrencyCode, toDecimal } from '@welt/kit/money'

/** Money as GraphQL carries it: major units, two decimals. */
export interface MoneyModel {
  readonly value: number
  readonly currency: CurrencyCode
}

/** Cents at the GraphQL edge. */
export function toMoney(cents: number, currency: CurrencyCode): MoneyModel {
  return { value: toDecimal(cents), currency }
}
