import { type Kysely, sql } from 'kysely'

/** Imports of product files, how far each came, and the rows that were left out. [decision 141] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table product_import (
        id int primary key generated always as identity,
        -- Of the file and how it was to be applied.
        hash text not null,
        name text not null,
        rows int not null,
        rows_done int not null default 0,
        created int not null default 0,
        updated int not null default 0,
        unchanged int not null default 0,
        failed int not null default 0,
        operator text default nullif(current_setting('welt.operator', true), ''),
        started_at timestamptz not null default now(),
        finished_at timestamptz
      );
      create unique index product_import_unfinished on product_import (hash) where finished_at is null;
      create index product_import_hash on product_import (hash, id);
      create table product_import_error (
        import_id int not null references product_import on delete cascade,
        line int not null,
        sku text not null,
        reason text not null,
        primary key (import_id, line)
      );
    `)
    .execute(db)
}
