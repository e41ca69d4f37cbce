import type { Context } from '#src/platform/context'
import type { QueryStoresArgs } from '#src/platform/contract/contract.generated'
import { STORES_TAG } from '../cache-tags.ts'
import { isFeedPaused } from '../feed/feed-pause.ts'
import { isCollectOffered, storesOfSite, tradingStores } from '../site-stores.ts'
import { type StoreModel, toStore } from '../store-model.ts'

/** By state and name. */
export async function stores(ctx: Context, { include_closed }: QueryStoresArgs): Promise<StoreModel[]> {
  ctx.response.addTags(STORES_TAG)
  if (await isFeedPaused(ctx)) ctx.response.forbidCaching()
  const isOffered = await isCollectOffered(ctx)
  const rows = await (include_closed ? storesOfSite : tradingStores)(ctx)
  return rows.map((row) => toStore(row, { isCollectOffered: isOffered }))
}
