import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database, Db } from '#src/platform/database'
import { deleteInBatches } from '#src/queue/delete-in-batches'
import { LISTED, type ListedItem } from './item-store.ts'
import type { ShownList, WishlistRow } from './tables.ts'

type Trx = Transaction<Database>

/** [R9.03] */
const GUEST_LIFETIME_DAYS = 30

export type ListKey = { readonly websiteId: number } & (
  | { readonly customerId: number }
  | { readonly sessionHash: Buffer }
)

export const isLiveSql = () => sql<boolean>`w.seen_at > shop_now() - make_interval(days => ${GUEST_LIFETIME_DAYS})`

/** Expired guest lists never match. */
export function isOf(key: ListKey): RawBuilder<boolean> {
  return 'customerId' in key
    ? sql<boolean>`w.customer_id = ${key.customerId}`
    : sql<boolean>`(w.website_id = ${key.websiteId} and w.session_hash = ${key.sessionHash} and ${isLiveSql()})`
}

/** Concurrent calls create one list. */
async function insertOwnList(db: Db, websiteId: number, customerId: number): Promise<void> {
  await db
    .insertInto('wishlist')
    .values({ website_id: websiteId, customer_id: customerId, session_hash: null })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute()
}

/** Creates a customer's missing list. */
export async function findOrCreate<Found>(
  db: Db,
  key: ListKey,
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const found = await find()
  if (found || !('customerId' in key)) return found
  await insertOwnList(db, key.websiteId, key.customerId)
  return find()
}

export interface ReadList extends ShownList {
  /** Last seen more than a day ago. */
  readonly isUnseen: boolean
  readonly items: readonly ListedItem[]
}

type ListRow = Omit<ShownList, 'id'> & { readonly list_id: number; readonly is_unseen: boolean } & (
    | ListedItem
    | { readonly id: null }
  )

export function readList(db: Db, key: ListKey): Promise<ReadList | undefined> {
  return findOrCreate(db, key, async () => {
    const { rows } = await sql<ListRow>`
      select w.id as list_id, w.updated_at, w.share_token, w.is_owner_named,
        w.seen_at < shop_now() - interval '1 day' as is_unseen, i.*
      from wishlist w left join (${LISTED}) i on i.wishlist_id = w.id
      where ${isOf(key)} order by i.added_at desc, i.id desc`.execute(db)
    const [list] = rows
    const items = rows.flatMap((row): ListedItem[] => (row.id === null ? [] : [row]))
    if (!list) return undefined
    const { list_id: id, updated_at, share_token, is_owner_named, is_unseen: isUnseen } = list
    return { id, updated_at, share_token, is_owner_named, isUnseen, items }
  })
}

export function lockListOf(trx: Trx, key: ListKey): Promise<ShownList | undefined> {
  return findOrCreate(trx, key, async () => {
    const { rows } = await sql<ShownList>`select w.id, w.updated_at, w.share_token, w.is_owner_named from wishlist w
      where ${isOf(key)} for update`.execute(trx)
    return rows[0]
  })
}

interface Pair {
  readonly own: number
  /** Undefined when the session has ended. */
  readonly guest: number | undefined
  readonly guestToken: string | undefined
}

/** Locks the customer's list first. */
export function lockBoth(trx: Trx, own: ListKey, guest: ListKey): Promise<Pair | undefined> {
  return findOrCreate(trx, own, async () => {
    const { rows } = await sql<{ id: number; customer_id: number | null; share_token: string | null }>`
      select w.id, w.customer_id, w.share_token from wishlist w where ${isOf(own)} or ${isOf(guest)}
      order by w.customer_id nulls last for update`.execute(trx)
    const found = rows.find(({ customer_id }) => customer_id !== null)
    const other = rows.find(({ customer_id }) => customer_id === null)
    return found && { own: found.id, guest: other?.id, guestToken: other?.share_token ?? undefined }
  })
}

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

/** Extends the life of a guest's list. */
export async function markSeen(db: Db, listId: number): Promise<void> {
  await sql`update wishlist set seen_at = shop_now() where id = ${listId}`.execute(db)
}

export async function lockList(trx: Trx, listId: number): Promise<boolean> {
  return (
    (await trx.selectFrom('wishlist').select('id').where('id', '=', listId).forUpdate().executeTakeFirst()) !==
    undefined
  )
}

/** The caller has locked the list. */
export function touchList(trx: Trx, listId: number): Promise<WishlistRow> {
  return trx
    .updateTable('wishlist')
    .set({ updated_at: sql<Date>`shop_now()`, seen_at: sql<Date>`shop_now()` })
    .where('id', '=', listId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Also purges the items stored for undo. */
export async function purgeGuestWishlists(db: Db): Promise<void> {
  await deleteInBatches((rows) =>
    sql`
      delete from wishlist where id = any(array(
        select id from wishlist where session_hash is not null
          and seen_at < shop_now() - make_interval(days => ${GUEST_LIFETIME_DAYS})
        order by seen_at limit ${rows} for update skip locked))`.execute(db),
  )
  await deleteInBatches((rows) =>
    sql`
      delete from wishlist_removed where ctid = any(array(
        select ctid from wishlist_removed where removed_at < shop_now() - interval '1 day'
        order by removed_at limit ${rows} for update skip locked))`.execute(db),
  )
}
