import { sql } from 'kysely'
import type { SettingsReader } from '#modules/site'
import { findStoresNear } from '#modules/stores'
import type { InStoreItem, InStoreNearInput } from '#src/platform/contract/contract.generated'
import { spellingsOf } from '../engine/facets/shoe-sizes.ts'
import { sizesMatching } from '../engine/facets/size-tokens.ts'
import { fail } from '../errors.ts'

const FARTHEST_KM = 1000
const LONGEST_SIZE = 20

export type InStoreProducts = ReadonlyMap<number, InStoreItem>

interface Shelf {
  readonly productId: number
  readonly sku: string
  readonly variantSku: string
  /** From 1, nearest first. */
  readonly place: number
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

/**
 * Products in the size, by id, each with the nearest store that has it. @throws AppError NEAR_INVALID, PLACE_MISSING
 */
export async function loadInStore(ctx: SettingsReader, near: InStoreNearInput): Promise<InStoreProducts> {
  const { size } = requireNear(near)
  const stores = await findStoresNear(ctx, near, near.radius)
  if (stores.length === 0) return new Map()
  const spellings = spellingsFor(size)
  const sizes = spellings.map((spelling) => spelling.split(':').at(-1) ?? '')
  const { rows } = await sql<Shelf>`
    with offered as materialized (
      select v.product_id, v.id as variant_id, near.place::int as place, f.pieces
      from variant v
      join product p on p.id = v.product_id
      join offered_stock f on f.sku = v.sku
      join unnest(${stores.map(({ store_code }) => store_code)}::text[]) with ordinality near (store_code, place) on near.store_code = f.source
      where v.size = any(${sizes}) and concat_ws(':', p.size_scale, v.size) = any(${spellings})),
    nearest as (
      select distinct on (product_id) * from offered where pieces > 0 order by product_id, place, pieces desc)
    select p.id as "productId", p.sku, v.sku as "variantSku", n.place, n.pieces
    from nearest n join variant v on v.id = n.variant_id join product p on p.id = n.product_id`.execute(ctx.db)
  return new Map(
    rows.flatMap(({ productId, sku, variantSku, place, pieces }) => {
      const store = stores[place - 1]
      if (!store) return []
      const { store_code, name, distance } = store
      const item = { sku, variant_sku: variantSku, store_code, store_name: name, distance }
      return [[productId, { ...item, is_last: pieces === 1 }] as const]
    }),
  )
}
