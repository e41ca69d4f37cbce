import { formatCents, instalmentCents, percentOff, toCents } from '@welt/kit/money'
import type { PriceFactsFragment } from './card.generated.ts'

/** What a shopper reads of a price. */
export interface PriceText {
  readonly now: string
  /** Set when the final price is below the regular one. */
  readonly was?: string
  readonly saving?: string
  /** Whole number, rounded down; set from 5 % (less is not worth a badge). */
  readonly percent?: number
  /** The price is advertised, and so is labelled `Now` where everyone sees it. */
  readonly isAdvertised?: true
}

function centsOf(value: number | null): number {
  return toCents(value ?? 0)
}

/** Final price in cents, what is charged. */
export function finalCentsOf(facts: PriceFactsFragment): number {
  return centsOf(facts.price_range.minimum_price.final_price.value)
}

/** The price pair of cards and product pages. [R3.50, R9.62, A30, A108] */
export function priceText(facts: PriceFactsFragment): PriceText {
  const regular = centsOf(facts.price_range.minimum_price.regular_price.value)
  const final = finalCentsOf(facts)
  // An advertised price that is not the one charged is not shown: regular and final decide.
  const advertised =
    facts.now_price != null && centsOf(facts.now_price) === final ? { isAdvertised: true as const } : {}
  if (final >= regular) return { now: formatCents(final), ...advertised }
  const percent = percentOff(regular, final)
  return {
    now: formatCents(final),
    was: formatCents(regular),
    saving: formatCents(regular - final),
    ...(percent >= 5 ? { percent } : {}),
    ...advertised,
  }
}

/**
 * The recommended retail price, when it is above what is charged and not already shown as the former price.
 * @param rrp in major units; the caller picks `rrp_nzd` on a site in NZD, `rrp` elsewhere [R3.55, A30]
 */
export function rrpText(facts: PriceFactsFragment, rrp: number | null): string | undefined {
  if (rrp === null) return undefined
  const cents = centsOf(rrp)
  const regular = centsOf(facts.price_range.minimum_price.regular_price.value)
  return cents > finalCentsOf(facts) && cents !== regular ? formatCents(cents) : undefined
}

/** Each of four payments of the final price. [R9.29, A100] */
export function instalmentText(facts: PriceFactsFragment): string {
  return formatCents(instalmentCents(finalCentsOf(facts)))
}
