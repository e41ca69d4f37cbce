import { type Kysely, sql } from 'kysely'

/** Tables of accounts, wishlists, promotions, gift cards, returns and content, designed with the rest so that they fit; their modules follow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer (
      id bigint generated always as identity primary key, website_id int not null,
      email text not null, firstname text not null, middlename text, lastname text not null, prefix text, suffix text,
      gender int, date_of_birth date, password_hash text, is_subscribed boolean not null default false,
      created_at timestamptz not null default now(), updated_at timestamptz not null default now(), closed_at timestamptz,
      unique (website_id, email));
    alter table cart add foreign key (customer_id) references customer;
    alter table orders add foreign key (customer_id) references customer;

    create table customer_address (
      id int generated always as identity primary key, customer_id bigint not null references customer on delete cascade,
      address jsonb not null, is_default_billing boolean not null default false, is_default_shipping boolean not null default false,
      created_at timestamptz not null default now());
    create unique index one_default_billing on customer_address (customer_id) where is_default_billing;
    create unique index one_default_shipping on customer_address (customer_id) where is_default_shipping;

    create table customer_token (
      token_hash bytea primary key, customer_id bigint not null references customer on delete cascade, website_id int not null,
      family uuid not null, issued_at timestamptz not null default now(), family_started_at timestamptz not null,
      expires_at timestamptz not null, replaced_at timestamptz, revoked_at timestamptz, admin_actor text);
    create index customer_token_family on customer_token (family);

    create table password_reset (
      token_hash bytea primary key, customer_id bigint not null references customer on delete cascade,
      created_at timestamptz not null default now(), expires_at timestamptz not null, used_at timestamptz);

    create table subscription (
      website_id int not null, email text not null, topic text not null, channel text not null default 'email',
      status text not null, source text, consented_at timestamptz, unsubscribed_at timestamptz,
      primary key (website_id, email, topic, channel));

    create table saved_card (
      token_id text primary key, customer_id bigint not null references customer on delete cascade, brand text not null,
      last_four text not null, expiry_month text not null, expiry_year text not null, holder_name text, created_at timestamptz not null default now());

    create table wishlist (
      id bigint generated always as identity primary key, website_id int not null,
      customer_id bigint references customer on delete cascade, session_hash bytea unique, updated_at timestamptz not null default now(),
      check ((customer_id is null) <> (session_hash is null)), unique (customer_id));
    create table wishlist_item (
      id bigint generated always as identity primary key, wishlist_id bigint not null references wishlist on delete cascade,
      product_id int not null references product, variant_sku text, added_at timestamptz not null default now());

    create table promotion (
      id int generated always as identity primary key, website_id int not null, label text not null, rule jsonb not null,
      starts_at timestamptz, ends_at timestamptz, priority int not null default 0, is_active boolean not null default true);
    create table coupon (
      code text primary key, promotion_id int not null references promotion on delete cascade, use_limit int, per_customer_limit int,
      used int not null default 0, is_loyalty boolean not null default false, check (use_limit is null or used <= use_limit));
    create table coupon_use (
      code text not null references coupon, order_id bigint not null references orders, email text not null, state text not null,
      primary key (code, order_id));

    create table gift_card (
      id bigint generated always as identity primary key, code text not null unique, pin_hash text not null, website_id int not null,
      currency text not null, balance_cents int not null check (balance_cents >= 0), expires_at timestamptz, state text not null);
    create table gift_card_entry (
      id bigint generated always as identity primary key, gift_card_id bigint not null references gift_card, order_id bigint references orders,
      kind text not null check (kind in ('issue', 'hold', 'capture', 'release', 'refund')), cents int not null, at timestamptz not null default now());

    create table return_request (
      id bigint generated always as identity primary key, uid text not null unique, number text not null unique,
      order_id bigint not null references orders, customer_id bigint references customer, guest_email text, status text not null,
      is_paid boolean not null default false, payment jsonb, parcel_point jsonb, created_at timestamptz not null default now());
    create table return_item (
      id bigint generated always as identity primary key, return_id bigint not null references return_request on delete cascade,
      order_line_id bigint not null references order_line, quantity int not null check (quantity > 0), reason_code text, reason_text text, status text not null);
    create table return_comment (
      id bigint generated always as identity primary key, return_id bigint not null references return_request on delete cascade,
      author text not null, text text not null, created_at timestamptz not null default now());
    create table refund (
      id bigint generated always as identity primary key, order_id bigint not null references orders, return_id bigint references return_request,
      attempt_id uuid references payment_attempt, n int not null, idempotency_key uuid not null unique, amount_cents int not null check (amount_cents > 0),
      state text not null, created_at timestamptz not null default now(), unique (order_id, n));

    create table review (
      id bigint generated always as identity primary key, product_id int not null references product on delete cascade, website_id int not null,
      nickname text not null, summary text not null, text text not null, rating int not null check (rating between 1 and 5),
      fit text, state text not null default 'pending', helpful int not null default 0, created_at timestamptz not null default now());
    create index review_product on review (product_id, state);
  `.execute(db)
}
