create sequence order_number start 100001234;

create table orders (
  id bigint generated always as identity primary key,
  number text not null unique default lpad(nextval('order_number')::text, 9, '0'),
  -- 128-bit random; opens the success page and a guest's order, which the number alone never does.
  access_token text not null unique,
  website_id int not null, cart_id text not null references cart, cart_version int not null, customer_id bigint references customer,
  email text not null,
  state text not null
    check (state in ('pending_payment', 'payment_failed', 'paid', 'processing', 'complete', 'cancelled', 'closed')),
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
  goods_restored_at timestamptz,
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
  quantity_cancelled int not null default 0, cart_line_id bigint);
create index order_line_order on order_line (order_id, position);
create index order_line_product on order_line (product_id);

create table shipment (
  id bigint generated always as identity primary key, order_id bigint not null references orders on delete cascade,
  number text not null unique, title text not null, carrier_code text, tracking_number text, lines jsonb not null,
  shipped_at timestamptz not null default now());

create table order_event (
  id bigint generated always as identity primary key, order_id bigint not null references orders on delete cascade,
  kind text not null, detail jsonb not null default '{}', actor text not null, at timestamptz not null default now());
create index order_event_order on order_event (order_id, id);

-- Live while state = 'reserved' and expires_at > now(); 'taken' once goods leave on_hand.
create table reservation (
  id bigint generated always as identity primary key, order_id bigint not null references orders on delete cascade,
  sku text not null, source text not null, quantity int not null check (quantity > 0),
  state text not null check (state in ('reserved', 'committed', 'released')), expires_at timestamptz not null,
  created_at timestamptz not null default now(), unique (order_id, sku, source),
  foreign key (sku, source) references stock (sku, source));
create index reservation_due on reservation (expires_at) where state = 'reserved';

-- Uses of coupons, gift cards and returns: for later capabilities.
create table coupon_use (
  code text not null references coupon, order_id bigint not null references orders, email text not null, state text not null,
  primary key (code, order_id));

create table gift_card (
  id bigint generated always as identity primary key, code text not null unique, pin_hash text not null, website_id int not null,
  currency text not null, balance_cents int not null check (balance_cents >= 0), expires_at timestamptz, state text not null);

create table gift_card_entry (
  id bigint generated always as identity primary key, gift_card_id bigint not null references gift_card, order_id bigint references orders,
  kind text not null check (kind in ('issue', 'hold', 'capture', 'release', 'refund')), cents int not null,
  at timestamptz not null default now());

create table return_request (
  id bigint generated always as identity primary key, uid text not null unique, number text not null unique,
  order_id bigint not null references orders, customer_id bigint references customer, guest_email text, status text not null,
  is_paid boolean not null default false, payment jsonb, parcel_point jsonb, created_at timestamptz not null default now());

create table return_item (
  id bigint generated always as identity primary key, return_id bigint not null references return_request on delete cascade,
  order_line_id bigint not null references order_line, quantity int not null check (quantity > 0), reason_code text, reason_text text,
  status text not null);
create index return_item_line on return_item (order_line_id);

create table return_comment (
  id bigint generated always as identity primary key, return_id bigint not null references return_request on delete cascade,
  author text not null, text text not null, created_at timestamptz not null default now());

-- Counts the orders of the last 30 days and updates changed summaries. Sell-through: share of the available pieces that sold.
create function refresh_sales() returns int language plpgsql as $$
declare refreshed int;
begin
  delete from product_sales where day <= current_date - 60 or (source = 'orders' and day > current_date - 30);
  insert into product_sales (product_id, website_id, day, source, units)
    select l.product_id, o.website_id, o.placed_at::date, 'orders', sum(l.quantity - l.quantity_cancelled)
    from orders o join order_line l on l.order_id = o.id join product p on p.id = l.product_id
    where o.state in ('paid', 'processing', 'complete', 'closed') and o.placed_at::date > current_date - 30
    group by 1, 2, 3 having sum(l.quantity - l.quantity_cancelled) > 0;
  with sold as (
    select product_id, website_id, sum(units)::int as units from product_sales where day > current_date - 30 group by 1, 2),
  left_over as (
    select v.product_id, sum(greatest(0, s.on_hand - s.reserved))::int as units
    from variant v join stock s on s.sku = v.sku and s.source = 'warehouse' group by 1),
  summary as (
    select ps.product_id, ps.website_id, coalesce(sold.units, 0) as units,
      coalesce(100 * sold.units / nullif(sold.units + coalesce(left_over.units, 0), 0), 0) as percent
    from product_site ps left join sold using (product_id, website_id) left join left_over using (product_id))
  update product_site ps set sold_30_days = summary.units, sell_through_percent = summary.percent from summary
    where ps.product_id = summary.product_id and ps.website_id = summary.website_id
      and (ps.sold_30_days, ps.sell_through_percent) is distinct from (summary.units, summary.percent);
  get diagnostics refreshed = row_count;
  return refreshed;
end $$;
