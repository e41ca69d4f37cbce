import type { SettingsReader } from '#modules/site'
import { distanceKm } from '../places/distance.ts'
import { isCollectOffered, storesOfSite } from '../site-stores.ts'
import { loadOfferedStock } from '../stock/offered.ts'
import type { StoreRow } from '../tables.ts'
import type { RequestedSku } from './find-stores.ts'

const RADIUS_KM = 100

export interface StoreInstead {
  readonly row: StoreRow
  readonly km: number
  /** At least as many as requested. */
  readonly quantity: number
}

/** By sku: the nearest other store that collects and has it; none while the site offers no collection. */
export async function findStoresInstead(
  ctx: SettingsReader,
  storeCode: string,
  requested: readonly RequestedSku[],
): Promise<ReadonlyMap<string, StoreInstead>> {
  const stores = await storesOfSite(ctx)
  const chosen = stores.find(({ store_code }) => store_code === storeCode)
  if (!chosen || requested.length === 0 || !(await isCollectOffered(ctx))) return new Map()
  const near = stores
    .filter((row) => row !== chosen && row.is_active && row.enabled_for_cnc)
    .map((row) => ({ row, km: distanceKm(chosen, row) }))
    .filter(({ km }) => km <= RADIUS_KM)
    .toSorted((a, b) => a.km - b.km)
  const stock = await loadOfferedStock(
    ctx.db,
    near.map(({ row }) => row.store_code),
    requested.map(({ sku }) => sku),
  )
  const instead = requested.flatMap(({ sku, quantity: needed }) => {
    const piecesAt = (row: StoreRow) => stock.get(`${row.store_code} ${sku}`) ?? 0
    const found = near.find(({ row }) => piecesAt(row) >= needed)
    return found ? [[sku, { ...found, quantity: piecesAt(found.row) }] as const] : []
  })
  return new Map(instead)
}
