import type { AgeBand } from './sizes.ts'

/** All conditions must be met, each by any of its values. Stored in `category.rule`. */
export interface CategoryRule {
  readonly groups?: readonly string[]
  readonly styles?: readonly string[]
  readonly occasions?: readonly string[]
  readonly fabrics?: readonly string[]
  readonly heelMm?: { readonly from?: number; readonly below?: number }
  readonly needs?: readonly string[]
  readonly widths?: readonly string[]
  readonly ages?: readonly AgeBand[]
  readonly isNew?: boolean
  readonly isOnSale?: boolean
  /** Style codes included regardless. */
  readonly alsoCodes?: readonly string[]
}

export interface RuleFacts {
  readonly styleCode: string
  readonly group: string
  readonly style: string
  readonly occasions: readonly string[]
  readonly fabric: string
  readonly heelMm: number
  readonly needs: readonly string[]
  readonly width: string
  readonly ages: readonly AgeBand[]
  readonly isNew: boolean
  readonly isOnSale: boolean
}

function hasAny(wanted: readonly string[] | undefined, found: readonly string[]): boolean {
  return wanted === undefined || wanted.some((value) => found.includes(value))
}

export function isIncluded(rule: CategoryRule, facts: RuleFacts): boolean {
  if (rule.alsoCodes?.includes(facts.styleCode)) return true
  return (
    hasAny(rule.groups, [facts.group]) &&
    hasAny(rule.styles, [facts.style]) &&
    hasAny(rule.occasions, facts.occasions) &&
    hasAny(rule.fabrics, [facts.fabric]) &&
    facts.heelMm >= (rule.heelMm?.from ?? 0) &&
    facts.heelMm < (rule.heelMm?.below ?? Number.POSITIVE_INFINITY) &&
    hasAny(rule.needs, facts.needs) &&
    hasAny(rule.widths, [facts.width]) &&
    hasAny(rule.ages, facts.ages) &&
    (rule.isNew === undefined || rule.isNew === facts.isNew) &&
    (rule.isOnSale === undefined || rule.isOnSale === facts.isOnSale)
  )
}
