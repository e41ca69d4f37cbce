import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#src/composition/context'
import type { Db } from '#src/composition/database'
import { deleteInBatches } from '#src/queue/delete-in-batches'

/** One sensitive act, for the record that only grows. */
export interface AuditEntry {
  /** What was done, such as `sign-in-failed`. */
  readonly action: string
  /** Whom or what it was done to: `customer:12`, `order:100001234`. */
  readonly target?: string
  readonly detail?: Readonly<Record<string, string | number | boolean | readonly string[]>>
}

/** Who acts: staff by their secret's name, a customer by number, or a guest. */
function actorOf({ customerId, session }: Context['viewer']): string {
  if (session?.staff !== undefined) return `staff:${session.staff}`
  return customerId === undefined ? 'guest' : `customer:${customerId}`
}

/** An email as the record knows it: recognisable to who has the email, readable to nobody. */
export function emailMark(email: string): string {
  return `email:${createHash('sha256').update(email).digest('hex').slice(0, 16)}`
}

/** Deletes entries past the retention; the table itself refuses to delete younger ones. */
export async function purgeAuditRecords(db: Context['db'], days: number): Promise<void> {
  await deleteInBatches((rows) =>
    sql`
      delete from audit where id = any(array(
        select id from audit where at < now() - make_interval(days => ${days}::int)
        order by at limit ${rows} for update skip locked))`.execute(db),
  )
}

/** For whom staff act. */
function customerOf({ customerId, session }: Context['viewer']): AuditEntry['detail'] {
  return session?.staff === undefined ? {} : { customer: `customer:${customerId}` }
}

/** What an entry says of rows that the same statement writes, as SQL of them. */
interface AuditOfRows {
  readonly target?: RawBuilder<string>
  /** A jsonb object that is added to the detail. */
  readonly detail?: RawBuilder<unknown>
}

/**
 * The statement that writes who did what, from where; of what staff do also for which customer. It ends in a select: a
 * statement that it becomes part of may put `from` or `where` behind it.
 */
export function auditInsert(
  { viewer, brand }: Pick<Context, 'brand' | 'viewer'>,
  { action, target, detail }: AuditEntry,
  ofRows: AuditOfRows = {},
): RawBuilder<unknown> {
  const stated = sql`${JSON.stringify({ ...detail, ...customerOf(viewer) })}::jsonb`
  return sql`
    insert into audit (website_id, actor, action, target, address, detail)
    select ${brand.websiteId}::int, ${actorOf(viewer)}, ${action}, ${ofRows.target ?? target ?? null}, ${viewer.address},
      ${ofRows.detail ? sql`${stated} || ${ofRows.detail}` : stated}`
}

/** Writes who did what, in a statement of its own. */
export async function recordAudit(
  ctx: Pick<Context, 'brand' | 'viewer'> & { readonly db: Db },
  entry: AuditEntry,
): Promise<void> {
  await auditInsert(ctx, entry).execute(ctx.db)
}
