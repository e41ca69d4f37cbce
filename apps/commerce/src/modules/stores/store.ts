import type { CountryCode } from '@welt/kit/money'
import type { Db } from '#src/platform/database'
import type { StoreRow } from './tables.ts'

/** Open stores of every site in a country. */
export function loadStores(db: Db, country: CountryCode): Promise<StoreRow[]> {
  return db
    .selectFrom('store')
    .selectAll()
    .where('is_active', '=', true)
    .where('country', '=', country)
    .orderBy('id')
    .execute()
}

export async function findStore(db: Db, websiteId: number, storeId: number): Promise<StoreRow | undefined> {
  const store = await db.selectFrom('store').selectAll().where('id', '=', storeId).executeTakeFirst()
  return store?.website_ids.includes(websiteId) ? store : undefined
}

export function findStoreByCode(db: Db, storeCode: string): Promise<StoreRow | undefined> {
  return db.selectFrom('store').selectAll().where('store_code', '=', storeCode).executeTakeFirst()
}

/** Available pieces by `source sku`. */
export async function loadSourceStock(
  db: Db,
  sources: readonly string[],
  skus: readonly string[],
): Promise<Map<string, number>> {
  if (sources.length === 0 || skus.length === 0) return new Map()
  const rows = await db
    .selectFrom('stock')
    .select(['source', 'sku', 'on_hand', 'reserved'])
    .where('source', 'in', [...sources])
    .where('sku', 'in', [...skus])
    .execute()
  return new Map(rows.map((row) => [`${row.source} ${row.sku}`, Math.max(0, row.on_hand - row.reserved)]))
}
