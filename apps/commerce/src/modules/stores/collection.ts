import { settingsOfRequest } from '#modules/site'
import type { Context } from '#src/platform/context'
import { fail } from './errors.ts'
import { isFeedPaused } from './feed/feed-pause.ts'

type StoreContext = Pick<Context, 'db' | 'brand' | 'memo' | 'sharedLoads'>

/** @throws AppError COLLECTION_OFF [R3.106] */
export async function requireCollection(ctx: StoreContext): Promise<void> {
  if (!(await settingsOfRequest(ctx)).isClickAndCollectEnabled) throw fail('COLLECTION_OFF')
}

/** For a choice of collection. @throws AppError COLLECTION_OFF, COLLECTION_PAUSED [R3.106, decision 95] */
export async function requireCollectionNow(ctx: StoreContext): Promise<void> {
  await requireCollection(ctx)
  if (await isFeedPaused(ctx)) throw fail('COLLECTION_PAUSED')
}
