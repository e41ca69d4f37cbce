import type { SavedSkusFragment } from '#app/features/account/customer.generated.ts'
import { withoutNulls } from '#app/graphql/nullable.ts'

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

/** [R3.32] */
export const toSavedSkus = ({ items, count }: SavedList) => ({ skus: [...new Set(items.map(({ sku }) => sku))], count })
