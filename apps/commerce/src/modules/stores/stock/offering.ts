import { normalizeSku } from '@welt/kit/text/skus'
import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { loadOfferedStock } from './offered.ts'

/** Sizes by the sku asked for: the size itself, or each of a product. */
async function loadSizes(db: Db, skus: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ wanted: string; sku: string }>`
    select v.sku as wanted, v.sku from variant v where v.sku = any(${skus})
    union all select p.sku, v.sku from product p join variant v on v.product_id = p.id where p.sku = any(${skus})`.execute(
    db,
  )
  const sizes = Map.groupBy(rows, ({ wanted }) => wanted)
  return new Map(skus.map((sku) => [sku, (sizes.get(sku) ?? []).map((row) => row.sku)]))
}

/** Those of the stores that offer every sku; of a product one size is enough. */
export async function loadStoresOffering(
  db: Db,
  storeCodes: readonly string[],
  typedSkus: readonly string[],
): Promise<ReadonlySet<string>> {
  if (typedSkus.length === 0) return new Set(storeCodes)
  const sizes = await loadSizes(db, [...new Set(typedSkus.map(normalizeSku))])
  const stock = await loadOfferedStock(db, storeCodes, [...sizes.values()].flat())
  const hasOne = (store: string, skus: readonly string[]) => skus.some((sku) => stock.has(`${store} ${sku}`))
  return new Set(storeCodes.filter((store) => [...sizes.values()].every((skus) => hasOne(store, skus))))
}
