import assert from 'node:assert/strict'
import { brandOf, type SiteId } from '@welt/brands'
import { requireData } from './graphql.ts'
import { operate, runSql } from './operator.ts'

export interface NearStore {
  readonly store_code: string
  readonly store_id: string
  readonly name: string
  readonly city: string
}

const NEAR = `query ($search: String!) { inventoryLookup(search: $search, radius: 100, pageSize: 50) {
  items { store_code store_id name city } } }`

/** Within 100 km, nearest first. */
export async function storesNear(site: SiteId, search: string): Promise<readonly NearStore[]> {
  const { inventoryLookup } = await requireData<{ inventoryLookup: { items: NearStore[] } }>(
    brandOf(site).storeCode,
    NEAR,
    { search },
  )
  assert.ok(inventoryLookup.items.length > 1)
  return inventoryLookup.items
}

/** Counts a size at the stores, in their order; those without a count have none. */
export async function countAt(stores: readonly NearStore[], sku: string, ...counts: readonly number[]): Promise<void> {
  const codes = stores.map(({ store_code }) => store_code)
  await runSql('update stock set on_hand = reserved where sku = $1 and source = any($2)', [sku, codes])
  for (const [i, count] of counts.entries()) {
    const { code, output } = await operate('stock', sku, String(count), '--source', codes[i] ?? '')
    assert.equal(code, 0, output)
  }
}
