import type { Context } from '#src/platform/context'
import type { QueryStorePlacesArgs, StorePlace } from '#src/platform/contract/contract.generated'
import { toStorePlace } from '../finder/store-place.ts'
import { suggestPlaces } from '../places/find-places.ts'
import { tradingStores } from '../site-stores.ts'

const MOST_PLACES = 20

export async function storePlaces(ctx: Context, { search, limit }: QueryStorePlacesArgs): Promise<StorePlace[]> {
  const stores = await tradingStores(ctx)
  const most = Math.max(0, Math.min(limit ?? 0, MOST_PLACES))
  const places = suggestPlaces(search.slice(0, 200), { country: ctx.brand.country, landmarks: stores }, most)
  return places.map((place) => toStorePlace(place, stores))
}
