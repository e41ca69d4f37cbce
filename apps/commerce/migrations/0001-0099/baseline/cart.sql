create table cart (
  id text primary key check (id ~ '^[A-Za-z0-9]{32}$'),
  website_id int not null, customer_id bigint references customer, currency text not null check (currency in ('AUD', 'NZD')),
  -- SHA-256 of the guest secret for carts made through the storefront; null for carts of bare API clients.
  guest_secret_hash bytea,
  email text, is_active boolean not null default true,
  -- Increases with every change; part of placeOrder's fallback idempotency key.
  version int not null default 1,
  -- Set while an order of this cart awaits its payment; changes are refused until then.
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

-- Promotions and coupons: for a later capability.
create table promotion (
  id int generated always as identity primary key, website_id int not null, label text not null, rule jsonb not null,
  starts_at timestamptz, ends_at timestamptz, priority int not null default 0, is_active boolean not null default true);

create table coupon (
  code text primary key, promotion_id int not null references promotion on delete cascade, use_limit int, per_customer_limit int,
  used int not null default 0, is_loyalty boolean not null default false, check (use_limit is null or used <= use_limit));
