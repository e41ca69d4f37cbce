import { type Kysely, sql } from 'kysely'

/** Compare lists, and measurements per size: width at the ball and weight of one shoe. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table compare_list (
      id bigint generated always as identity primary key, uid text not null unique, website_id int not null,
      customer_id bigint references customer on delete cascade unique, seen_at timestamptz not null default now());
    -- A guest's list is deleted some time after it was last used.
    create index compare_list_guest_seen on compare_list (seen_at) where customer_id is null;

    create table compare_item (
      id bigint generated always as identity primary key, list_id bigint not null references compare_list on delete cascade,
      product_id int not null references product on delete cascade, added_at timestamptz not null default now(),
      unique (list_id, product_id));
    create index compare_item_product on compare_item (product_id);

    alter table variant add column width_mm int check (width_mm > 0), add column weight_grams int check (weight_grams > 0)`.execute(
    db,
  )
}
