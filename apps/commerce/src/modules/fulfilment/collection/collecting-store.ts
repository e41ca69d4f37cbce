import { decodeNumericUid } from '@welt/kit/ids'
import { findStore, findStoreByCode, requireCollectionNow } from '#modules/stores'
import type { Context } from '#src/platform/context'
import type { StoreRow } from '#tables/stores'
import { fail } from '../errors.ts'

type StoreContext = Pick<Context, 'db' | 'brand' | 'memo' | 'sharedLoads'>

async function requireCollecting(ctx: StoreContext, store: StoreRow | undefined, given: string): Promise<StoreRow> {
  if (!store?.website_ids.includes(ctx.brand.websiteId)) throw fail('STORE_NOT_FOUND', { storeId: given.slice(0, 64) })
  if (!store.is_active || !store.enabled_for_cnc) throw fail('STORE_NOT_COLLECTING')
  await requireCollectionNow(ctx)
  return store
}

/**
 * @throws AppError STORE_NOT_FOUND, STORE_NOT_COLLECTING, COLLECTION_OFF, COLLECTION_PAUSED [R3.34, R3.106, R7.106,
 * A71]
 */
export async function requireStoreOfId(ctx: StoreContext, encodedId: string): Promise<StoreRow> {
  const storeId = decodeNumericUid(encodedId)
  const store = storeId === undefined ? undefined : await findStore(ctx.db, ctx.brand.websiteId, storeId)
  return requireCollecting(ctx, store, encodedId)
}

/** For Magento's clients, which name a store by its code. @throws AppError as requireStoreOfId */
export async function requireStoreOfCode(ctx: StoreContext, code: string): Promise<StoreRow> {
  return requireCollecting(ctx, await findStoreByCode(ctx.db, code), code)
}
