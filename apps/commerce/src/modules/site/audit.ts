import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#src/platform/context'
import type { Db } from '#src/platform/database'
import { deleteInBatches } from '#src/queue/delete-in-batches'
import { isInFirstPartition } from '#src/queue/log-partitions'

/** Entry of the append-only audit log. */
export interface AuditEntry {
  /** Such as `sign-in-failed`. */
  readonly action: string
  /** Such as `customer:12` or `order:100001234`. */
  readonly target?: string
  readonly detail?: Readonly<Record<string, string | number | boolean | readonly string[]>>
}

function actorOf({ customerId, session }: Context['viewer']): string {
  if (session?.staff !== undefined) return `staff:${session.staff}`
  return customerId === undefined ? 'guest' : `customer:${customerId}`
}

/** A hash: verifiable with the email, unreadable without it. */
export function emailMark(email: string): string {
  return `email:${createHash('sha256').update(email).digest('hex').slice(0, 16)}`
}

/** The table refuses to delete younger entries. */
export async function purgeAuditRecords(db: Context['db'], days: number): Promise<void> {
  await deleteInBatches((rows) =>
    sql`
      delete from audit where id = any(array(
        select id from audit where at < now() - make_interval(days => ${days}::int) and ${isInFirstPartition('audit')}
        order by at limit ${rows} for update skip locked))`.execute(db),
  )
}

function customerOf({ customerId, session }: Context['viewer']): AuditEntry['detail'] {
  return session?.staff === undefined ? {} : { customer: `customer:${customerId}` }
}

/** SQL over rows of the same statement. */
interface AuditOfRows {
  readonly target?: RawBuilder<string>
  /** A jsonb object merged into the detail. */
  readonly detail?: RawBuilder<unknown>
}

/** Ends in a select: the caller may append `from` or `where`. */
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

export async function recordAudit(
  ctx: Pick<Context, 'brand' | 'viewer'> & { readonly db: Db },
  entry: AuditEntry,
): Promise<void> {
  await auditInsert(ctx, entry).execute(ctx.db)
}
