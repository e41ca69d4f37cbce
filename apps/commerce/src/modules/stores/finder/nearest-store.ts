import type { SettingsReader } from '#modules/site'
import { distanceKm, roundedKm } from '../places/distance.ts'
import { tradingStores } from '../site-stores.ts'
import type { StoreRow } from '../tables.ts'
import { pointOfPlace } from './find-stores.ts'

export interface StoreNearby {
  readonly row: StoreRow
  readonly km: number
}

/** Trading, in the site's country. Undefined for a place that is unknown or abroad. */
export async function findNearestStore(ctx: SettingsReader, place: string): Promise<StoreNearby | undefined> {
  const point = /[\p{L}\p{N}]/u.test(place) ? await pointOfPlace(ctx, place) : undefined
  if (!point) return undefined
  const [nearest] = (await tradingStores(ctx))
    .filter(({ country }) => country === ctx.brand.country)
    .map((row) => ({ row, km: roundedKm(distanceKm(point, row)) }))
    .toSorted((a, b) => a.km - b.km)
  return nearest
}
