import type { CategoryRule } from '../../catalogue/category-rule.ts'

/**
 * A category of a site's tree. Its rule is narrowed by its parent's: a condition that it does not give itself is taken
 * from there.
 */
export interface CategoryEntry {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly rule: CategoryRule
  /** Sorts the same shoes another way (price, age, need), so it is no product's main place. */
  readonly isCrossCut?: boolean
  readonly children?: readonly CategoryEntry[]
}
