import { type Kysely, sql } from 'kysely'

/** Messages of the contact form with their files, until the service desk has them by mail. [R2.32, A11] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table contact_message (
        id bigint generated always as identity primary key,
        website_id int not null,
        reference text not null unique,
        -- Of the content and its day: the same message again has the same reference.
        digest text not null,
        topic text,
        order_number text,
        name text not null,
        email text not null,
        telephone text,
        comment text not null,
        created_at timestamptz not null default shop_now(),
        unique (website_id, digest)
      );
      create index contact_message_created on contact_message (created_at);
      create index contact_message_email on contact_message (website_id, email);
      create table contact_file (
        token text primary key,
        website_id int not null,
        message_id bigint references contact_message (id) on delete cascade,
        name text not null,
        mime text not null,
        digest text not null,
        content bytea not null check (octet_length(content) between 1 and 5242880),
        created_at timestamptz not null default shop_now()
      );
      create index contact_file_message on contact_file (message_id);
      create index contact_file_created on contact_file (created_at);
    `)
    .execute(db)
}
