import type { Context } from '#src/platform/context'
import type { QueryStoreArgs } from '#src/platform/contract/contract.generated'
import { STORES_TAG } from '../cache-tags.ts'
import { isFeedPaused } from '../feed/feed-pause.ts'
import { isCollectOffered, storesOfSite } from '../site-stores.ts'
import { type StoreModel, toStore } from '../store-model.ts'

export async function store(ctx: Context, { store_code }: QueryStoreArgs): Promise<StoreModel | null> {
  ctx.response.addTags(STORES_TAG)
  if (await isFeedPaused(ctx)) ctx.response.forbidCaching()
  const row = (await storesOfSite(ctx)).find((one) => one.store_code === store_code)
  return row ? toStore(row, { isCollectOffered: await isCollectOffered(ctx) }) : null
}
