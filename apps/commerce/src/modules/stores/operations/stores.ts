import type { Context } from '#src/platform/context'
import { STORES_TAG } from '../cache-tags.ts'
import { isCollectOffered, tradingStores } from '../site-stores.ts'
import { type StoreModel, toStore } from '../store-model.ts'

/** By state and name. */
export async function stores(ctx: Context): Promise<StoreModel[]> {
  ctx.response.addTags(STORES_TAG)
  const isOffered = await isCollectOffered(ctx)
  return (await tradingStores(ctx)).map((row) => toStore(row, { isCollectOffered: isOffered }))
}
