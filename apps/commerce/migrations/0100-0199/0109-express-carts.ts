import { type Kysely, sql } from 'kysely'

/** What is bought from the product page is a cart of its own: the bag stays as it is. [decision 111] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table cart add column is_express boolean not null default false;
    drop index cart_one_active_per_customer;
    create unique index cart_one_active_per_customer on cart (customer_id, website_id)
      where is_active and customer_id is not null and not is_express;
    drop index cart_guest_created;
    create index cart_short_lived_created on cart (created_at)
      where (customer_id is null or is_express) and locked_by_order is null`.execute(db)
}
