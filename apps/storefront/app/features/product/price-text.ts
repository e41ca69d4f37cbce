import { formatCents, instalmentCents, percentOff, toCents } from '@welt/kit/money'
import type { PriceFactsFragment } from './card.generated.ts'

export interface PriceText {
  readonly now: string
  readonly was?: string
  readonly saving?: string
  /** Rounded down; set from 5 % on. */
  readonly percent?: number
  /** Shown with a visible `Now` label. */
  readonly isAdvertised?: true
}

function centsOf(value: number | null): number {
  return toCents(value ?? 0)
}

/** Amount charged, in cents. */
export function finalCentsOf(facts: PriceFactsFragment): number {
  return centsOf(facts.price_range.minimum_price.final_price.value)
}

/** [R3.50, R9.62, A30, A108] */
export function priceText(facts: PriceFactsFragment): PriceText {
  const regular = centsOf(facts.price_range.minimum_price.regular_price.value)
  const final = finalCentsOf(facts)
  // `now_price` counts only if it is the price charged.
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
 * Undefined unless above the final price and not already shown as the former one.
 * @param rrp in major units; `rrp_nzd` on a site in NZD, `rrp` elsewhere [R3.55, A30]
 */
export function rrpText(facts: PriceFactsFragment, rrp: number | null): string | undefined {
  if (rrp === null) return undefined
  const cents = centsOf(rrp)
  const regular = centsOf(facts.price_range.minimum_price.regular_price.value)
  return cents > finalCentsOf(facts) && cents !== regular ? formatCents(cents) : undefined
}

/** One of four payments. [R9.29, A100] */
export function instalmentText(facts: PriceFactsFragment): string {
  return formatCents(instalmentCents(finalCentsOf(facts)))
}
