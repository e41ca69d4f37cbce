import type { SavedSkusFragment } from '#app/features/account/customer.generated.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'

/** What hearts need of a list: which styles are on it, as which items, and how many items there are. */
export interface SavedList {
  readonly items: readonly { readonly id: string; readonly sku: string }[]
  readonly count: number
}

export function toSavedList(list: SavedSkusFragment | null | undefined): SavedList {
  const items = withoutNulls(list?.items_v2?.items).flatMap(({ id, product }) =>
    product?.sku ? [{ id, sku: product.sku }] : [],
  )
  return { items, count: list?.items_count ?? items.length }
}

/** The same as it goes to a page. [R3.32] */
export const toSavedSkus = ({ items, count }: SavedList) => ({ skus: [...new Set(items.map(({ sku }) => sku))], count })
