import { randomInt } from 'node:crypto'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database, Db } from '#src/platform/database'
import { deleteInBatches } from '#src/queue/delete-in-batches'

type Trx = Transaction<Database>

const GUEST_LIFETIME_DAYS = 30

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const UID_LENGTH = 32

/** 190 random bits. */
const newUid = () => Array.from({ length: UID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

export type ListKey = { readonly websiteId: number } & ({ readonly uid: string } | { readonly customerId: number })

export interface ListRow {
  readonly id: number
  readonly uid: string
  readonly customer_id: number | null
}

/** In the order of adding. */
export interface ReadList extends ListRow {
  readonly productIds: readonly number[]
  /** Last seen more than a day ago. */
  readonly isUnseen: boolean
}

/** Expired guest lists never match. */
function isOf(key: ListKey): RawBuilder<boolean> {
  const isNamed = 'uid' in key ? sql`l.uid = ${key.uid}` : sql`l.customer_id = ${key.customerId}`
  return sql<boolean>`(${isNamed} and l.website_id = ${key.websiteId}
    and (l.customer_id is not null or l.seen_at > shop_now() - make_interval(days => ${GUEST_LIFETIME_DAYS})))`
}

export async function readList(db: Db, key: ListKey): Promise<ReadList | undefined> {
  const { rows } = await sql<ListRow & { product_ids: readonly number[]; is_unseen: boolean }>`
    select l.id, l.uid, l.customer_id, l.seen_at < shop_now() - interval '1 day' as is_unseen,
      array(select i.product_id from compare_item i where i.list_id = l.id order by i.id) as product_ids
    from compare_list l where ${isOf(key)}`.execute(db)
  const [row] = rows
  return (
    row && {
      id: row.id,
      uid: row.uid,
      customer_id: row.customer_id,
      productIds: row.product_ids,
      isUnseen: row.is_unseen,
    }
  )
}

/** @returns undefined when the customer already has a list */
export async function insertList(
  db: Db,
  websiteId: number,
  customerId: number | undefined,
): Promise<string | undefined> {
  const { rows } = await sql<{ uid: string }>`
    insert into compare_list (uid, website_id, customer_id, seen_at)
      values (${newUid()}, ${websiteId}, ${customerId ?? null}, shop_now())
    on conflict (customer_id) do nothing returning uid`.execute(db)
  return rows[0]?.uid
}

/** In id order, to avoid deadlocks. */
export async function lockLists(trx: Trx, ...keys: readonly [ListKey, ...ListKey[]]): Promise<readonly ListRow[]> {
  const isAny = sql.join(
    keys.map((key) => isOf(key)),
    sql` or `,
  )
  const { rows } = await sql<ListRow>`
    select l.id, l.uid, l.customer_id from compare_list l where ${isAny} order by l.id for update`.execute(trx)
  return rows
}

export interface InsertResult {
  /** After adding. */
  readonly total: number
  /** Not sold on the site. */
  readonly unknown: readonly number[]
}

const isSold = (websiteId: number, excludedBrands: readonly string[]) => (id: RawBuilder<unknown>) =>
  sql<boolean>`exists (
  select from product p join product_site s on s.product_id = p.id left join brand b on b.id = p.brand_id
  where p.id = ${id} and p.type = 'configurable' and s.website_id = ${websiteId} and s.is_enabled
    and (b.value is null or b.value <> all (${excludedBrands}::text[])))`

/** Also removes products no longer sold. The caller has locked the list, and rolls back if it is too long. */
export async function insertItems(
  trx: Trx,
  list: Pick<ListRow, 'id'>,
  {
    productIds,
    websiteId,
    excludedBrands,
  }: { productIds: readonly number[]; websiteId: number; excludedBrands: readonly string[] },
): Promise<InsertResult> {
  const sold = isSold(websiteId, excludedBrands)
  const { rows } = await sql<InsertResult>`
    with wanted as (
        select w.id, w.at, ${sold(sql`w.id`)} as is_sold from unnest(${productIds}::int[]) with ordinality w (id, at)),
      gone as (
        delete from compare_item i where i.list_id = ${list.id} and not ${sold(sql`i.product_id`)}
          returning i.product_id),
      added as (
        insert into compare_item (list_id, product_id, added_at)
        select ${list.id}::bigint, w.id, shop_now() from wanted w where w.is_sold order by w.at on conflict do nothing
          returning product_id),
      touched as (update compare_list set seen_at = shop_now() where id = ${list.id})
    select (select count(*) from compare_item where list_id = ${list.id}) - (select count(*) from gone)
        + (select count(*) from added) as total,
      array(select w.id from wanted w where not w.is_sold order by w.at) as unknown`.execute(trx)
  return rows[0] ?? { total: 0, unknown: [] }
}

/** Keeps the first `position` other products in front. The caller has locked the list. */
export async function moveToPosition(
  trx: Trx,
  listId: number,
  { productIds, position }: { productIds: readonly number[]; position: number },
): Promise<void> {
  const { rows } = await sql<{ product_id: number; added_at: Date }>`
    with cut as (
      delete from compare_item where id in (
        select id from compare_item where list_id = ${listId} and product_id <> all (${productIds}::int[])
        order by id offset greatest(${position}::int, 0))
      returning id, product_id, added_at)
    select product_id, added_at from cut order by id`.execute(trx)
  if (rows.length === 0) return
  await sql`
    insert into compare_item (list_id, product_id, added_at)
    select ${listId}::bigint, w.product_id, w.added_at
    from unnest(${rows.map((row) => row.product_id)}::int[], ${rows.map((row) => row.added_at)}::timestamptz[])
      with ordinality w (product_id, added_at, at) order by w.at`.execute(trx)
}

export async function deleteItems(db: Db, listId: number, productIds: readonly number[]): Promise<void> {
  await sql`
    with touched as (update compare_list set seen_at = shop_now() where id = ${listId})
    delete from compare_item where list_id = ${listId} and product_id = any(${productIds}::int[])`.execute(db)
}

/** Keeps the newest `max` products. The caller has locked both lists. */
export async function moveItems(
  trx: Trx,
  { fromId, toId, max }: { fromId: number; toId: number; max: number },
): Promise<void> {
  await sql`
    with moved as (
        select product_id, added_at, id from compare_item where list_id = ${fromId}),
      newest as (
        select product_id, max(added_at) as added_at, max(id) as id
        from (select * from moved union all select product_id, added_at, id from compare_item
          where list_id = ${toId}) both_lists
        group by product_id order by max(added_at) desc, max(id) desc limit ${max}),
      dropped as (
        delete from compare_item where list_id = ${toId} and product_id not in (select product_id from newest)),
      ended as (delete from compare_list where id = ${fromId})
    insert into compare_item (list_id, product_id, added_at)
    select ${toId}::bigint, product_id, added_at from newest order by added_at, id
    on conflict (list_id, product_id) do nothing`.execute(trx)
}

export async function deleteList(db: Db, listId: number): Promise<boolean> {
  const { rows } = await sql`delete from compare_list where id = ${listId} returning id`.execute(db)
  return rows.length > 0
}

/** Extends the life of a guest's list. */
export async function markSeen(db: Db, listId: number): Promise<void> {
  await sql`update compare_list set seen_at = shop_now() where id = ${listId}`.execute(db)
}

export async function purgeCompareLists(db: Db): Promise<void> {
  await deleteInBatches((rows) =>
    sql`
      delete from compare_list where id = any(array(
        select id from compare_list where customer_id is null
          and seen_at < shop_now() - make_interval(days => ${GUEST_LIFETIME_DAYS})
        order by seen_at limit ${rows} for update skip locked))`.execute(db),
  )
}
