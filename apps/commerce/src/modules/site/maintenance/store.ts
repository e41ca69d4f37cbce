import { type Kysely, sql } from 'kysely'
import type { Database, Db } from '#src/platform/database'

export interface Maintenance {
  readonly since: Date
  readonly until: Date | null
  readonly message: string | null
}

/** By website id. [R2.92, A21] */
export async function loadMaintenance(db: Db): Promise<ReadonlyMap<number, Maintenance>> {
  const rows = await db.selectFrom('maintenance').selectAll().execute()
  return new Map(rows.map(({ website_id, ...maintenance }) => [website_id, maintenance]))
}

/** `until` depends on the site's time zone; null while unknown. */
interface Beginning {
  readonly websiteId: number
  readonly until: Date | null
}

/** Also changes an ongoing maintenance. Audited. */
export async function beginMaintenance(
  db: Kysely<Database>,
  sites: readonly Beginning[],
  message: string | null,
): Promise<void> {
  const given = JSON.stringify(sites)
  await sql`with begun as (
      insert into maintenance (website_id, until, message)
      select "websiteId", until, ${message}::text from jsonb_to_recordset(${given}::jsonb) as site("websiteId" int, until timestamptz)
      on conflict (website_id) do update set until = excluded.until, message = excluded.message
      returning website_id, until, message)
    insert into audit (website_id, actor, action, target, detail)
    select website_id, 'operator', 'maintenance-began', 'site', jsonb_build_object('until', until, 'message', message) from begun`.execute(
    db,
  )
}

/** Idempotent. Audited. */
export async function endMaintenance(db: Kysely<Database>, websiteIds: readonly number[]): Promise<void> {
  await sql`with ended as (delete from maintenance where website_id = any(${[...websiteIds]}::int[]) returning website_id, since)
    insert into audit (website_id, actor, action, target, detail)
    select website_id, 'operator', 'maintenance-ended', 'site', jsonb_build_object('since', since) from ended`.execute(
    db,
  )
}
