import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database, Db } from '#src/composition/database'
import { deleteInBatches } from '#src/queue/delete-in-batches'
import { LISTED, type ListedItem } from './item-store.ts'
import type { ShownList, WishlistRow } from './tables.ts'

type Trx = Transaction<Database>

/** A guest's list that was not used for this long is deleted. [R9.03] */
const GUEST_LIFE_DAYS = 30

/** What a list is found by: a customer's own by its owner, a guest's by its site and the hash of its session. */
export type ListKey = { readonly websiteId: number } & (
  | { readonly customerId: number }
  | { readonly sessionHash: Buffer }
)

/** Whether the session of a guest's list `w` lives. */
export const isAliveSql = () => sql<boolean>`w.seen_at > shop_now() - make_interval(days => ${GUEST_LIFE_DAYS})`

/** Whether a list `w` is that of the key; a guest's only while its session lives. */
export function isOf(key: ListKey): RawBuilder<boolean> {
  return 'customerId' in key
    ? sql<boolean>`w.customer_id = ${key.customerId}`
    : sql<boolean>`(w.website_id = ${key.websiteId} and w.session_hash = ${key.sessionHash} and ${isAliveSql()})`
}

/** Makes a customer's own list; of several that make it at once one does. */
async function insertOwnList(db: Db, websiteId: number, customerId: number): Promise<void> {
  await db
    .insertInto('wishlist')
    .values({ website_id: websiteId, customer_id: customerId, session_hash: null })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute()
}

/** What `find` finds of a list; a customer who has none gets one and it looks again. */
export async function findOrMake<Found>(
  db: Db,
  key: ListKey,
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const found = await find()
  if (found || !('customerId' in key)) return found
  await insertOwnList(db, key.websiteId, key.customerId)
  return find()
}

/** A list with what is on it, newest first. */
export interface ReadList extends ShownList {
  /** Whether it was last seen more than a day ago. */
  readonly isUnseen: boolean
  readonly items: readonly ListedItem[]
}

/** A list's own columns beside an item's, which are null where the list is empty. */
type ListRow = Omit<ShownList, 'id'> & { readonly list_id: number; readonly is_unseen: boolean } & (
    | ListedItem
    | { readonly id: null }
  )

/** A list with what is on it, read together. */
export function readList(db: Db, key: ListKey): Promise<ReadList | undefined> {
  return findOrMake(db, key, async () => {
    const { rows } = await sql<ListRow>`
      select w.id as list_id, w.updated_at, w.share_token, w.is_owner_named, w.seen_at < shop_now() - interval '1 day' as is_unseen, i.*
      from wishlist w left join (${LISTED}) i on i.wishlist_id = w.id
      where ${isOf(key)} order by i.added_at desc, i.id desc`.execute(db)
    const [list] = rows
    const items = rows.flatMap((row): ListedItem[] => (row.id === null ? [] : [row]))
    if (!list) return undefined
    const { list_id: id, updated_at, share_token, is_owner_named, is_unseen: isUnseen } = list
    return { id, updated_at, share_token, is_owner_named, isUnseen, items }
  })
}

/** Finds a list by its key and locks it until the transaction ends. */
export function lockListOf(trx: Trx, key: ListKey): Promise<ShownList | undefined> {
  return findOrMake(trx, key, async () => {
    const { rows } = await sql<ShownList>`select w.id, w.updated_at, w.share_token, w.is_owner_named from wishlist w
      where ${isOf(key)} for update`.execute(trx)
    return rows[0]
  })
}

interface Pair {
  readonly own: number
  /** Undefined when the session has ended. */
  readonly guest: number | undefined
  /** The share token of the guest's list. */
  readonly guestToken: string | undefined
}

/** Locks a customer's own list, then a guest's, until the transaction ends. */
export function lockPair(trx: Trx, own: ListKey, guest: ListKey): Promise<Pair | undefined> {
  return findOrMake(trx, own, async () => {
    const { rows } = await sql<{ id: number; customer_id: number | null; share_token: string | null }>`
      select w.id, w.customer_id, w.share_token from wishlist w where ${isOf(own)} or ${isOf(guest)}
      order by w.customer_id nulls last for update`.execute(trx)
    const found = rows.find(({ customer_id }) => customer_id !== null)
    const other = rows.find(({ customer_id }) => customer_id === null)
    return found && { own: found.id, guest: other?.id, guestToken: other?.share_token ?? undefined }
  })
}

/** Makes the empty list of a guest's session. */
export async function insertGuestList(db: Db, websiteId: number, sessionHash: Buffer): Promise<ShownList> {
  return db
    .insertInto('wishlist')
    .values({
      website_id: websiteId,
      customer_id: null,
      session_hash: sessionHash,
      updated_at: sql`shop_now()`,
      seen_at: sql`shop_now()`,
    })
    .returning(['id', 'updated_at', 'share_token', 'is_owner_named'])
    .executeTakeFirstOrThrow()
}

/** Lets a guest's list that is read live on. */
export async function markSeen(db: Db, listId: number): Promise<void> {
  await sql`update wishlist set seen_at = shop_now() where id = ${listId}`.execute(db)
}

/** Locks a list until the transaction ends; false when it is there no more. */
export async function lockList(trx: Trx, listId: number): Promise<boolean> {
  return (
    (await trx.selectFrom('wishlist').select('id').where('id', '=', listId).forUpdate().executeTakeFirst()) !==
    undefined
  )
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

/** Deletes guests' lists that were not used for their lifetime, and what was taken off lists; a job calls it. */
export async function purgeGuestWishlists(db: Db): Promise<void> {
  await deleteInBatches((rows) =>
    sql`
      delete from wishlist where id = any(array(
        select id from wishlist where session_hash is not null and seen_at < shop_now() - make_interval(days => ${GUEST_LIFE_DAYS})
        order by seen_at limit ${rows} for update skip locked))`.execute(db),
  )
  await deleteInBatches((rows) =>
    sql`
      delete from wishlist_removed where ctid = any(array(
        select ctid from wishlist_removed where removed_at < shop_now() - interval '1 day'
        order by removed_at limit ${rows} for update skip locked))`.execute(db),
  )
}
