import type { Context } from '#src/composition/context'
import { findStores, type StoreSearch, type StoreSearchResult } from '../stores/find-stores.ts'

/** Place, radius and page as the three searches of stores take them. */
export type StoreSearchArgs = Omit<StoreSearch, 'wanted' | 'mustHave'>

/** Stores near a place with their stock of the skus; without skus the store finder. @throws AppError PLACE_MISSING [R7.97, R3.35, A76] */
export function inventoryLookup(
  ctx: Context,
  args: StoreSearchArgs & { readonly skus?: readonly string[] | null },
): Promise<StoreSearchResult> {
  return findStores(ctx, { ...args, wanted: (args.skus ?? []).map((sku) => ({ sku, quantity: 1 })) })
}
