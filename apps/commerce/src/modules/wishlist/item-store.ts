import { MAX_WISHLIST_ITEMS } from '@welt/rules/limits'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { finalCentsSql } from '#modules/catalogue'
import type { Database, Db } from '#src/platform/database'
import type { ShownList, WishlistItemRow } from './tables.ts'

type Trx = Transaction<Database>

export interface ListedItem extends Omit<WishlistItemRow, 'sized_at'> {
  readonly product_sku: string
  readonly variant_id: number | null
  readonly variant_size: string | null
  /** The size sold out while on the list and was restocked less than BACK_DAYS ago. */
  readonly is_back: boolean
}

const BACK_DAYS = 14

export const LISTED = sql`
  select i.id, i.wishlist_id, i.product_id, i.variant_sku, i.description, i.added_at, i.saved_cents,
    p.sku as product_sku,
    v.id as variant_id, v.size as variant_size,
    coalesce(s.shown > 0 and s.back_at > greatest(i.added_at, i.sized_at)
      and s.back_at > shop_now() - make_interval(days => ${BACK_DAYS}),
      false) as is_back
  from wishlist_item i join product p on p.id = i.product_id left join variant v on v.sku = i.variant_sku
    left join lateral (
      select sum(shown) as shown,
        case when every(shown = 0 or back_at is not null) then min(back_at) filter (where shown > 0) end as back_at
      from stock where stock.sku = i.variant_sku and stock.ships) s on true`

/** Newest first. */
export async function listItems(db: Db, listId: number): Promise<ListedItem[]> {
  const { rows } =
    await sql<ListedItem>`${LISTED} where i.wishlist_id = ${listId} order by i.added_at desc, i.id desc`.execute(db)
  return rows
}

export type NewItem = Pick<WishlistItemRow, 'product_id' | 'variant_sku' | 'description'>

/** [A51] */
export function keyOf(item: Pick<NewItem, 'product_id' | 'variant_sku'>): string {
  return `${item.product_id}:${item.variant_sku ?? ''}`
}

export interface FillResult {
  readonly list: ShownList
  /** New items that did not fit. */
  readonly omitted: number
}

const touching = (listId: number) =>
  sql`update wishlist set updated_at = shop_now(), seen_at = shop_now() where id = ${listId}
    returning id, updated_at, share_token, is_owner_named`

function requireLocked<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('A wishlist that is locked is gone.')
  return row
}

/**
 * Adds new items of `source`, ordered by `at`, up to the limit; `ended` runs in the same statement. The caller has
 * locked the list.
 */
async function fill(
  trx: Db,
  listId: number,
  source: RawBuilder<unknown>,
  ended: RawBuilder<unknown>,
): Promise<FillResult> {
  const { rows } = await sql<ShownList & { left_out: number }>`
    with existing as (select product_id, variant_sku from wishlist_item where wishlist_id = ${listId}),
      fresh as (
        select s.* from (${source}) s where not exists (
          select from existing e where e.product_id = s.product_id and e.variant_sku is not distinct
            from s.variant_sku)),
      added as (
        insert into wishlist_item (wishlist_id, product_id, variant_sku, description, added_at, sized_at, saved_cents)
        select ${listId}::bigint, product_id, variant_sku, description, added_at, sized_at, saved_cents from fresh
        order by at limit greatest(0, ${MAX_WISHLIST_ITEMS}::int - (select count(*) from existing)) returning id),
      ended as (${ended}),
      touched as (${touching(listId)})
    select *, ((select count(*) from fresh) - (select count(*) from added)) as left_out,
        ((select count(*) from existing) + (select count(*) from added))::int as items_count from touched`.execute(trx)
  const { left_out: omitted, ...list } = requireLocked(rows[0])
  return { list, omitted }
}

/** Items added again within this time return to their place with their saved price. */
const UNDO_MINUTES = 10

/** The caller has locked the list. */
export function insertItems(trx: Db, listId: number, items: readonly NewItem[]): Promise<FillResult> {
  const distinct = [...new Map(items.map((item) => [keyOf(item), item])).values()]
  const source = sql`
    select item.product_id, item.variant_sku, coalesce(item.description, r.description) as description,
      coalesce(r.added_at, shop_now()) as added_at, coalesce(r.sized_at, shop_now()) as sized_at,
      case when r.removed_at is null then ${finalCentsSql()} else r.saved_cents end as saved_cents, at
    from unnest(${distinct.map((item) => item.product_id)}::int[], ${distinct.map((item) => item.variant_sku)}::text[],
        ${distinct.map((item) => item.description)}::text[]) with ordinality as item (product_id, variant_sku,
          description, at)
      join wishlist w on w.id = ${listId}
      left join product_site ps on ps.product_id = item.product_id and ps.website_id = w.website_id
      left join wishlist_removed r on r.wishlist_id = w.id and r.product_id = item.product_id
        and coalesce(r.variant_sku, '') = coalesce(item.variant_sku, '')
        and r.removed_at > shop_now() - make_interval(mins => ${UNDO_MINUTES})`
  return fill(trx, listId, source, sql`select`)
}

/** Oldest first; deletes the source list. The caller has locked both. */
export function moveItems(trx: Trx, fromListId: number, listId: number): Promise<FillResult> {
  const source = sql`
    select product_id, variant_sku, description, added_at, sized_at, saved_cents,
      row_number() over (order by added_at, id) as at
    from wishlist_item where wishlist_id = ${fromListId}`
  return fill(trx, listId, source, sql`delete from wishlist where id = ${fromListId}`)
}

export interface ItemChange extends Pick<WishlistItemRow, 'id' | 'product_id' | 'variant_sku' | 'description'> {
  readonly formerKey: string
}

/** One statement can write a group: no item is in it twice or takes a place freed in it. */
function groupsOf(changes: readonly ItemChange[]): ItemChange[][] {
  const groups: ItemChange[][] = []
  for (const change of changes) {
    const group = groups.at(-1)
    const isApart = group?.every(({ id, formerKey }) => id !== change.id && formerKey !== keyOf(change))
    if (group && isApart) group.push(change)
    else groups.push([change])
  }
  return groups
}

/** The caller has locked the list. */
export async function rewriteItems(
  trx: Trx,
  listId: number,
  { deleted, changes }: { readonly deleted: readonly number[]; readonly changes: readonly ItemChange[] },
): Promise<ShownList> {
  const { list } = await deleteAndTouch(trx, listId, deleted)
  for (const group of groupsOf(changes))
    await sql`
      update wishlist_item i set variant_sku = changed.variant_sku, description = changed.description,
        sized_at = case when i.variant_sku is distinct from changed.variant_sku then shop_now() else i.sized_at end
      from unnest(${group.map(({ id }) => id)}::bigint[], ${group.map((change) => change.variant_sku)}::text[],
        ${group.map((change) => change.description)}::text[]) as changed (id, variant_sku, description)
      where i.id = changed.id and i.wishlist_id = ${listId}`.execute(trx)
  return list
}

/** The caller has locked the list. @returns ids of the deleted items */
export async function deleteAndTouch(
  trx: Trx,
  listId: number,
  itemIds: readonly number[],
): Promise<{ readonly list: ShownList; readonly gone: ReadonlySet<number> }> {
  const { rows } = await sql<ShownList & { gone: readonly number[] }>`
    with gone as (delete from wishlist_item where wishlist_id = ${listId} and id = any(${[...itemIds]}) returning *),
      noted as (
        insert into wishlist_removed as r (wishlist_id, product_id, variant_sku, description, added_at, sized_at,
          saved_cents, removed_at)
        select wishlist_id, product_id, variant_sku, description, added_at, sized_at, saved_cents, shop_now() from gone
        on conflict (wishlist_id, product_id, coalesce(variant_sku, '')) do update
          set description = excluded.description,
          added_at = excluded.added_at, sized_at = excluded.sized_at, saved_cents = excluded.saved_cents,
            removed_at = excluded.removed_at),
      touched as (${touching(listId)})
    select *, (select coalesce(jsonb_agg(id), '[]') from gone) as gone,
        ((select count(*) from wishlist_item where wishlist_id = ${listId}) - (select count(*)
          from gone))::int as items_count from touched`.execute(trx)
  const { gone, ...list } = requireLocked(rows[0])
  return { list, gone: new Set(gone) }
}

/** The caller has locked the list. */
export async function deleteItems(trx: Trx, listId: number, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length > 0)
    await trx
      .deleteFrom('wishlist_item')
      .where('wishlist_id', '=', listId)
      .where('id', 'in', [...itemIds])
      .execute()
}
