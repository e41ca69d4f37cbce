import { findSoldSku } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { QueryGetFindInStoreDetailsPDPArgs } from '#src/platform/contract/contract.generated'
import { requireCollection } from '../collection.ts'
import { fail } from '../errors.ts'
import { type FoundStores, findStores } from '../finder/find-stores.ts'

/** @throws AppError COLLECTION_OFF, PRODUCT_NOT_FOUND, PLACE_MISSING [R7.99, R7.100] */
export async function getFindInStoreDetailsPDP(
  ctx: Context,
  args: QueryGetFindInStoreDetailsPDPArgs,
): Promise<FoundStores> {
  await requireCollection(ctx)
  const { sku } = args
  const soldSku = await findSoldSku(ctx.db, ctx.brand.websiteId, sku)
  if (soldSku === undefined) throw fail('PRODUCT_NOT_FOUND', { sku: sku.slice(0, 64) })
  return findStores(ctx, { ...args, requested: [{ sku: soldSku, quantity: 1 }] })
}
