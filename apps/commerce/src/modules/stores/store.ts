import type { Db } from '#src/platform/database'
import type { StoreRow } from './tables.ts'

/** Of all sites, by state and name. */
export function loadStores(db: Db): Promise<StoreRow[]> {
  return db.selectFrom('store').selectAll().orderBy('state').orderBy('name').execute()
}

export async function findStore(db: Db, websiteId: number, storeId: number): Promise<StoreRow | undefined> {
  const store = await db.selectFrom('store').selectAll().where('id', '=', storeId).executeTakeFirst()
  return store?.website_ids.includes(websiteId) ? store : undefined
}

export function findStoreByCode(db: Db, storeCode: string): Promise<StoreRow | undefined> {
  return db.selectFrom('store').selectAll().where('store_code', '=', storeCode).executeTakeFirst()
}
