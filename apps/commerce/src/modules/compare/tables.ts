import type { Generated } from 'kysely'

/** A list of products to compare: of one customer, or of a guest who knows its uid. */
interface CompareListTable {
  id: Generated<number>
  /** 32 letters and digits that nobody can guess. */
  uid: string
  website_id: number
  customer_id: number | null
  /** When a guest's list was last used; its life is counted from here. */
  seen_at: Generated<Date>
}

/** A product on a list, each at most once. */
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
