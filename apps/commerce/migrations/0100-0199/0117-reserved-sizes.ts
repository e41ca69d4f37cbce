import { type Kysely, sql } from 'kysely'

/** A pair held for a swap belongs to a returned item instead of an order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table reservation alter column order_id drop not null,
        drop constraint reservation_once,
        add constraint reservation_order_id_sku_source_key unique (order_id, sku, source),
        add constraint reservation_owner check ((order_id is null) = (return_item_id is not null));
    `)
    .execute(db)
}
