import { containedGstCents } from '@welt/kit/money'
import { type MoneyModel, toMoney } from './money-model.ts'
import type { PricedCart, PricedLine } from './pricing.ts'

/** CartPrices of the contract. */
export interface CartPricesModel {
  readonly grand_total: MoneyModel
  readonly subtotal_excluding_tax: MoneyModel
  readonly subtotal_including_tax: MoneyModel
  readonly subtotal_with_discount_excluding_tax: MoneyModel
  readonly shipping_including_tax: MoneyModel
  /** Null when none. */
  readonly discounts: null
  readonly applied_taxes: readonly { readonly label: string; readonly amount: MoneyModel }[]
  readonly gift_options: null
}

/** Totals at the GraphQL edge. [R3.07, R3.08, A109] */
export function toCartPrices(priced: PricedCart): CartPricesModel {
  const money = (cents: number) => toMoney(cents, priced.currency)
  const gstOf = (centsOf: (line: PricedLine) => number) =>
    priced.lines.reduce((sum, line) => sum + containedGstCents(centsOf(line), priced.country), 0)
  const goodsCents = priced.subtotalCents - priced.discountCents
  return {
    grand_total: money(priced.totalCents),
    subtotal_excluding_tax: money(priced.subtotalCents - gstOf((line) => line.rowCents)),
    subtotal_including_tax: money(priced.subtotalCents),
    subtotal_with_discount_excluding_tax: money(goodsCents - gstOf((line) => line.rowCents - line.discountCents)),
    shipping_including_tax: money(priced.shippingCents),
    discounts: null,
    applied_taxes: priced.taxCents > 0 ? [{ label: 'GST', amount: money(priced.taxCents) }] : [],
    gift_options: null,
  }
}
