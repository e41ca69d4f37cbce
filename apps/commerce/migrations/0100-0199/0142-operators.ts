import { type Kysely, sql } from 'kysely'

/** Tokens of operators, and the operator behind each audit row. [decision 140] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table operator_token (
        id int primary key generated always as identity,
        name text not null unique,
        role text not null,
        source text,
        secret_hash bytea not null unique,
        created_at timestamptz not null default now(),
        revoked_at timestamptz,
        last_used_at timestamptz
      );
      alter table audit add column operator text;
      alter table audit alter column operator set default nullif(current_setting('welt.operator', true), '');
    `)
    .execute(db)
}
