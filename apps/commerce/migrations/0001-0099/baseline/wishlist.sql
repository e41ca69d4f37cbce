create table wishlist (
  id bigint generated always as identity primary key, website_id int not null,
  customer_id bigint references customer on delete cascade, session_hash bytea unique, updated_at timestamptz not null default now(),
  -- Last use of a guest's list; it is deleted some time later.
  seen_at timestamptz not null default now(),
  check ((customer_id is null) <> (session_hash is null)), unique (customer_id));
create index wishlist_guest_seen on wishlist (seen_at) where session_hash is not null;

-- An item is on a list once per size, and once without one.
create table wishlist_item (
  id bigint generated always as identity primary key, wishlist_id bigint not null references wishlist on delete cascade,
  product_id int not null references product on delete cascade, variant_sku text, added_at timestamptz not null default now(),
  description text);
create unique index wishlist_item_once on wishlist_item (wishlist_id, product_id, coalesce(variant_sku, ''));
create index wishlist_item_product on wishlist_item (product_id);
