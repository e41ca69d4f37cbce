import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database'
import { deleteInBatches } from '#src/queue/delete-in-batches'
import { hashSecret, newSecret } from './secrets.ts'

/** Regardless of refreshes. */
export const LONGEST_DAYS = 30
const STAFF_SECONDS = 30 * 60

export interface NewSession {
  readonly customerId: number
  readonly websiteId: number
  readonly lifetimeHours: number
  readonly device: string | undefined
  readonly address: string
  /** Name of the staff secret. */
  readonly staff?: string
}

export interface MadeToken {
  readonly token: string
  readonly lifetimeSeconds: number
}

/** `now` in seconds, by the account clock. */
export interface Begun extends MadeToken {
  readonly now: number
}

export const SECONDS_LEFT = sql`round(extract(epoch from expires_at - shop_now()))::int as seconds`

function sessionInsert(session: NewSession, token: string): RawBuilder<unknown> {
  const life =
    session.staff === undefined
      ? sql`least(make_interval(hours => ${session.lifetimeHours}), make_interval(days => ${LONGEST_DAYS}))`
      : sql`make_interval(secs => ${STAFF_SECONDS})`
  return sql`
    insert into customer_token (token_hash, customer_id, website_id, family, issued_at, family_started_at, expires_at, admin_actor, device, address)
    select ${hashSecret(token)}::bytea, ${session.customerId}::bigint, ${session.websiteId}::int, ${randomUUID()}::uuid, shop_now(), shop_now(),
      shop_now() + ${life}, ${session.staff ?? null}, ${session.device ?? null}, ${session.address}`
}

const BEGUN = sql`${SECONDS_LEFT}, floor(extract(epoch from shop_now()))::float8 as now`

interface BegunRow {
  readonly seconds: number
  readonly now: number
}

export async function insertSession(db: Db, session: NewSession): Promise<Begun> {
  const token = newSecret()
  const { rows } = await sql<BegunRow>`${sessionInsert(session, token)} returning ${BEGUN}`.execute(db)
  return { token, lifetimeSeconds: rows[0]?.seconds ?? 0, now: rows[0]?.now ?? 0 }
}

interface Condition {
  /** Selects and locks one row; without it no session begins. */
  readonly owner: RawBuilder<unknown>
  /** Run only where `owner` has a row. */
  readonly changes: readonly RawBuilder<unknown>[]
}

/** @returns undefined when `owner` has no row */
export async function beginSession(
  db: Db,
  session: NewSession,
  { owner, changes }: Condition,
): Promise<Begun | undefined> {
  const token = newSecret()
  const named = changes.map((change, at) => sql`${sql.id(`change_${at}`)} as (${change})`)
  const { rows } = await sql<BegunRow>`
    with ${sql.join([sql`owner as (${owner})`, ...named])}
    ${sessionInsert(session, token)} from owner returning ${BEGUN}`.execute(db)
  const [row] = rows
  return row && { token, lifetimeSeconds: row.seconds, now: row.now }
}

/**
 * Each family has one token that was not replaced. If it is not among those ended, a concurrent refresh has committed a
 * successor, so the update is repeated; `changes` run only once. @returns false when there was nothing to end
 */
async function endTokens(
  db: Db,
  which: RawBuilder<unknown>,
  changes: readonly RawBuilder<unknown>[] = [],
): Promise<boolean> {
  const ended = sql`ended as (
    update customer_token set revoked_at = shop_now() where ${which} and revoked_at is null returning family, replaced_at)`
  for (let isFirst = true; ; isFirst = false) {
    const named = isFirst ? changes.map((change, at) => sql`${sql.id(`change_${at}`)} as (${change})`) : []
    const { rows } = await sql<{ is_whole: boolean | null }>`
      with ${sql.join([ended, ...named])}
      select bool_and(is_whole) as is_whole from (select bool_or(replaced_at is null) as is_whole from ended group by family) families`.execute(
      db,
    )
    const isWhole = rows[0]?.is_whole ?? null
    if (isWhole !== false) return isWhole === true || !isFirst
  }
}

/** `record` may read `ended`. */
export async function endFamily(
  db: Db,
  customerId: number,
  family: string,
  record?: RawBuilder<unknown>,
): Promise<boolean> {
  return endTokens(db, sql`family = ${family}::uuid and customer_id = ${customerId}`, record && [record])
}

export async function isOpen(db: Db, customerId: number, family: string): Promise<boolean> {
  const { rows } = await sql`
    select from customer_token
    where family = ${family} and customer_id = ${customerId} and revoked_at is null and expires_at > shop_now() limit 1`.execute(
    db,
  )
  return rows.length > 0
}

export async function endSessions(
  db: Db,
  customerId: number,
  {
    currentFamily,
    changes,
  }: { readonly currentFamily?: string | undefined; readonly changes?: readonly RawBuilder<unknown>[] } = {},
): Promise<void> {
  await endTokens(
    db,
    sql`customer_id = ${customerId} and family is distinct from ${currentFamily ?? null}::uuid`,
    changes,
  )
}

export interface OpenSession {
  readonly family: string
  readonly signedInAt: Date
  readonly lastRefreshedAt: Date
  readonly device: string | null
  readonly staff: string | null
}

/** Newest first. */
export async function listSessions(db: Db, customerId: number): Promise<readonly OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    select family, min(family_started_at) as "signedInAt", max(issued_at) as "lastRefreshedAt", max(device) as device, max(admin_actor) as staff
    from customer_token where customer_id = ${customerId} and revoked_at is null and replaced_at is null and expires_at > shop_now()
    group by family order by max(issued_at) desc, family limit 50`.execute(db)
  return rows
}

/** Deletes whole families only, so that reuse of a replaced token is detected. */
export async function purgeExpiredTokens(db: Db): Promise<void> {
  await deleteInBatches((rows) =>
    sql`
      delete from customer_token where token_hash = any(array(
        select token_hash from customer_token where family_started_at < shop_now() - make_interval(days => ${LONGEST_DAYS + 1})
        order by family_started_at limit ${rows} for update skip locked))`.execute(db),
  )
  for (const links of ['password_reset', 'email_confirmation'])
    await deleteInBatches((rows) =>
      sql`
        delete from ${sql.table(links)} where token_hash = any(array(
          select token_hash from ${sql.table(links)} where expires_at < shop_now() - interval '1 day'
          order by expires_at limit ${rows} for update skip locked))`.execute(db),
    )
}
