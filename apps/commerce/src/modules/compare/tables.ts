import type { Generated } from 'kysely'

/** A guest's list has no customer. */
interface CompareListTable {
  id: Generated<number>
  uid: string
  website_id: number
  customer_id: number | null
  /** Guest lists expire relative to this. */
  seen_at: Generated<Date>
}

/** A product of a compare list, at most once in each. */
interface CompareItemTable {
  id: Generated<number>
  list_id: number
  product_id: number
  added_at: Generated<Date>
}

export interface CompareTables {
  compare_list: CompareListTable
  compare_item: CompareItemTable
}
