import { type Kysely, sql } from 'kysely'

/** Whether all processes have the same secrets. [decision 173] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table secret_fingerprint (
        setting text primary key,
        salt bytea not null,
        fingerprint bytea not null,
        noted_at timestamptz not null default now()
      );
    `)
    .execute(db)
}
