import { type Kysely, sql } from 'kysely'

/** What an order's shopper got back of what was paid, with its lines. [R3.74, decision 105] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table credit_memo (
        id bigint generated always as identity primary key,
        order_id bigint not null references orders (id) on delete cascade,
        n int not null,
        key text not null,
        return_id bigint references return_request (id),
        reason text not null,
        goods_cents int not null check (goods_cents >= 0),
        shipping_cents int not null check (shipping_cents >= 0),
        deduction_cents int not null default 0 check (deduction_cents >= 0),
        refund_cents int not null check (refund_cents >= 0),
        release_cents int not null check (release_cents >= 0),
        gift_card_cents int not null check (gift_card_cents >= 0),
        created_at timestamptz not null default shop_now(),
        unique (order_id, n),
        unique (order_id, key),
        check (goods_cents + shipping_cents - deduction_cents = refund_cents + release_cents + gift_card_cents)
      );
      create index credit_memo_return on credit_memo (return_id) where return_id is not null;
      create table credit_memo_line (
        credit_memo_id bigint not null references credit_memo (id) on delete cascade,
        order_line_id bigint not null references order_line (id) on delete cascade,
        quantity int not null check (quantity > 0),
        cents int not null check (cents >= 0),
        primary key (credit_memo_id, order_line_id)
      );
      create index credit_memo_line_order_line on credit_memo_line (order_line_id);
      alter table refund add column credit_memo_id bigint unique references credit_memo (id) on delete cascade;
    `)
    .execute(db)
}
