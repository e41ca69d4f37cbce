import { type Kysely, sql } from 'kysely'

/** Orders that swap what comes back, paid by its return. [decision 132] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table orders
        add column exchange_cents int not null default 0 check (exchange_cents >= 0),
        add column exchange_of bigint references orders,
        add constraint orders_exchange check (exchange_cents = 0 or exchange_of is not null),
        drop constraint order_adds_up,
        add constraint order_adds_up check (
          subtotal_cents + shipping_cents - discount_cents - gift_card_cents - exchange_cents = total_cents);
      create index orders_exchange_of on orders (exchange_of) where exchange_of is not null;
      alter table credit_memo
        add column exchange_cents int not null default 0,
        drop constraint credit_memo_check,
        add constraint credit_memo_check check (goods_cents + shipping_cents - deduction_cents - exchange_cents
          = refund_cents + release_cents + gift_card_cents);
      create index return_item_exchange_order on return_item (exchange_order_id) where exchange_order_id is not null;
    `)
    .execute(db)
}
