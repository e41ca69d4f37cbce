import type { Context } from '#src/platform/context'
import type { AreaInput, PickupLocations, QueryPickupLocationsArgs } from '#src/platform/contract/contract.generated'
import { pageOf } from '#src/platform/list-page'
import { fail } from '../errors.ts'
import { storesAround } from '../finder/find-stores.ts'
import { type FoundLocation, isMatching, sorted, toPickupLocation } from '../pickup/pickup-locations.ts'
import { isCollecting, tradingStores } from '../site-stores.ts'
import { loadStoresOffering } from '../stock/offering.ts'
import type { StoreRow } from '../tables.ts'

const MAX_SKUS = 50

async function inArea(
  ctx: Context,
  area: AreaInput | null | undefined,
): Promise<(FoundLocation & { row: StoreRow })[]> {
  const stores = area
    ? (await storesAround(ctx, { search: area.search_term, radius: area.radius })).near
    : (await tradingStores(ctx)).map((row) => ({ row, km: undefined }))
  const collecting = await Promise.all(stores.map(({ row }) => isCollecting(ctx, row)))
  return stores.filter((_, at) => collecting[at]).map((found) => ({ ...found, location: toPickupLocation(found.row) }))
}

/** @throws AppError PLACE_MISSING, TOO_MANY_SKUS, PAGE_OUT_OF_RANGE */
export async function pickupLocations(ctx: Context, args: QueryPickupLocationsArgs): Promise<PickupLocations> {
  const skus = (args.productsInfo ?? []).flatMap((info) => (info ? [info.sku] : []))
  if (skus.length > MAX_SKUS) throw fail('TOO_MANY_SKUS', { count: MAX_SKUS })
  const found = (await inArea(ctx, args.area)).filter(({ location }) => isMatching(location, args.filters ?? {}))
  const offering = await loadStoresOffering(
    ctx.db,
    found.map(({ row }) => row.store_code),
    skus,
  )
  const locations = sorted(
    found.filter(({ row }) => offering.has(row.store_code)),
    args.sort ?? {},
  ).map(({ location }) => location)
  return pageOf(locations, args.pageSize ?? 0, args.currentPage ?? 0)
}
