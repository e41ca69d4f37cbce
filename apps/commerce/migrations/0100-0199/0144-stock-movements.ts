import { type Kysely, sql } from 'kysely'

/** What changed the stock of a size at a source. [decision 142] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create table stock_movement (
        id bigint primary key generated always as identity,
        at timestamptz not null default now(),
        sku text not null,
        source text not null,
        kind text not null,
        on_hand int not null,
        on_hand_change int not null,
        reserved int not null,
        reserved_change int not null,
        reason text default nullif(current_setting('welt.stock_reason', true), ''),
        -- An adjustment with the same one is made once.
        key text default nullif(current_setting('welt.stock_key', true), ''),
        operator text default nullif(current_setting('welt.operator', true), '')
      );
      create index stock_movement_size on stock_movement (sku, id desc);
      create index stock_movement_at on stock_movement (at);
      create unique index stock_movement_key on stock_movement (sku, source, key) where key is not null;
      create function record_stock_movement() returns trigger language plpgsql as $$
      begin
        insert into stock_movement (sku, source, kind, on_hand, on_hand_change, reserved, reserved_change)
        select n.sku, n.source,
          case
            when nullif(current_setting('welt.stock_reason', true), '') is not null then 'adjusted'
            when n.feed_sequence is distinct from o.feed_sequence then 'feed'
            when n.counted_at <> o.counted_at then 'counted'
            when n.on_hand = o.on_hand then case when n.reserved > o.reserved then 'reserved' else 'released' end
            when n.on_hand < o.on_hand and n.on_hand - o.on_hand = n.reserved - o.reserved then 'sold'
            when n.on_hand > o.on_hand and n.reserved = o.reserved then 'restocked'
            else 'changed'
          end,
          n.on_hand, n.on_hand - o.on_hand, n.reserved, n.reserved - o.reserved
        from new_rows n join old_rows o using (sku, source)
        where (n.on_hand, n.reserved) <> (o.on_hand, o.reserved)
        order by n.sku, n.source;
        return null;
      end $$;
      create trigger stock_moves after update on stock referencing old table as old_rows new table as new_rows
        for each statement execute function record_stock_movement();
    `)
    .execute(db)
}
