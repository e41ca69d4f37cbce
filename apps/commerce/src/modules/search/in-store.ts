import { sql } from 'kysely'
import type { SettingsReader } from '#modules/site'
import { findStoresNear } from '#modules/stores'
import type { InStoreItem, InStoreNearInput } from '#src/platform/contract/contract.generated'
import { spellingsOf } from './engine/facets/shoe-sizes.ts'
import { sizesMatching } from './engine/facets/size-tokens.ts'
import { fail } from './errors.ts'

const FARTHEST_KM = 1000
const LONGEST_SIZE = 20

export type InStoreProducts = ReadonlyMap<number, InStoreItem>

interface Shelf {
  readonly productId: number
  readonly sku: string
  readonly variantSku: string
  readonly storeCode: string
  readonly pieces: number
}

/** `scale:size`, or the size alone where a product has no scale. */
function spellingsFor(size: string): readonly string[] {
  return (sizesMatching(size) ?? [size]).flatMap(spellingsOf)
}

function requireNear(near: InStoreNearInput): InStoreNearInput {
  const { radius, size } = near
  if (!(radius > 0 && radius <= FARTHEST_KM) || size.trim() === '' || size.length > LONGEST_SIZE)
    throw fail('NEAR_INVALID')
  return near
}

/** Products in the size, by id, each with the nearest store that has it. @throws AppError NEAR_INVALID, PLACE_MISSING */
export async function loadInStore(ctx: SettingsReader, near: InStoreNearInput): Promise<InStoreProducts> {
  const { size } = requireNear(near)
  const stores = new Map((await findStoresNear(ctx, near, near.radius)).map((store) => [store.store_code, store]))
  if (stores.size === 0) return new Map()
  const { rows } = await sql<Shelf>`
    select distinct on (p.id) p.id as "productId", p.sku, v.sku as "variantSku", f.source as "storeCode", f.pieces
    from unnest(${[...stores.keys()]}::text[]) with ordinality near (store_code, place)
    join offered_stock f on f.source = near.store_code
    join variant v on v.sku = f.sku
    join product p on p.id = v.product_id
    where f.pieces > 0 and v.size = any(${spellingsFor(size).map((spelling) => spelling.split(':').at(-1) ?? '')})
      and concat_ws(':', p.size_scale, v.size) = any(${spellingsFor(size)})
    order by p.id, near.place, f.pieces desc`.execute(ctx.db)
  return new Map(
    rows.flatMap(({ productId, sku, variantSku, storeCode, pieces }) => {
      const store = stores.get(storeCode)
      if (!store) return []
      const { name, distance } = store
      const item = { sku, variant_sku: variantSku, store_code: storeCode, store_name: name, distance }
      return [[productId, { ...item, is_last: pieces === 1 }] as const]
    }),
  )
}
