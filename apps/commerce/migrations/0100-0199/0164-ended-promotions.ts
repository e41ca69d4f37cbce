import { type Kysely, sql } from 'kysely'

/** When staff ended a promotion: the page of offers lists it for 90 more days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table promotion add column ended_at timestamptz`.execute(db)
  await sql`
    update promotion p set ended_at = (
      select max(a.at) from audit a
      where a.website_id = p.website_id and a.action = 'promotion-ended' and a.target = 'promotion:' || p.key)
    where not p.is_active`.execute(db)
}
