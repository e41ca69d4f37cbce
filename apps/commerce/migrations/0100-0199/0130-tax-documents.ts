import { type Kysely, sql } from 'kysely'

/** Tax invoices and adjustment notes as they were issued. [R7.30] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table tax_number (
        kind text primary key check (kind in ('invoice', 'adjustment')),
        last bigint not null
      );
      insert into tax_number (kind, last) values ('invoice', 2000000), ('adjustment', 4000000);

      create table tax_document (
        id bigint generated always as identity primary key,
        uid text not null unique check (length(uid) = 22),
        website_id int not null,
        kind text not null references tax_number,
        number bigint not null,
        order_id bigint not null references orders,
        credit_memo_id bigint unique references credit_memo,
        contents jsonb not null,
        pdf bytea not null,
        issued_at timestamptz not null,
        unique (kind, number),
        check ((kind = 'adjustment') = (credit_memo_id is not null))
      );
      create unique index tax_document_invoice on tax_document (order_id) where kind = 'invoice';
      create index tax_document_order on tax_document (order_id);

      create function refuse_tax_document_change() returns trigger language plpgsql as $$
      begin
        raise exception 'tax documents never change';
      end $$;
      create trigger tax_document_unchanged before update or delete on tax_document
        for each row execute function refuse_tax_document_change();
    `)
    .execute(db)
}
