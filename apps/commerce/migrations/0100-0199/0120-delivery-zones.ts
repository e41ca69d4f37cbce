import { type Kysely, sql } from 'kysely'

/** An operator's delivery zones of a country; without a row the planned ones are in force. [decision 120] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table delivery_zones (
      country text primary key check (country in ('AU', 'NZ')),
      zones jsonb not null check (jsonb_typeof(zones) = 'array'),
      updated_at timestamptz not null default now()
    )`.execute(db)
}
