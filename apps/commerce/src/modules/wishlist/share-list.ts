import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { enforceLimit } from '#modules/site'
import type { Context } from '#src/platform/context'
import { fail } from './errors.ts'
import { findOrCreate, isLiveSql, isOf, type ListKey } from './store.ts'
import type { ShownList } from './tables.ts'
import { toSharedAnswer } from './wishlist-model.ts'

/** 192 random bits. */
const TOKEN_BYTES = 24
const TOKEN = /^[A-Za-z0-9_-]{32}$/

/** Per IP address. */
const LINKS_PER_HOUR = 60
const READS_PER_MINUTE = 120

/** A shared list retains its token. */
type Sharing = { readonly isShared: false } | { readonly isShared: true; readonly isOwnerNamed: boolean }

/** @throws AppError WISHLIST_NOT_FOUND, RATE_LIMITED */
export async function changeSharing(ctx: Context, key: ListKey, sharing: Sharing, session: string | null = null) {
  if (sharing.isShared)
    await enforceLimit(ctx, {
      action: 'share-wishlist',
      key: ctx.viewer.address,
      limit: LINKS_PER_HOUR,
      windowSeconds: 3600,
    })
  const token = sharing.isShared ? randomBytes(TOKEN_BYTES).toString('base64url') : null
  const list = await findOrCreate(ctx.db, key, async () => {
    const { rows } = await sql<ShownList>`
      with ended as (
        delete from wishlist_link l using wishlist w where not ${sharing.isShared}::boolean and l.wishlist_id = w.id
          and ${isOf(key)})
      update wishlist w set share_token = case when ${sharing.isShared}::boolean
        then coalesce(w.share_token, ${token}::text) end,
        is_owner_named = ${sharing.isShared && sharing.isOwnerNamed}::boolean
      where ${isOf(key)} returning w.id, w.updated_at, w.share_token, w.is_owner_named`.execute(ctx.db)
    return rows[0]
  })
  if (!list) throw fail('WISHLIST_NOT_FOUND')
  return toSharedAnswer(list, session)
}

/** Makes the link of a deleted guest list open this one. @returns the list's own token */
export async function redirectLink(trx: Context['db'], listId: number, token: string): Promise<string | null> {
  const { rows } = await sql<{ share_token: string }>`
    with list as (update wishlist set share_token = coalesce(share_token, ${token}) where id = ${listId}
      returning id, share_token),
      link as (insert into wishlist_link (token, wishlist_id) select ${token}, id from list
        where share_token <> ${token})
    select share_token from list`.execute(trx)
  return rows[0]?.share_token ?? null
}

interface SharedList {
  readonly owner_firstname: string | null
  /** Distinct, newest first. */
  readonly product_ids: readonly number[]
}

/** A guest's list ends with its session. @throws AppError RATE_LIMITED */
export async function findSharedList(ctx: Context, token: string): Promise<SharedList | undefined> {
  await enforceLimit(ctx, {
    action: 'shared-wishlist',
    key: ctx.viewer.address,
    limit: READS_PER_MINUTE,
    windowSeconds: 60,
  })
  if (!TOKEN.test(token)) return undefined
  const { rows } = await sql<SharedList>`
    select case when w.is_owner_named then c.firstname end as owner_firstname,
      array(select i.product_id from wishlist_item i where i.wishlist_id = w.id group by 1
        order by max(i.added_at) desc, max(i.id) desc)
        as product_ids
    from wishlist w left join customer c on c.id = w.customer_id
    where (w.share_token = ${token} or w.id = (select l.wishlist_id from wishlist_link l where l.token = ${token}))
      and w.website_id = ${ctx.brand.websiteId}
      and (w.customer_id is not null or ${isLiveSql()})`.execute(ctx.db)
  return rows[0]
}
