import type { CategoryRule } from '../../catalogue/category-rule.ts'

/** A category of a site's tree. Inherits conditions that it does not set from its parent. */
export interface CategoryEntry {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly rule: CategoryRule
  /** Groups the same shoes another way (price, age, need), so it is no product's main category. */
  readonly isCrossCut?: boolean
  readonly children?: readonly CategoryEntry[]
}
