import { type Kysely, sql } from 'kysely'

/** Names, code requirement and validity period of promotions, by the site's clock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      update promotion set key = 'promotion-' || id where key is null;
      alter table promotion alter column key set not null,
        add column is_automatic boolean not null default false,
        -- The window as staff wrote it, in the site's time; starts_at (included) and ends_at (not any more) are its instants.
        add column starts_local text, add column ends_local text,
        add constraint promotion_of_site unique (id, website_id),
        add constraint promotion_key_form check (key ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
        add constraint promotion_label check (length(label) between 1 and 80),
        add constraint promotion_window check (starts_at < ends_at),
        add constraint promotion_rule check (jsonb_typeof(rule) = 'object');
      update promotion p set is_automatic = not exists (select from coupon where promotion_id = p.id);
      alter table coupon add constraint coupon_of_site
        foreign key (promotion_id, website_id) references promotion (id, website_id) on delete cascade;
      create index orders_email on orders (website_id, lower(email));
    `)
    .execute(db)
}
