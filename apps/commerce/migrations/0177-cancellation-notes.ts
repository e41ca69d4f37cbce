import { type Kysely, sql } from 'kysely'

/** Pieces that are cancelled after the invoice was issued get an adjustment note. [decision 133] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table tax_document add column order_event_id bigint unique references order_event(id),
        add column last_event_id bigint;
      alter table tax_document drop constraint tax_document_check;
      alter table tax_document add constraint tax_document_check
        check (num_nonnulls(credit_memo_id, order_event_id) = case kind when 'adjustment' then 1 else 0 end);
    `)
    .execute(db)
}
