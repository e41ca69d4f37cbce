import { sql, type Transaction } from 'kysely'
import type { Database, Db } from '#src/composition/database'
import { MAX_ITEMS } from './rules.ts'
import type { WishlistItemRow, WishlistRow } from './tables.ts'

type Trx = Transaction<Database>

/** A guest's list that was not used for this long is deleted. [R9.03] */
const GUEST_LIFE_DAYS = 30

/** Lists deleted by one run of the job, so that it ends within the database's time limit; the rest by the next. */
const DELETED_AT_ONCE = 10_000

/** The customer's own list, made when there is none; of several that make it at once one does and all get it. */
export async function openListOf(db: Db, websiteId: number, customerId: number): Promise<WishlistRow> {
  const own = db.selectFrom('wishlist').selectAll().where('customer_id', '=', customerId)
  const found = await own.executeTakeFirst()
  if (found) return found
  await db
    .insertInto('wishlist')
    .values({ website_id: websiteId, customer_id: customerId, session_hash: null })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute()
  return own.executeTakeFirstOrThrow()
}

/** The list of a guest's session on this site, while the session lives. */
export function findGuestList(db: Db, websiteId: number, sessionHash: Buffer): Promise<WishlistRow | undefined> {
  return db
    .selectFrom('wishlist')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('session_hash', '=', sessionHash)
    .where('seen_at', '>', sql<Date>`shop_now() - make_interval(days => ${GUEST_LIFE_DAYS})`)
    .executeTakeFirst()
}

/** Makes the empty list of a guest's session. */
export function insertGuestList(db: Db, websiteId: number, sessionHash: Buffer): Promise<WishlistRow> {
  return db
    .insertInto('wishlist')
    .values({ website_id: websiteId, customer_id: null, session_hash: sessionHash, updated_at: sql`shop_now()`, seen_at: sql`shop_now()` })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Lets a guest's list that is read live on; written once a day at most. */
export async function markSeen(db: Db, listId: number): Promise<void> {
  await sql`update wishlist set seen_at = shop_now() where id = ${listId} and seen_at < shop_now() - interval '1 day'`.execute(db)
}

/** Locks a list until the transaction ends; false when it is there no more. */
export async function lockList(trx: Trx, listId: number): Promise<boolean> {
  return (await trx.selectFrom('wishlist').select('id').where('id', '=', listId).forUpdate().executeTakeFirst()) !== undefined
}

/** Writes down that a list was changed, and gives it as it is then. The caller has locked it. */
export function touchList(trx: Trx, listId: number): Promise<WishlistRow> {
  return trx
    .updateTable('wishlist')
    .set({ updated_at: sql<Date>`shop_now()`, seen_at: sql<Date>`shop_now()` })
    .where('id', '=', listId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Ends a list with what is on it. The caller has locked it. */
export async function deleteList(trx: Trx, listId: number): Promise<void> {
  await trx.deleteFrom('wishlist').where('id', '=', listId).execute()
}

/** How many items a list has. [R3.32] */
export async function countItems(db: Db, listId: number): Promise<number> {
  const { count } = await db
    .selectFrom('wishlist_item')
    .where('wishlist_id', '=', listId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** An item with the sku of its style, and the number and label of its size. */
export interface ListedItem extends WishlistItemRow {
  readonly product_sku: string
  readonly variant_id: number | null
  readonly variant_size: string | null
}

/** Items of a list, newest first. */
export function listItems(db: Db, listId: number): Promise<ListedItem[]> {
  return db
    .selectFrom('wishlist_item as i')
    .innerJoin('product as p', 'p.id', 'i.product_id')
    .leftJoin('variant as v', 'v.sku', 'i.variant_sku')
    .selectAll('i')
    .select(['p.sku as product_sku', 'v.id as variant_id', 'v.size as variant_size'])
    .where('i.wishlist_id', '=', listId)
    .orderBy('i.added_at', 'desc')
    .orderBy('i.id', 'desc')
    .execute()
}

/** An item to put on a list. */
export interface NewItem extends Pick<WishlistItemRow, 'product_id' | 'variant_sku' | 'description'> {
  /** The current time, when none is given. */
  readonly added_at?: Date
}

/** What makes an item the same as another of its list: style and size. [A51] */
export function keyOf(item: Pick<NewItem, 'product_id' | 'variant_sku'>): string {
  return `${item.product_id}:${item.variant_sku ?? ''}`
}

/**
 * Puts on a list what is not there yet, as far as there is room. The caller has locked it. @returns how many found no
 * room
 */
export async function insertItems(trx: Trx, listId: number, items: readonly NewItem[]): Promise<number> {
  const existing = await trx.selectFrom('wishlist_item').select(['product_id', 'variant_sku']).where('wishlist_id', '=', listId).execute()
  const fresh = new Map(items.map((item) => [keyOf(item), item]))
  for (const item of existing) fresh.delete(keyOf(item))
  const fitting = [...fresh.values()].slice(0, Math.max(0, MAX_ITEMS - existing.length))
  if (fitting.length > 0) {
    await trx
      .insertInto('wishlist_item')
      .values(
        fitting.map(({ product_id, variant_sku, description, added_at }) => ({
          wishlist_id: listId,
          product_id,
          variant_sku,
          description,
          added_at: added_at ?? sql<Date>`shop_now()`,
        })),
      )
      .execute()
  }
  return fresh.size - fitting.length
}

/** Changes an item of a list. The caller has locked the list. */
export async function updateItem(
  trx: Trx,
  itemId: number,
  change: Partial<Pick<WishlistItemRow, 'variant_sku' | 'description'>>,
): Promise<void> {
  await trx.updateTable('wishlist_item').set(change).where('id', '=', itemId).execute()
}

/** Takes items off a list. The caller has locked it. @returns the ids of those that were on it */
export async function deleteItems(trx: Trx, listId: number, itemIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (itemIds.length === 0) return new Set()
  const gone = await trx
    .deleteFrom('wishlist_item')
    .where('wishlist_id', '=', listId)
    .where('id', 'in', [...itemIds])
    .returning('id')
    .execute()
  return new Set(gone.map(({ id }) => id))
}

/** Deletes guests' lists that were not used for their lifetime; a job calls it. */
export async function purgeGuestWishlists(db: Db): Promise<void> {
  await sql`
    delete from wishlist where id in (
      select id from wishlist where session_hash is not null and seen_at < shop_now() - make_interval(days => ${GUEST_LIFE_DAYS})
      limit ${DELETED_AT_ONCE})`.execute(db)
}
