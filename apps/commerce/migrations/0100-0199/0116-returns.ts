import { type Kysely, sql } from 'kysely'

/** What a return needs beyond its reasons: how it comes back, what happened to each pair, and pairs held for a swap. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create sequence return_number start 3000101;
      alter table return_request
        alter column number set default nextval('return_number')::text,
        add column method text not null default 'label' check (method in ('label', 'store', 'parcel_point')),
        add column contact_email text,
        add column send_by date,
        add column received_at timestamptz,
        add column closed_at timestamptz,
        add column updated_at timestamptz not null default now();
      create index return_request_order on return_request (order_id, id);
      create index return_request_customer on return_request (customer_id, id desc) where customer_id is not null;

      alter table return_item
        add column disposition text check (disposition in ('resell', 'outlet', 'destroy')),
        add column source text references source,
        add column received_at timestamptz,
        add column decided_at timestamptz,
        add column reject_reason text,
        add column refund_cents int check (refund_cents >= 0),
        add column settled_at timestamptz,
        add column exchange_sku text,
        add column exchange_cents int check (exchange_cents >= 0),
        add column exchange_order_id bigint references orders,
        add constraint return_item_exchange check ((exchange_sku is null) = (exchange_cents is null));
      create index return_item_return on return_item (return_id);
      create index return_comment_return on return_comment (return_id, id);

      -- A pair held for a swap, until it expires.
      alter table reservation add column return_item_id bigint references return_item,
        drop constraint reservation_order_id_sku_source_key,
        add constraint reservation_once unique nulls not distinct (order_id, sku, source, return_item_id);
      create index reservation_return_item on reservation (return_item_id) where return_item_id is not null;

      create table return_tracking (
        id bigint generated always as identity primary key,
        return_id bigint not null references return_request on delete cascade,
        carrier_code text not null,
        tracking_number text not null,
        created_at timestamptz not null default now(),
        unique (return_id, carrier_code, tracking_number)
      );

      create table return_event (
        id bigint generated always as identity primary key,
        return_id bigint not null references return_request on delete cascade,
        kind text not null,
        actor text not null,
        detail jsonb not null default '{}'::jsonb,
        at timestamptz not null default now()
      );
      create index return_event_return on return_event (return_id, id);
    `)
    .execute(db)
}
