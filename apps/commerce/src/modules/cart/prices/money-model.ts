import { type CurrencyCode, toDecimal } from '@welt/kit/money'
import type { Money } from '#src/graphql/contract.generated'

/** Cents at the GraphQL edge. */
export function toMoney(cents: number, currency: CurrencyCode): Money {
  return { value: toDecimal(cents), currency }
}
