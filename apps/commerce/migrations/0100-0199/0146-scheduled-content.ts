import { type Kysely, sql } from 'kysely'

/** Versions of pages and blocks with a window, and pages that belong to a switch. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      -- The switch of the site that has to be on.
      alter table cms_page add column shown_while text check (shown_while in ('blog', 'rewards', 'gift_cards')),
        -- Facts of a story: topic, author, day, picture and shoes.
        add column data jsonb;
      create table content_version (
        id int generated always as identity primary key,
        website_id int not null,
        kind text not null check (kind in ('page', 'block')),
        identifier text not null,
        -- Columns that replace the base row's.
        fields jsonb not null,
        is_draft boolean not null default true,
        starts_local text,
        ends_local text,
        starts_at timestamptz,
        ends_at timestamptz,
        created_at timestamptz not null default shop_now(),
        check (starts_at < ends_at)
      );
      create index content_version_of on content_version (website_id, kind, identifier);
    `)
    .execute(db)
}
