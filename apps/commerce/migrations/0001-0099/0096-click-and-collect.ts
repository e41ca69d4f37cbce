import { type Kysely, sql } from 'kysely'

/** The store of collection of carts and customers, and what an order's collection needs. [decision 96] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table cart add column is_fulfilment_auto_updated boolean not null default false;
      alter table customer add column preferred_store_code text;
      alter table order_delivery_group
        add column ready_at timestamptz,
        add column collection_code text,
        add constraint order_delivery_group_collected 
          check (kind = 'clickncollect' or (ready_at is null and collection_code is null));
    `)
    .execute(db)
}
