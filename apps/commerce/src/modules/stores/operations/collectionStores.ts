import { loadProductsBySku, variantsOf } from '#modules/catalogue'
import type { Context } from '#src/platform/context'
import type { QueryCollectionStoresArgs } from '#src/platform/contract/contract.generated'
import { STORES_TAG } from '../cache-tags.ts'
import { isCollectOffered, tradingStores } from '../site-stores.ts'
import { loadOfferedStock } from '../stock/offered.ts'
import { type StoreModel, toStore } from '../store-model.ts'

interface CollectionSizeModel {
  readonly sku: string
  readonly stores: readonly StoreModel[]
}

/** Purged with the shown stock of any source; what only time makes unlikely stays for a day. [decisions 94, 157] */
export async function collectionStores(
  ctx: Context,
  { sku }: QueryCollectionStoresArgs,
): Promise<CollectionSizeModel[]> {
  ctx.response.addTags(STORES_TAG)
  const [product] = await loadProductsBySku(ctx, [sku])
  if (!product || !(await isCollectOffered(ctx))) return []
  const sizes = await variantsOf(ctx, product.productId)
  const collecting = (await tradingStores(ctx)).filter((store) => store.enabled_for_cnc)
  const stock = await loadOfferedStock(
    ctx.db,
    collecting.map((store) => store.store_code),
    sizes.map((size) => size.sku),
  )
  return sizes.map((size) => ({
    sku: size.sku,
    stores: collecting
      .filter((store) => stock.has(`${store.store_code} ${size.sku}`))
      .map((store) => toStore(store, { isCollectOffered: true })),
  }))
}
