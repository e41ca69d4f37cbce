import { containedGstCents, toMoney } from '@welt/kit/money'
import type { CartPrices } from '#src/platform/contract/contract.generated'
import { toDiscount } from './discount.ts'
import type { PricedCart, PricedLine } from './pricing.ts'

/** [R3.07, R3.08, A109] */
export function toCartPrices(priced: PricedCart): CartPrices {
  const money = (cents: number) => toMoney(cents, priced.currency)
  const gstOf = (centsOf: (line: PricedLine) => number) =>
    priced.lines.reduce(
      (sum, line) => (line.isGiftCard ? sum : sum + containedGstCents(centsOf(line), priced.country)),
      0,
    )
  const goodsCents = priced.lines.reduce((sum, line) => sum + line.rowCents - line.discountCents, 0)
  const discounts = priced.discounts.map((discount) => toDiscount(discount, discount.appliedTo, priced.currency))
  const reducedCents = priced.lines.reduce(
    (sum, line) => sum + Math.max(0, line.regularUnitCents * line.quantity - line.rowCents),
    0,
  )
  return {
    grand_total: money(priced.totalCents),
    subtotal_excluding_tax: money(priced.subtotalCents - gstOf((line) => line.rowCents)),
    subtotal_including_tax: money(priced.subtotalCents),
    subtotal_with_discount_excluding_tax: money(goodsCents - gstOf((line) => line.rowCents - line.discountCents)),
    shipping_including_tax: money(priced.shippingCents),
    total_before_gift_cards: money(priced.totalCents + priced.giftCardCents),
    total_savings: money(reducedCents + priced.discountCents),
    discounts: discounts.length > 0 ? discounts : null,
    discount:
      discounts.length > 0
        ? { amount: money(-priced.discountCents), label: discounts.map(({ label }) => label) }
        : null,
    applied_taxes: priced.taxCents > 0 ? [{ label: 'GST', amount: money(priced.taxCents) }] : [],
    gift_options: null,
  }
}
