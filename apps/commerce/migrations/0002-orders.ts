import { type Kysely, sql } from 'kysely'

/** Carts, orders, payments, reservations, jobs' mail, limits, audit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cart (
      id text primary key check (id ~ '^[A-Za-z0-9]{32}$'),
      website_id int not null, customer_id bigint, currency text not null check (currency in ('AUD', 'NZD')),
      -- SHA-256 of the guest secret for carts made through the storefront; null for carts of bare API clients.
      guest_secret_hash bytea,
      email text, is_active boolean not null default true,
      -- Grows with every change; part of placeOrder's fallback idempotency key.
      version int not null default 1,
      -- Set while an order of this cart waits for its payment; changes are refused meanwhile.
      locked_by_order bigint,
      shipping_address jsonb, billing_address jsonb, is_billing_same boolean not null default true,
      shipping_country text, carrier_code text, method_code text,
      payment_method jsonb, payment_error text,
      authority_checked boolean not null default false, authority_instructions text,
      preferred_store_code text, nominee jsonb, coupon_codes text[] not null default '{}', gift_card_codes text[] not null default '{}',
      created_at timestamptz not null default now(), updated_at timestamptz not null default now());
    create index cart_customer on cart (customer_id) where is_active;
    create unique index cart_one_active_per_customer on cart (customer_id, website_id) where is_active and customer_id is not null;

    create table cart_line (
      id bigint generated always as identity primary key,
      cart_id text not null references cart on delete cascade,
      product_id int not null references product, variant_sku text,
      quantity int not null check (quantity between 1 and 999),
      fulfilment text not null default 'delivery' check (fulfilment in ('delivery', 'clickncollect')),
      gift_card jsonb, seen_unit_cents int,
      added_at timestamptz not null default now(), updated_at timestamptz not null default now());
    create index cart_line_cart on cart_line (cart_id, id);
    create unique index cart_line_same on cart_line (cart_id, variant_sku) where gift_card is null;

    create sequence order_number start 100001234;

    create table orders (
      id bigint generated always as identity primary key,
      number text not null unique default lpad(nextval('order_number')::text, 9, '0'),
      -- 128-bit random, opens the success page and the order of a guest; never the number alone.
      access_token text not null unique,
      website_id int not null, cart_id text not null references cart, cart_version int not null, customer_id bigint, email text not null,
      state text not null check (state in ('pending_payment', 'payment_failed', 'paid', 'processing', 'complete', 'cancelled', 'closed')),
      review_reason text, failure_reason text,
      currency text not null check (currency in ('AUD', 'NZD')),
      subtotal_cents int not null check (subtotal_cents >= 0), discount_cents int not null default 0 check (discount_cents >= 0),
      shipping_cents int not null check (shipping_cents >= 0), gift_card_cents int not null default 0 check (gift_card_cents >= 0),
      tax_cents int not null check (tax_cents >= 0), total_cents int not null check (total_cents >= 0),
      discounts jsonb not null default '[]',
      shipping_address jsonb, billing_address jsonb not null,
      carrier_code text, method_code text, shipping_title text, shipping_promise jsonb,
      shipping_instructions text, nominee jsonb, preferred_store_code text, payment_method jsonb not null,
      placed_at timestamptz not null default now(), paid_at timestamptz, updated_at timestamptz not null default now(),
      constraint order_adds_up check (subtotal_cents + shipping_cents - discount_cents - gift_card_cents = total_cents));
    create unique index orders_one_live_per_cart on orders (cart_id) where state not in ('payment_failed', 'cancelled');
    create index orders_customer on orders (customer_id, placed_at desc);
    create index orders_unpaid on orders (placed_at) where state = 'pending_payment';

    create table order_line (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders on delete cascade, position int not null,
      product_id int not null, product_sku text not null, variant_sku text, product_type text not null,
      name text not null, brand text, colour text, size_label text, size_scale text, image_path text, image_alt text, url_key text,
      quantity int not null check (quantity > 0), unit_cents int not null, regular_unit_cents int not null,
      row_cents int not null, discount_cents int not null default 0, tax_cents int not null,
      fulfilment text not null default 'delivery', source text not null default 'warehouse', gift_card jsonb,
      quantity_shipped int not null default 0, quantity_refunded int not null default 0, quantity_returned int not null default 0,
      quantity_cancelled int not null default 0);
    create index order_line_order on order_line (order_id, position);

    create table shipment (
      id bigint generated always as identity primary key, order_id bigint not null references orders on delete cascade,
      number text not null unique, title text not null, carrier_code text, tracking_number text, lines jsonb not null,
      shipped_at timestamptz not null default now());

    create table order_event (
      id bigint generated always as identity primary key, order_id bigint not null references orders on delete cascade,
      kind text not null, detail jsonb not null default '{}', actor text not null, at timestamptz not null default now());
    create index order_event_order on order_event (order_id, id);

    -- Live while state = 'held' and expires_at > now(); 'taken' once goods leave on_hand.
    create table reservation (
      id bigint generated always as identity primary key, order_id bigint not null references orders on delete cascade,
      sku text not null, source text not null, quantity int not null check (quantity > 0),
      state text not null check (state in ('held', 'taken', 'released')), expires_at timestamptz not null,
      created_at timestamptz not null default now(), unique (order_id, sku, source),
      foreign key (sku, source) references stock (sku, source));
    create index reservation_due on reservation (expires_at) where state = 'held';

    create table payment_attempt (
      id uuid primary key, order_id bigint not null references orders on delete cascade, n int not null,
      merchant_reference text not null unique check (merchant_reference ~ '^[A-Za-z0-9-]{8,64}$'),
      psp_reference text unique, method text not null, brand text,
      amount_cents int not null check (amount_cents > 0), currency text not null,
      state text not null check (state in ('created', 'sent', 'action_required', 'pending', 'unknown', 'authorised', 'refused', 'cancelled', 'error', 'captured', 'reversal_sent', 'reversed', 'refunded')),
      refusal_reason text, action jsonb, action_data jsonb, reversal_key uuid, capture_key uuid,
      created_at timestamptz not null default now(), sent_at timestamptz, answered_at timestamptz, updated_at timestamptz not null default now(),
      unique (order_id, n));
    create unique index payment_attempt_one_live on payment_attempt (order_id)
      where state in ('created', 'sent', 'action_required', 'pending', 'unknown', 'authorised', 'captured');
    create index payment_attempt_open on payment_attempt (created_at) where state in ('created', 'sent', 'action_required', 'pending', 'unknown');

    -- Every answer and webhook of the payment service; the state of an attempt is folded from its rows.
    create table psp_event (
      id bigint generated always as identity primary key, attempt_id uuid references payment_attempt on delete cascade,
      psp_reference text not null, event_code text not null, success boolean not null, original_reference text not null default '',
      merchant_reference text, amount_cents int, currency text, channel text not null check (channel in ('answer', 'webhook', 'reconcile')),
      payload jsonb not null default '{}', received_at timestamptz not null default now(), handled_at timestamptz,
      unique (psp_reference, event_code, success, original_reference));
    create index psp_event_attempt on psp_event (attempt_id);

    create table idempotency (
      key text primary key, request_hash text not null, state text not null check (state in ('running', 'done')),
      answer jsonb, created_at timestamptz not null default now(), finished_at timestamptz);

    create table mail (
      id bigint generated always as identity primary key, website_id int not null, kind text not null, subject_id text not null,
      message_id text not null unique, recipient text not null, subject text not null, html text not null, text text not null,
      created_at timestamptz not null default now(), sent_at timestamptz, unique (kind, subject_id, recipient));

    create table rate_limit (
      bucket text not null, window_start timestamptz not null, count int not null, primary key (bucket, window_start));

    create table audit (
      id bigint generated always as identity primary key, at timestamptz not null default now(), website_id int,
      actor text not null, action text not null, target text, address text, detail jsonb not null default '{}');
  `.execute(db)
}
