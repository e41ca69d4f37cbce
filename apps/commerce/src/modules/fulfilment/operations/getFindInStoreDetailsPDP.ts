import { loadSellables } from '#modules/catalogue'
import type { Context } from '#src/composition/context'
import { fail } from '../errors.ts'
import { findStores, type StoreSearchResult } from '../stores/find-stores.ts'
import type { StoreSearchArgs } from './inventoryLookup.ts'

/** Stores with their stock of a size. @throws AppError PRODUCT_NOT_FOUND, PLACE_MISSING [R7.99, R7.100] */
export async function getFindInStoreDetailsPDP(ctx: Context, args: StoreSearchArgs & { readonly sku: string }): Promise<StoreSearchResult> {
  const { sku } = args
  const sellables = await loadSellables(ctx.db, ctx.brand.websiteId, [sku])
  if (!sellables.get(sku)?.isEnabled) throw fail('PRODUCT_NOT_FOUND', { sku: sku.slice(0, 64) })
  return findStores(ctx, { ...args, wanted: [{ sku, quantity: 1 }] })
}
