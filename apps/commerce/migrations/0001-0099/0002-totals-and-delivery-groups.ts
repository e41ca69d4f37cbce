import { type Kysely, sql } from 'kysely'

/**
 * Rewards on carts; delivery groups, gift card payments and line discounts on orders. Each older order gets one
 * delivery group.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table cart add column redemptions jsonb not null default '[]', add column loyalty_error text;
      alter table orders add column gift_cards jsonb not null default '[]';
      -- Lines that reach the shopper together: one parcel, one store, or by email.
      create table order_delivery_group (
        order_id bigint not null references orders on delete cascade, position int not null,
        kind text not null check (kind in ('delivery', 'clickncollect', 'email')), store_code text,
        carrier_code text, method_code text, title text, promise jsonb,
        amount_cents int not null check (amount_cents >= 0), discount_cents int not null default 0 check (discount_cents between 0 and amount_cents),
        tax_cents int not null check (tax_cents >= 0),
        primary key (order_id, position));
      alter table order_line add column delivery_group int, add column savings jsonb not null default '[]',
        add constraint order_line_delivery_group foreign key (order_id, delivery_group) references order_delivery_group;
      insert into order_delivery_group (order_id, position, kind, carrier_code, method_code, title, promise, amount_cents, tax_cents)
        select id, 1, 'delivery', carrier_code, method_code, shipping_title, shipping_promise, shipping_cents, 0 from orders;
      update order_line set delivery_group = 1;
    `)
    .execute(db)
}
