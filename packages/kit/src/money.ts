/** [A05] */
export type CurrencyCode = 'AUD' | 'NZD'

/** Integer cents, never a float. */
export interface Money {
  readonly cents: number
  readonly currency: CurrencyCode
}

/** 12995 → 129.95. For the GraphQL layer only. */
export function toDecimal(cents: number): number {
  return Math.round(cents) / 100
}

interface DecimalMoney {
  readonly value: number
  readonly currency: CurrencyCode
}

export function toMoney(cents: number, currency: CurrencyCode): DecimalMoney {
  return { value: toDecimal(cents), currency }
}

/** @throws RangeError for an infinite number or a third decimal */
export function toCents(decimal: number): number {
  const cents = Math.round(decimal * 100)
  if (!Number.isFinite(decimal) || Math.abs(decimal * 100 - cents) > 1e-6)
    throw new RangeError(`not an amount: ${decimal}`)
  return cents
}

/** Rounds half away from zero, in integers. */
export function divideRound(numerator: number, denominator: number): number {
  const sign = Math.sign(numerator) * Math.sign(denominator)
  const n = Math.abs(numerator)
  const d = Math.abs(denominator)
  return sign * Math.floor((2 * n + d) / (2 * d)) || 0
}

/** GST contained in a price: AU 1/11, NZ 3/23. [A109] */
const GST_CONTAINED = { AU: [1, 11], NZ: [3, 23] } as const

export type CountryCode = keyof typeof GST_CONTAINED

/** Rounded half up. */
export function containedGstCents(cents: number, country: CountryCode): number {
  const [numerator, denominator] = GST_CONTAINED[country]
  return divideRound(cents * numerator, denominator)
}

/** Rounded down: 29.9 % gives 29. [A108] */
export function percentOff(regularCents: number, finalCents: number): number {
  return regularCents > 0 && finalCents < regularCents
    ? Math.floor(((regularCents - finalCents) * 100) / regularCents)
    : 0
}

/** [A93, A100] */
const INSTALMENTS = 4

/** Rounded half up. [A100] */
export function instalmentCents(finalCents: number): number {
  return divideRound(finalCents, INSTALMENTS)
}

/** Ties go to the earlier share. No share exceeds its weight unless the total exceeds their sum. */
export function shareByLargestRemainder(totalCents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum === 0) return weights.map(() => 0)
  const remainders = weights.map((weight) => (totalCents * weight) % sum)
  const parts = weights.map((weight, i) => (totalCents * weight - (remainders[i] ?? 0)) / sum)
  const rest = totalCents - parts.reduce((a, b) => a + b, 0)
  const order = remainders.map((remainder, i) => [remainder, i] as const).sort((a, b) => b[0] - a[0] || a[1] - b[1])
  for (const [, i] of order.slice(0, rest)) parts[i] = (parts[i] ?? 0) + 1
  return parts
}

/** `$1,249.95` */
export function formatCents(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100)
    .toString()
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return `${cents < 0 ? '−' : ''}$${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
}

const DOLLARS = { AUD: 'A', NZD: 'NZ' } as const

/** `A$1,249.95`, for totals. */
export const formatTotal = (cents: number, currency: CurrencyCode) => `${DOLLARS[currency]}${formatCents(cents)}`

/** `$100`, without zero cents. */
export const shortDollars = (cents: number) => formatCents(cents).replace(/\.00$/, '')
