import { type CountryCode, containedGstCents } from '@welt/kit/money'

/** What a line costs, in cents. */
export interface LineAmounts {
  readonly unitCents: number
  readonly rowCents: number
  readonly discountCents: number
  /** GST contained in the row after its discount. */
  readonly taxCents: number
}

/** Amounts of a whole cart in cents; each is the sum of its parts. [R3.07, R3.08] */
export interface Totals {
  readonly subtotalCents: number
  readonly discountCents: number
  readonly shippingCents: number
  readonly taxCents: number
  readonly totalCents: number
}

/** Prices `quantity` pieces. GST is rounded once per line. [A109] */
export function lineAmounts(line: { unitCents: number; quantity: number; discountCents: number; country: CountryCode }): LineAmounts {
  const rowCents = line.unitCents * line.quantity
  const discountCents = Math.min(line.discountCents, rowCents)
  return { unitCents: line.unitCents, rowCents, discountCents, taxCents: containedGstCents(rowCents - discountCents, line.country) }
}

/** Adds the lines up. GST of delivery is contained in its price as well. [R3.08, A109] */
export function addUp(lines: readonly LineAmounts[], shippingCents: number, country: CountryCode): Totals {
  const sum = (amount: (line: LineAmounts) => number) => lines.reduce((total, line) => total + amount(line), 0)
  const subtotalCents = sum((line) => line.rowCents)
  const discountCents = sum((line) => line.discountCents)
  return {
    subtotalCents,
    discountCents,
    shippingCents,
    taxCents: sum((line) => line.taxCents) + containedGstCents(shippingCents, country),
    totalCents: subtotalCents - discountCents + shippingCents,
  }
}
