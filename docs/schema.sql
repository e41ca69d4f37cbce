-- Printed from a migrated database by npm run schema; never edited by hand.


-- The module site

-- Changes of watched tables, written by triggers. [decision 10]
create table change_log (
  id bigint not null generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now(),
  -- A watched table, or `purge` with the tags in `after`.
  table_name text not null,
  -- Null: every site.
  website_id int,
  -- Null without a row, and where one change affects too many rows to list.
  before jsonb,
  after jsonb
) partition by range (at);
create index change_log_at on change_log (at);
create index change_log_xid on change_log (xid);
-- Each partition: primary key (id)

-- How far each subscriber has read that must not miss changes while stopped.
create table change_position (
  subscriber text not null,
  snapshot pg_snapshot not null,
  constraint change_position_pkey primary key (subscriber)
);

-- Time up to which starts and ends of sales are in the change log.
create table sale_clock (
  id boolean not null default true,
  at timestamptz not null,
  constraint sale_clock_id_check check (id),
  constraint sale_clock_pkey primary key (id)
);

-- Operators' changes to a site's configuration; packages/brands has the defaults (R1.16, R3.103).
create table site_setting (
  website_id int not null,
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  constraint site_setting_pkey primary key (website_id, key)
);
create trigger site_setting_logs_delete after delete on site_setting referencing old table as old_rows for each statement execute function log_site_setting();
create trigger site_setting_logs_insert after insert on site_setting referencing new table as new_rows for each statement execute function log_site_setting();
create trigger site_setting_logs_update after update on site_setting referencing old table as old_rows new table as new_rows for each statement execute function log_site_setting();

-- Sites in maintenance. [A21]
create table maintenance (
  website_id int not null,
  since timestamptz not null default now(),
  until timestamptz,
  message text,
  constraint maintenance_message_check check (length(message) >= 1 and length(message) <= 200),
  constraint maintenance_pkey primary key (website_id)
);
create trigger maintenance_logs_delete after delete on maintenance referencing old table as old_rows for each statement execute function log_maintenance();
create trigger maintenance_logs_insert after insert on maintenance referencing new table as new_rows for each statement execute function log_maintenance();
create trigger maintenance_logs_update after update on maintenance referencing old table as old_rows new table as new_rows for each statement execute function log_maintenance();

-- Recent attempts, one row per rule and key.
create table rate_limit (
  bucket text not null,
  attempts timestamptz[] not null,
  is_refused boolean not null,
  ends_at timestamptz not null,
  constraint rate_limit_pkey primary key (bucket)
);

-- Answers by idempotency key.
create table idempotency (
  key text not null,
  request_hash text not null,
  state text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint idempotency_pkey primary key (key),
  constraint idempotency_state_check check (state = any (array['running'::text, 'done'::text]))
);
create index idempotency_created on idempotency (created_at);

-- Append-only audit log.
create table audit (
  id bigint not null generated always as identity,
  at timestamptz not null default now(),
  website_id int,
  actor text not null,
  action text not null,
  target text,
  address text,
  detail jsonb not null default '{}'::jsonb,
  -- Name of the command's token, from the connection's setting `welt.operator`.
  operator text default NULLIF(current_setting('welt.operator'::text, true), ''::text)
) partition by range (at);
create index audit_at on audit (at);
create index audit_target on audit (target, id);
create trigger audit_is_not_emptied before truncate on audit for each statement execute function protect_audit();
create trigger audit_only_grows before delete or update on audit for each row execute function protect_audit();
-- Each partition: primary key (id)

-- Of settings that all processes share. [decision 173]
create table secret_fingerprint (
  setting text not null,
  salt bytea not null,
  fingerprint bytea not null,
  noted_at timestamptz not null default now(),
  constraint secret_fingerprint_pkey primary key (setting)
);

-- What operators may do, by role. [decision 140]
create table operator_token (
  id int not null generated always as identity,
  name text not null,
  role text not null,
  -- The only store that the token is for.
  source text,
  secret_hash bytea not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  last_used_at timestamptz,
  constraint operator_token_name_key unique (name),
  constraint operator_token_pkey primary key (id),
  constraint operator_token_secret_hash_key unique (secret_hash)
);


-- The module notifications

-- Rendered mails, sent once per kind, subject and recipient.
create table mail (
  id bigint not null generated always as identity,
  website_id int not null,
  kind text not null,
  subject_id text not null,
  message_id text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Marketing only.
  unsubscribe_url text,
  constraint mail_kind_subject_id_recipient_key unique (kind, subject_id, recipient),
  constraint mail_message_id_key unique (message_id),
  constraint mail_pkey primary key (id)
);
create index mail_unsent_created on mail (created_at) where (sent_at is null);

-- Sent once per kind and subject; recipient and body are deleted once sent.
create table text_message (
  id bigint not null generated always as identity,
  website_id int not null,
  kind text not null,
  subject_id text not null,
  recipient text not null,
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  constraint text_message_kind_subject_id_key unique (kind, subject_id),
  constraint text_message_pkey primary key (id)
);
create index text_message_unsent_created on text_message (created_at) where (sent_at is null);

-- Newsletter and other subscriptions, one row per address, topic and channel of a site. [A69]
create table subscription (
  website_id int not null,
  email text not null,
  topic text not null,
  channel text not null default 'email'::text,
  status text not null,
  source text,
  consented_at timestamptz,
  unsubscribed_at timestamptz,
  -- Used in mailed links; grants nothing else.
  link_token text,
  requested_at timestamptz,
  customer_id bigint,
  -- Requested as a guest or confirmed by link: hidden from accounts with an unconfirmed email.
  is_by_address boolean not null default true,
  constraint subscription_link_token_key unique (link_token),
  constraint subscription_pkey primary key (website_id, email, topic, channel)
);

-- Of the contact form. [R2.32, A11]
create table contact_message (
  id bigint not null generated always as identity,
  website_id int not null,
  -- For shopper and service desk.
  reference text not null,
  -- Of the content and its day: the same message again has the same reference.
  digest text not null,
  topic text,
  order_number text,
  name text not null,
  email text not null,
  telephone text,
  comment text not null,
  created_at timestamptz not null default shop_now(),
  constraint contact_message_pkey primary key (id),
  constraint contact_message_reference_key unique (reference),
  constraint contact_message_website_id_digest_key unique (website_id, digest)
);
create index contact_message_created on contact_message (created_at);
create index contact_message_email on contact_message (website_id, email);

-- Uploaded for a message, which claims it by its token.
create table contact_file (
  token text not null,
  website_id int not null,
  message_id bigint,
  name text not null,
  mime text not null,
  digest text not null,
  content bytea not null,
  created_at timestamptz not null default shop_now(),
  constraint contact_file_content_check check (octet_length(content) >= 1 and octet_length(content) <= 5242880),
  constraint contact_file_message_id_fkey foreign key (message_id) references contact_message(id) on delete cascade,
  constraint contact_file_pkey primary key (token)
);
create index contact_file_created on contact_file (created_at);
create index contact_file_message on contact_file (message_id);


-- The module catalogue

-- A label whose products are sold; `value` is the option value of filters, featured and excluded brands.
create table brand (
  id int not null generated by default as identity,
  value text not null,
  label text not null,
  url_key text not null,
  description text,
  origin text,
  position int not null default 0,
  constraint brand_pkey primary key (id),
  constraint brand_url_key_key unique (url_key),
  constraint brand_value_key unique (value)
);
create trigger brand_logs_delete after delete on brand referencing old table as old_rows for each statement execute function log_brand();
create trigger brand_logs_insert after insert on brand referencing new table as new_rows for each statement execute function log_brand();
create trigger brand_logs_update after update on brand referencing old table as old_rows new table as new_rows for each statement execute function log_brand();

-- Level 1 is the root.
create table category (
  id int not null generated by default as identity,
  website_id int not null,
  parent_id int,
  name text not null,
  url_key text not null,
  url_path text not null,
  level int not null,
  position int not null default 0,
  is_in_menu boolean not null default true,
  is_active boolean not null default true,
  description text,
  meta_title text,
  meta_description text,
  rule jsonb,
  image text,
  updated_at timestamptz not null default now(),
  constraint category_parent_id_fkey foreign key (parent_id) references category(id) on delete cascade,
  constraint category_pkey primary key (id),
  constraint category_website_id_url_path_key unique (website_id, url_path)
);
create index category_parent on category (parent_id, "position");
create trigger category_logs_delete after delete on category referencing old table as old_rows for each statement execute function log_category();
create trigger category_logs_insert after insert on category referencing new table as new_rows for each statement execute function log_category();
create trigger category_logs_update after update on category referencing old table as old_rows new table as new_rows for each statement execute function log_category();

-- One style in one colour.
create table product (
  id int not null generated by default as identity,
  sku text not null,
  type text not null default 'configurable'::text,
  style_code text not null,
  url_key text not null,
  name text not null,
  web_display_name text not null,
  brand_id int,
  description text not null default ''::text,
  short_description text,
  colour text,
  colour_family text,
  colour_hex text,
  secondary_hex text,
  gender text,
  age_group text,
  product_group text,
  silhouette text,
  toe text,
  heel_type text,
  heel_height_mm int,
  closure text,
  material text,
  width text,
  sole_material text,
  lining text,
  occasions text[] not null default '{}'::text[],
  selling_features text[] not null default '{}'::text[],
  care text,
  fit_notes text,
  size_scale text,
  attributes jsonb not null default '{}'::jsonb,
  new_from timestamptz,
  new_to timestamptz,
  weight_grams int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint product_brand_id_fkey foreign key (brand_id) references brand(id),
  constraint product_pkey primary key (id),
  constraint product_sku_capitals check (sku = upper(sku)),
  constraint product_sku_key unique (sku),
  constraint product_type_check check (type = any (array['configurable'::text, 'giftcard'::text])),
  constraint product_url_key_key unique (url_key)
);
create index product_brand on product (brand_id);
create index product_style on product (style_code);
create trigger product_changes_stock after update of brand_id, sku on product for each row when (old.brand_id is distinct from new.brand_id or old.sku <> new.sku) execute function product_changes_stock();
create trigger product_is_gone before delete on product for each row execute function product_is_gone();
create trigger product_logs_delete after delete on product referencing old table as old_rows for each statement execute function log_product();
create trigger product_logs_insert after insert on product referencing new table as new_rows for each statement execute function log_product();
create trigger product_logs_update after update on product referencing old table as old_rows new table as new_rows for each statement execute function log_product();

-- Size in pixels.
create table product_image (
  product_id int not null,
  position int not null,
  view text not null,
  path text not null,
  alt text not null,
  width int not null,
  height int not null,
  constraint product_image_pkey primary key (product_id, "position"),
  constraint product_image_product_id_fkey foreign key (product_id) references product(id) on delete cascade
);
create trigger product_image_logs_delete after delete on product_image referencing old table as old_rows for each statement execute function log_product_image();
create trigger product_image_logs_insert after insert on product_image referencing new table as new_rows for each statement execute function log_product_image();
create trigger product_image_logs_update after update on product_image referencing old table as old_rows new table as new_rows for each statement execute function log_product_image();

-- One size of a product.
create table variant (
  id int not null generated by default as identity,
  product_id int not null,
  sku text not null,
  size text not null,
  position int not null,
  barcode text,
  -- Inside width at the ball of the foot.
  width_mm int,
  -- Of one shoe.
  weight_grams int,
  constraint variant_pkey primary key (id),
  constraint variant_product_id_fkey foreign key (product_id) references product(id) on delete cascade,
  constraint variant_product_id_size_key unique (product_id, size),
  constraint variant_sku_capitals check (sku = upper(sku)),
  constraint variant_sku_key unique (sku),
  constraint variant_weight_grams_check check (weight_grams > 0),
  constraint variant_width_mm_check check (width_mm > 0)
);
create index variant_size on variant (size);
create trigger variant_logs_delete after delete on variant referencing old table as old_rows for each statement execute function log_variant();
create trigger variant_logs_insert after insert on variant referencing new table as new_rows for each statement execute function log_variant();
create trigger variant_logs_update after update on variant referencing old table as old_rows new table as new_rows for each statement execute function log_variant();
create trigger variants_change_stock after insert on variant referencing new table as new_rows for each statement execute function variants_change_stock();

-- In cents; the sale window follows the database's clock.
create table product_site (
  product_id int not null,
  website_id int not null,
  is_enabled boolean not null default true,
  currency text not null,
  regular_cents int not null,
  sale_cents int,
  sale_from timestamptz,
  sale_to timestamptz,
  rrp_cents int,
  now_price_label text,
  -- Lead the site's Recommended order.
  pinned_position int,
  margin_rank int not null default 0,
  -- Updated by refresh_sales().
  sold_30_days int not null default 0,
  sell_through_percent int not null default 0,
  constraint product_site_check check (sale_cents >= 0 and sale_cents <= regular_cents),
  constraint product_site_currency_check check (currency = any (array['AUD'::text, 'NZD'::text])),
  constraint product_site_pkey primary key (product_id, website_id),
  constraint product_site_product_id_fkey foreign key (product_id) references product(id) on delete cascade,
  constraint product_site_regular_cents_check check (regular_cents >= 0),
  constraint product_site_sell_through_percent_check check (sell_through_percent >= 0 and sell_through_percent <= 100)
);
create index product_site_sale_from on product_site (sale_from) where (sale_from is not null);
create index product_site_sale_to on product_site (sale_to) where (sale_to is not null);
create index product_site_website on product_site (website_id) where is_enabled;
create trigger product_site_logs_delete after delete on product_site referencing old table as old_rows for each statement execute function log_product_site();
create trigger product_site_logs_insert after insert on product_site referencing new table as new_rows for each statement execute function log_product_site();
create trigger product_site_logs_update after update on product_site referencing old table as old_rows new table as new_rows for each statement execute function log_product_site();

-- A category that lists a product.
create table product_category (
  product_id int not null,
  category_id int not null,
  position int not null default 0,
  constraint product_category_category_id_fkey foreign key (category_id) references category(id) on delete cascade,
  constraint product_category_pkey primary key (product_id, category_id),
  constraint product_category_product_id_fkey foreign key (product_id) references product(id) on delete cascade
);
create index product_category_category on product_category (category_id);
create trigger product_category_logs_delete after delete on product_category referencing old table as old_rows for each statement execute function log_product_category();
create trigger product_category_logs_insert after insert on product_category referencing new table as new_rows for each statement execute function log_product_category();
create trigger product_category_logs_update after update on product_category referencing old table as old_rows new table as new_rows for each statement execute function log_product_category();

-- Lead a category's Recommended order.
create table category_pin (
  category_id int not null,
  product_id int not null,
  position int not null,
  constraint category_pin_category_id_fkey foreign key (category_id) references category(id) on delete cascade,
  constraint category_pin_pkey primary key (category_id, product_id),
  constraint category_pin_position_check check ("position" >= 1 and "position" <= 9999),
  constraint category_pin_product_id_fkey foreign key (product_id) references product(id) on delete cascade
);
create index category_pin_product on category_pin (product_id);
create trigger category_pin_logs_delete after delete on category_pin referencing old table as old_rows for each statement execute function log_category_pin();
create trigger category_pin_logs_insert after insert on category_pin referencing new table as new_rows for each statement execute function log_category_pin();
create trigger category_pin_logs_update after update on category_pin referencing old table as old_rows new table as new_rows for each statement execute function log_category_pin();

-- A product recommended on the page of another.
create table product_link (
  product_id int not null,
  linked_id int not null,
  kind text not null,
  position int not null default 0,
  constraint product_link_kind_check check (kind = any (array['related'::text, 'upsell'::text, 'crosssell'::text])),
  constraint product_link_linked_id_fkey foreign key (linked_id) references product(id) on delete cascade,
  constraint product_link_pkey primary key (product_id, kind, linked_id),
  constraint product_link_product_id_fkey foreign key (product_id) references product(id) on delete cascade
);
create trigger product_link_logs_delete after delete on product_link referencing old table as old_rows for each statement execute function log_product_link();
create trigger product_link_logs_insert after insert on product_link referencing new table as new_rows for each statement execute function log_product_link();
create trigger product_link_logs_update after update on product_link referencing old table as old_rows new table as new_rows for each statement execute function log_product_link();

-- A badge on the pictures of a product on one site.
create table product_tag (
  product_id int not null,
  website_id int not null,
  tag_type text not null,
  text text not null,
  text_colour text,
  background_colour text,
  position int not null default 0,
  constraint product_tag_pkey primary key (product_id, website_id, text),
  constraint product_tag_product_id_fkey foreign key (product_id) references product(id) on delete cascade,
  constraint product_tag_tag_type_check check (tag_type = any (array['generic'::text, 'promotion'::text]))
);
create trigger product_tag_logs_delete after delete on product_tag referencing old table as old_rows for each statement execute function log_product_tag();
create trigger product_tag_logs_insert after insert on product_tag referencing new table as new_rows for each statement execute function log_product_tag();
create trigger product_tag_logs_update after update on product_tag referencing old table as old_rows new table as new_rows for each statement execute function log_product_tag();

-- A stock location: the warehouse or a store.
create table source (
  code text not null,
  kind text not null,
  name text not null,
  is_active boolean not null default true,
  -- Pieces that were not where the record said; halves every 60 days. [decision 94]
  losses double precision not null default 0,
  -- Days, and sales as days, over which those pieces were watched; halves likewise.
  loss_days double precision not null default 0,
  -- When both were last halved.
  learned_at timestamptz not null default shop_now(),
  -- Sends parcels; by default only a warehouse does.
  ships boolean not null,
  is_paused boolean not null default false,
  -- How many parcels it packs a day; null is any number.
  daily_parcels int,
  -- Place and zone; null is that of the store.
  latitude double precision,
  longitude double precision,
  country text,
  state text,
  time_zone text,
  -- Active, ships and is not paused.
  sends boolean not null generated always as ((is_active AND ships AND (NOT is_paused))) stored,
  constraint source_country_check check (country = any (array['AU'::text, 'NZ'::text])),
  constraint source_daily_parcels_check check (daily_parcels > 0),
  constraint source_kind_check check (kind = any (array['warehouse'::text, 'store'::text])),
  constraint source_pkey primary key (code)
);
create trigger source_changes_stock after update on source for each row when (old.sends is distinct from new.sends) execute function source_changes_stock();
create trigger source_ships before insert on source for each row execute function source_ships();
create trigger source_starts after insert on source for each row when (new.sends) execute function source_changes_stock();

-- What a source does not ship: all shoes of a brand, or one product.
create table source_exclusion (
  source text not null,
  kind text not null,
  -- The brand's option value, or the product's sku.
  value text not null,
  constraint source_exclusion_kind_check check (kind = any (array['brand'::text, 'product'::text])),
  constraint source_exclusion_pkey primary key (source, kind, value),
  constraint source_exclusion_source_fkey foreign key (source) references source(code) on delete cascade
);
create trigger exclusion_changes_stock after insert or delete or update on source_exclusion for each row execute function exclusion_changes_stock();

-- on_hand - reserved can be sold.
create table stock (
  sku text not null,
  source text not null,
  on_hand int not null,
  reserved int not null default 0,
  updated_at timestamptz not null default now(),
  -- As shown: 3, 2, 1, none, or (4) enough.
  shown int not null generated always as (LEAST(GREATEST((on_hand - reserved), 0), 4)) stored,
  -- Set by a trigger.
  back_at timestamptz,
  counted_at timestamptz not null default shop_now(),
  -- Pieces sold since then.
  sold_since_count int not null default 0,
  -- When the store did not find a piece; null since the next count.
  declined_at timestamptz,
  -- Of the feed's last row.
  as_of timestamptz,
  -- Of the feed's last row.
  feed_sequence bigint,
  -- Its pieces can be delivered: the source sends, does not exclude the product, and did not miss a piece.
  ships boolean not null default false,
  constraint stock_on_hand_check check (on_hand >= 0),
  constraint stock_pkey primary key (sku, source),
  constraint stock_reserved_check check (reserved >= 0),
  constraint stock_sku_capitals check (sku = upper(sku)),
  constraint stock_source_fkey foreign key (source) references source(code)
);
create index stock_shipping on stock (sku) where ships;
create trigger stock_awaits_rules before insert or update of declined_at on stock for each statement execute function stock_awaits_rules();
create trigger stock_decline_changes before update of declined_at on stock for each row when (old.declined_at is distinct from new.declined_at) execute function stock_deliverable();
create trigger stock_deliverable before insert on stock for each row when (new.ships or strpos(current_setting('welt.sending'::text), ('|'::text || new.source) || '|'::text) > 0) execute function stock_deliverable_at_once();
create trigger stock_is_back before update on stock for each row when (not (old.ships and old.on_hand > old.reserved) and new.ships and new.on_hand > new.reserved) execute function stock_is_back();
create trigger stock_logs_delete after delete on stock referencing old table as old_rows for each statement execute function log_stock();
create trigger stock_logs_insert after insert on stock referencing new table as new_rows for each statement execute function log_stock();
create trigger stock_logs_update after update on stock referencing old table as old_rows new table as new_rows for each statement execute function log_stock();
create trigger stock_moves after update on stock referencing old table as old_rows new table as new_rows for each statement execute function record_stock_movement();

-- [R7.45, A31]
create table stock_alert (
  id bigint not null generated always as identity,
  website_id int not null,
  sku text not null,
  email text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Null for guests.
  customer_id bigint,
  constraint stock_alert_pkey primary key (id),
  constraint stock_alert_website_id_sku_email_key unique (website_id, sku, email)
);
create index stock_alert_sent on stock_alert (sent_at) where (sent_at is not null);
create index stock_alert_unsent_created on stock_alert (created_at) where (sent_at is null);
create index stock_alert_waiting on stock_alert (sku) where (sent_at is null);

-- From order lines or imported history.
create table product_sales (
  product_id int not null,
  website_id int not null,
  day date not null,
  source text not null,
  units int not null,
  constraint product_sales_pkey primary key (product_id, website_id, day, source),
  constraint product_sales_product_id_fkey foreign key (product_id) references product(id) on delete cascade,
  constraint product_sales_source_check check (source = any (array['orders'::text, 'import'::text])),
  constraint product_sales_units_check check (units > 0)
);
create index product_sales_day on product_sales (day);

-- Amounts in cents; the open amount has both bounds or neither. [R3.24]
create table gift_card_product (
  product_id int not null,
  website_id int not null,
  amounts_cents int[] not null,
  open_min_cents int,
  open_max_cents int,
  -- 0 means never.
  lifetime_days int not null default 0,
  -- 0 means no message.
  message_max_length int not null default 0,
  constraint gift_card_product_amounts_cents_check check (0 < all (amounts_cents)),
  constraint gift_card_product_check check (open_min_cents > 0 and open_max_cents >= open_min_cents),
  constraint gift_card_product_check1 check ((open_min_cents is null) = (open_max_cents is null)),
  constraint gift_card_product_lifetime_days_check check (lifetime_days >= 0),
  constraint gift_card_product_message_max_length_check check (message_max_length >= 0),
  constraint gift_card_product_pkey primary key (product_id, website_id),
  constraint gift_card_product_product_id_fkey foreign key (product_id) references product(id) on delete cascade
);
create trigger gift_card_product_logs_delete after delete on gift_card_product referencing old table as old_rows for each statement execute function log_gift_card_product();
create trigger gift_card_product_logs_insert after insert on gift_card_product referencing new table as new_rows for each statement execute function log_gift_card_product();
create trigger gift_card_product_logs_update after update on gift_card_product referencing old table as old_rows new table as new_rows for each statement execute function log_gift_card_product();

-- A finished step of the seed, with the hash of its input.
create table seed_step (
  name text not null,
  fingerprint text not null,
  finished_at timestamptz not null default now(),
  constraint seed_step_pkey primary key (name)
);

-- Imports of product files. [decision 141]
create table product_import (
  id int not null generated always as identity,
  -- Of the file and how it was to be applied.
  hash text not null,
  name text not null,
  rows int not null,
  rows_done int not null default 0,
  created int not null default 0,
  updated int not null default 0,
  unchanged int not null default 0,
  failed int not null default 0,
  operator text default NULLIF(current_setting('welt.operator'::text, true), ''::text),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint product_import_pkey primary key (id)
);
create index product_import_hash on product_import (hash, id);
create unique index product_import_unfinished on product_import (hash) where (finished_at is null);

-- Rows that an import left out.
create table product_import_error (
  import_id int not null,
  line int not null,
  sku text not null,
  reason text not null,
  constraint product_import_error_import_id_fkey foreign key (import_id) references product_import(id) on delete cascade,
  constraint product_import_error_pkey primary key (import_id, line)
);


-- The module stores

-- [R3.33, R3.35]
create table store (
  id int not null generated by default as identity,
  -- Also the code of its stock source.
  store_code text not null,
  retek_store_id text not null,
  website_ids int[] not null,
  name text not null,
  street text not null,
  city text not null,
  state text,
  postcode text not null,
  country text not null,
  phone text not null,
  latitude double precision not null,
  longitude double precision not null,
  -- IANA name. [A27]
  time_zone text not null,
  -- Seven, Monday first. [R3.36]
  hours jsonb not null,
  services text[] not null default '{}'::text[],
  is_active boolean not null default true,
  enabled_for_cnc boolean not null default true,
  special_hours jsonb not null default '[]'::jsonb,
  constraint store_country_check check (country = any (array['AU'::text, 'NZ'::text])),
  constraint store_pkey primary key (id),
  constraint store_retek_store_id_key unique (retek_store_id),
  constraint store_store_code_fkey foreign key (store_code) references source(code),
  constraint store_store_code_key unique (store_code)
);
create trigger store_logs_delete after delete on store referencing old table as old_rows for each statement execute function log_store();
create trigger store_logs_insert after insert on store referencing new table as new_rows for each statement execute function log_store();
create trigger store_logs_update after update on store referencing old table as old_rows new table as new_rows for each statement execute function log_store();

-- How far the inventory feed was read; no row where none is configured. [decision 95]
create table inventory_feed (
  only_one boolean not null default true,
  -- Of the next delta; null before a full answer was read.
  cursor text,
  answered_at timestamptz not null,
  -- Since the first failure after the last answer.
  failing_since timestamptz,
  -- When the feed was last read from its start.
  full_at timestamptz,
  -- Of the last page with rows.
  report jsonb not null default '{}'::jsonb,
  -- Whether collection is paused as pages were last told.
  was_paused boolean not null default false,
  constraint inventory_feed_only_one_check check (only_one),
  constraint inventory_feed_pkey primary key (only_one)
);
create trigger inventory_feed_logs_delete after delete on inventory_feed referencing old table as old_rows for each statement execute function log_inventory_feed();
create trigger inventory_feed_logs_insert after insert on inventory_feed referencing new table as new_rows for each statement execute function log_inventory_feed();
create trigger inventory_feed_logs_update after update on inventory_feed referencing old table as old_rows new table as new_rows for each statement execute function log_inventory_feed();

-- What changed the stock of a size at a source; a trigger writes it. [decision 142]
create table stock_movement (
  id bigint not null generated always as identity,
  at timestamptz not null default now(),
  sku text not null,
  source text not null,
  kind text not null,
  on_hand int not null,
  on_hand_change int not null,
  reserved int not null,
  reserved_change int not null,
  reason text default NULLIF(current_setting('welt.stock_reason'::text, true), ''::text),
  -- An adjustment with the same one is made once.
  key text default NULLIF(current_setting('welt.stock_key'::text, true), ''::text),
  operator text default NULLIF(current_setting('welt.operator'::text, true), ''::text)
) partition by range (at);
create index stock_movement_at on stock_movement (at);
create index stock_movement_size on stock_movement (sku, id desc);
-- Each partition: create unique index stock_movement_rest_sku_source_key_idx on periods.stock_movement_rest (sku, source, key) where (key is not null)
-- Each partition: primary key (id)


-- The module search

-- A null website_id is every site.
create table search_synonym (
  id int not null generated always as identity,
  website_id int,
  phrases text[] not null,
  constraint search_synonym_phrases_check check (cardinality(phrases) >= 2 and cardinality(phrases) <= 20),
  constraint search_synonym_pkey primary key (id)
);
create trigger search_synonym_logs_delete after delete on search_synonym referencing old table as old_rows for each statement execute function log_search_synonym();
create trigger search_synonym_logs_insert after insert on search_synonym referencing new table as new_rows for each statement execute function log_search_synonym();
create trigger search_synonym_logs_update after update on search_synonym referencing old table as old_rows new table as new_rows for each statement execute function log_search_synonym();

-- A null website_id is every site.
create table search_redirect (
  id int not null generated always as identity,
  website_id int,
  term text not null,
  path text not null,
  constraint search_redirect_path_check check (path ~~ '/%'::text),
  constraint search_redirect_pkey primary key (id),
  constraint search_redirect_website_id_term_key unique nulls not distinct (website_id, term)
);
create trigger search_redirect_logs_delete after delete on search_redirect referencing old table as old_rows for each statement execute function log_search_redirect();
create trigger search_redirect_logs_insert after insert on search_redirect referencing new table as new_rows for each statement execute function log_search_redirect();
create trigger search_redirect_logs_update after update on search_redirect referencing old table as old_rows new table as new_rows for each statement execute function log_search_redirect();

-- Contains no personal data.
create table search_term (
  website_id int not null,
  day date not null default CURRENT_DATE,
  term text not null,
  searches int not null,
  without_results int not null,
  visitors int not null default 0,
  constraint search_term_pkey primary key (website_id, day, term),
  constraint search_term_term_check check (length(term) >= 1 and length(term) <= 80)
);

-- Indexes of sites in the object store. [decision 146]
create table listing_snapshot (
  website_id int not null,
  -- Of the code that wrote it.
  version text not null,
  -- Null until it is first written.
  object_key text,
  former_key text,
  sha256 text,
  -- In the change log.
  position pg_snapshot,
  written_at timestamptz,
  claimed_until timestamptz,
  constraint listing_snapshot_pkey primary key (website_id, version)
);


-- The module content

-- Content pages, as sanitised HTML.
create table cms_page (
  id int not null generated by default as identity,
  website_id int not null,
  identifier text not null,
  title text not null,
  content_heading text,
  content text not null,
  meta_title text,
  meta_description text,
  -- The page with the canonical address. [A08]
  canonical_identifier text,
  is_active boolean not null default true,
  updated_at timestamptz not null default now(),
  -- The switch of the site that has to be on. [R1.21, R3.110]
  shown_while text,
  -- Facts of a story.
  data jsonb,
  constraint cms_page_pkey primary key (id),
  constraint cms_page_shown_while_check check (shown_while = any (array['blog'::text, 'rewards'::text, 'gift_cards'::text])),
  constraint cms_page_website_id_identifier_key unique (website_id, identifier)
);
create trigger cms_page_logs_delete after delete on cms_page referencing old table as old_rows for each statement execute function log_cms_page();
create trigger cms_page_logs_insert after insert on cms_page referencing new table as new_rows for each statement execute function log_cms_page();
create trigger cms_page_logs_update after update on cms_page referencing old table as old_rows new table as new_rows for each statement execute function log_cms_page();

-- Replaces columns of a page or block while its window lasts; a draft never does.
create table content_version (
  id int not null generated always as identity,
  website_id int not null,
  kind text not null,
  identifier text not null,
  fields jsonb not null,
  is_draft boolean not null default true,
  -- Local to the site: `2026-11-24T09:00`.
  starts_local text,
  ends_local text,
  -- Inclusive.
  starts_at timestamptz,
  -- Exclusive.
  ends_at timestamptz,
  created_at timestamptz not null default shop_now(),
  -- For readers: what the version changed. [decision 201]
  note text,
  constraint content_version_check check (starts_at < ends_at),
  constraint content_version_kind_check check (kind = any (array['page'::text, 'block'::text])),
  constraint content_version_pkey primary key (id)
);
create index content_version_of on content_version (website_id, kind, identifier);
create trigger content_version_logs_delete after delete on content_version referencing old table as old_rows for each statement execute function log_content_version();
create trigger content_version_logs_insert after insert on content_version referencing new table as new_rows for each statement execute function log_content_version();
create trigger content_version_logs_update after update on content_version referencing old table as old_rows new table as new_rows for each statement execute function log_content_version();

-- Content blocks, as sanitised HTML.
create table cms_block (
  id int not null generated by default as identity,
  website_id int not null,
  identifier text not null,
  title text not null,
  content text not null default ''::text,
  -- Structured source of home page blocks.
  data jsonb,
  position int not null default 0,
  is_active boolean not null default true,
  updated_at timestamptz not null default now(),
  constraint cms_block_pkey primary key (id),
  constraint cms_block_website_id_identifier_key unique (website_id, identifier)
);
create trigger cms_block_logs_delete after delete on cms_block referencing old table as old_rows for each statement execute function log_cms_block();
create trigger cms_block_logs_insert after insert on cms_block referencing new table as new_rows for each statement execute function log_cms_block();
create trigger cms_block_logs_update after update on cms_block referencing old table as old_rows new table as new_rows for each statement execute function log_cms_block();

-- Addresses of deleted products, with the category to redirect to; written by a trigger. [decision 18]
create table gone_product (
  website_id int not null,
  url_key text not null,
  category_id int,
  gone_at timestamptz not null default now(),
  constraint gone_product_category_id_fkey foreign key (category_id) references category(id) on delete set null,
  constraint gone_product_pkey primary key (website_id, url_key)
);

-- Redirects by path.
create table redirect (
  website_id int not null,
  from_path text not null,
  to_path text not null,
  code int not null,
  constraint redirect_code_check check (code = any (array[301, 302])),
  constraint redirect_pkey primary key (website_id, from_path)
);
create trigger redirect_logs_delete after delete on redirect referencing old table as old_rows for each statement execute function log_redirect();
create trigger redirect_logs_insert after insert on redirect referencing new table as new_rows for each statement execute function log_redirect();
create trigger redirect_logs_update after update on redirect referencing old table as old_rows new table as new_rows for each statement execute function log_redirect();


-- The module customer

-- Valid on one site only. [R3.01, R1.15]
create table customer (
  id bigint not null generated always as identity,
  website_id int not null,
  email text not null,
  firstname text not null,
  middlename text,
  lastname text not null,
  prefix text,
  suffix text,
  gender int,
  -- `YYYY-MM-DD`.
  date_of_birth date,
  -- Null: registered in a store, no password yet (A45).
  password_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the account was deleted; no personal data remains.
  closed_at timestamptz,
  taxvat text,
  allow_remote_shopping_assistance boolean not null default true,
  -- [decision 17]
  email_confirmed_at timestamptz,
  -- New carts start with it. [R7.104]
  preferred_store_code text,
  -- A trigger writes it. [decision 135]
  date_of_birth_set_at timestamptz,
  constraint customer_pkey primary key (id),
  constraint customer_website_id_email_key unique (website_id, email)
);
create trigger note_birth_date before insert or update of date_of_birth on customer for each row execute function note_birth_date();

-- An address of a customer's address book.
create table customer_address (
  id int not null generated always as identity,
  customer_id bigint not null,
  address jsonb not null,
  is_default_billing boolean not null default false,
  is_default_shipping boolean not null default false,
  created_at timestamptz not null default now(),
  constraint customer_address_customer_id_fkey foreign key (customer_id) references customer(id) on delete cascade,
  constraint customer_address_pkey primary key (id)
);
create index customer_address_customer on customer_address (customer_id, id);
create unique index one_default_billing on customer_address (customer_id) where is_default_billing;
create unique index one_default_shipping on customer_address (customer_id) where is_default_shipping;

-- Replaced tokens are retained to detect reuse of a stolen one.
create table customer_token (
  -- SHA-256.
  token_hash bytea not null,
  customer_id bigint not null,
  website_id int not null,
  family uuid not null,
  issued_at timestamptz not null default now(),
  family_started_at timestamptz not null,
  expires_at timestamptz not null,
  replaced_at timestamptz,
  revoked_at timestamptz,
  -- Name of the staff secret.
  admin_actor text,
  -- Derives the same successor for concurrent refreshes.
  successor_salt bytea,
  device text,
  address text,
  constraint customer_token_customer_id_fkey foreign key (customer_id) references customer(id) on delete cascade,
  constraint customer_token_pkey primary key (token_hash)
);
create index customer_token_customer on customer_token (customer_id);
create index customer_token_family on customer_token (family);
create index customer_token_started on customer_token (family_started_at);

-- A single-use link to choose another password.
create table password_reset (
  token_hash bytea not null,
  customer_id bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint password_reset_customer_id_fkey foreign key (customer_id) references customer(id) on delete cascade,
  constraint password_reset_pkey primary key (token_hash)
);
create index password_reset_customer on password_reset (customer_id, created_at desc);
create index password_reset_expires on password_reset (expires_at);

-- A link that confirms an account's email.
create table email_confirmation (
  token_hash bytea not null,
  customer_id bigint not null,
  -- The account's email when the link was sent; the link confirms no other.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint email_confirmation_customer_id_fkey foreign key (customer_id) references customer(id) on delete cascade,
  constraint email_confirmation_pkey primary key (token_hash)
);
create index email_confirmation_customer on email_confirmation (customer_id);
create index email_confirmation_expires on email_confirmation (expires_at);

-- A secret that lets staff act for customers.
create table admin_secret (
  id int not null generated always as identity,
  name text not null,
  secret_hash bytea not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  last_used_at timestamptz,
  constraint admin_secret_name_key unique (name),
  constraint admin_secret_pkey primary key (id),
  constraint admin_secret_secret_hash_key unique (secret_hash)
);

-- Repeats deletions after a backup is restored. No personal data.
create table erasure (
  customer_id bigint not null,
  website_id int not null,
  erased_at timestamptz not null default now(),
  constraint erasure_pkey primary key (customer_id)
);


-- The module compare

-- A guest's list has no customer.
create table compare_list (
  id bigint not null generated always as identity,
  uid text not null,
  website_id int not null,
  customer_id bigint,
  -- Guest lists expire relative to this.
  seen_at timestamptz not null default now(),
  constraint compare_list_customer_id_fkey foreign key (customer_id) references customer(id) on delete cascade,
  constraint compare_list_customer_id_key unique (customer_id),
  constraint compare_list_pkey primary key (id),
  constraint compare_list_uid_key unique (uid)
);
create index compare_list_guest_seen on compare_list (seen_at) where (customer_id is null);

-- A product of a compare list, at most once in each.
create table compare_item (
  id bigint not null generated always as identity,
  list_id bigint not null,
  product_id int not null,
  added_at timestamptz not null default now(),
  constraint compare_item_list_id_fkey foreign key (list_id) references compare_list(id) on delete cascade,
  constraint compare_item_list_id_product_id_key unique (list_id, product_id),
  constraint compare_item_pkey primary key (id),
  constraint compare_item_product_id_fkey foreign key (product_id) references product(id) on delete cascade
);
create index compare_item_product on compare_item (product_id);


-- The module promotions

-- [decision 64]
create table promotion (
  id int not null generated always as identity,
  website_id int not null,
  -- For shoppers.
  label text not null,
  -- Input of `parseRule`.
  rule jsonb not null,
  -- Inclusive.
  starts_at timestamptz,
  -- Exclusive.
  ends_at timestamptz,
  -- Higher comes first.
  priority int not null default 0,
  is_active boolean not null default true,
  -- Unique per site.
  key text not null,
  is_automatic boolean not null default false,
  -- Local to the site: `2026-11-24T09:00`.
  starts_local text,
  ends_local text,
  -- Whether the page of offers shows its code.
  is_listed boolean not null default false,
  -- When staff ended it.
  ended_at timestamptz,
  constraint promotion_key unique (website_id, key),
  constraint promotion_key_form check (key ~ '^[a-z0-9][a-z0-9-]{0,59}$'::text),
  constraint promotion_label check (length(label) >= 1 and length(label) <= 80),
  constraint promotion_of_site unique (id, website_id),
  constraint promotion_pkey primary key (id),
  constraint promotion_rule check (jsonb_typeof(rule) = 'object'::text),
  constraint promotion_window check (starts_at < ends_at)
);
create index promotion_site on promotion (website_id) where is_active;
create trigger promotion_logs_delete after delete on promotion referencing old table as old_rows for each statement execute function log_promotion();
create trigger promotion_logs_insert after insert on promotion referencing new table as new_rows for each statement execute function log_promotion();
create trigger promotion_logs_update after update on promotion referencing old table as old_rows new table as new_rows for each statement execute function log_promotion();

-- A code of a promotion.
create table coupon (
  website_id int not null,
  -- Normalised.
  code text not null,
  promotion_id int not null,
  -- Across all customers.
  use_limit int,
  per_customer_limit int,
  -- Counted if there is a `use_limit`.
  used int not null default 0,
  constraint coupon_check check (used >= 0 and (use_limit is null or used <= use_limit)),
  constraint coupon_code_check check (code ~ '^[A-Z0-9_-]{1,40}$'::text),
  constraint coupon_of_site foreign key (promotion_id, website_id) references promotion(id, website_id) on delete cascade,
  constraint coupon_per_customer_limit_check check (per_customer_limit > 0),
  constraint coupon_pkey primary key (website_id, code),
  constraint coupon_promotion_id_fkey foreign key (promotion_id) references promotion(id) on delete cascade,
  constraint coupon_use_limit_check check (use_limit > 0)
);
create index coupon_promotion on coupon (promotion_id);
create trigger coupon_logs_delete after delete on coupon referencing old table as old_rows for each statement execute function log_coupon();
create trigger coupon_logs_insert after insert on coupon referencing new table as new_rows for each statement execute function log_coupon();
create trigger coupon_logs_update after update on coupon referencing old table as old_rows new table as new_rows for each statement execute function log_coupon();

-- An order's use of a code; released when the order fails or is cancelled.
create table coupon_use (
  website_id int not null,
  code text not null,
  order_id bigint not null,
  -- In lower case.
  email text not null,
  customer_id bigint,
  state text not null,
  at timestamptz not null default now(),
  constraint coupon_use_customer_id_fkey foreign key (customer_id) references customer(id) on delete set null,
  constraint coupon_use_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint coupon_use_pkey primary key (website_id, code, order_id),
  constraint coupon_use_state_check check (state = any (array['taken'::text, 'released'::text])),
  constraint coupon_use_website_id_code_fkey foreign key (website_id, code) references coupon(website_id, code) on delete cascade
);
create index coupon_use_email on coupon_use (website_id, code, email) where (state = 'taken'::text);
create index coupon_use_order on coupon_use (order_id);
create trigger coupon_use_to_check after insert or delete or update on coupon_use for each row execute function note_order_of_row();


-- The module cart

-- Amounts are calculated at every read, never stored. [R3.06]
create table cart (
  id text not null,
  website_id int not null,
  customer_id bigint,
  currency text not null,
  -- SHA-256; null for carts of other API clients.
  guest_secret_hash bytea,
  email text,
  is_active boolean not null default true,
  -- Incremented by every change.
  version int not null default 1,
  -- Order awaiting payment; blocks changes.
  locked_by_order bigint,
  shipping_address jsonb,
  billing_address jsonb,
  is_billing_same boolean not null default true,
  -- Country for which the delivery method was chosen.
  shipping_country text,
  carrier_code text,
  method_code text,
  -- Opaque to the cart.
  payment_method jsonb,
  payment_error text,
  authority_checked boolean not null default false,
  authority_instructions text,
  preferred_store_code text,
  nominee jsonb,
  coupon_codes text[] not null default '{}'::text[],
  gift_card_codes text[] not null default '{}'::text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  redemptions jsonb not null default '[]'::jsonb,
  -- Why the loyalty service refused a code. [R3.13]
  loyalty_error text,
  -- Parallel to `gift_card_codes`.
  gift_card_seen_cents int[] not null default '{}'::integer[],
  -- A collected line became a delivery without the shopper's choice. [R4.15, A43]
  is_fulfilment_auto_updated boolean not null default false,
  -- Bought directly from the product page, separate from the customer's own cart.
  is_express boolean not null default false,
  constraint cart_currency_check check (currency = any (array['AUD'::text, 'NZD'::text])),
  constraint cart_customer_id_fkey foreign key (customer_id) references customer(id),
  constraint cart_id_check check (id ~ '^[A-Za-z0-9]{32}$'::text),
  constraint cart_pkey primary key (id)
);
create index cart_customer on cart (customer_id) where is_active;
create unique index cart_one_active_per_customer on cart (customer_id, website_id) where (is_active and (customer_id is not null) and (not is_express));
create index cart_short_lived_created on cart (created_at) where (((customer_id is null) or is_express) and (locked_by_order is null));

-- A variant has at most one line. [R3.22, R4.46]
create table cart_line (
  id bigint not null generated always as identity,
  cart_id text not null,
  product_id int not null,
  variant_sku text,
  quantity int not null,
  fulfilment text not null default 'delivery'::text,
  -- Each gift card has its own line. [R3.23]
  gift_card jsonb,
  -- Unit price last seen.
  seen_unit_cents int,
  added_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint cart_line_cart_id_fkey foreign key (cart_id) references cart(id) on delete cascade,
  constraint cart_line_fulfilment_check check (fulfilment = any (array['delivery'::text, 'clickncollect'::text])),
  constraint cart_line_pkey primary key (id),
  constraint cart_line_product_id_fkey foreign key (product_id) references product(id),
  constraint cart_line_quantity_check check (quantity >= 1 and quantity <= 999)
);
create index cart_line_cart on cart_line (cart_id, id);
create unique index cart_line_same on cart_line (cart_id, variant_sku) where (gift_card is null);


-- The module wishlist

-- [R3.27, R3.29]
create table wishlist (
  id bigint not null generated always as identity,
  website_id int not null,
  customer_id bigint,
  -- SHA-256; null for a customer's list.
  session_hash bytea,
  updated_at timestamptz not null default now(),
  -- Guest lists expire relative to this.
  seen_at timestamptz not null default now(),
  -- Null while not shared.
  share_token text,
  -- Shows the owner's first name on the shared page.
  is_owner_named boolean not null default false,
  constraint wishlist_check check ((customer_id is null) <> (session_hash is null)),
  constraint wishlist_customer_id_fkey foreign key (customer_id) references customer(id) on delete cascade,
  constraint wishlist_customer_id_key unique (customer_id),
  constraint wishlist_pkey primary key (id),
  constraint wishlist_session_hash_key unique (session_hash),
  constraint wishlist_share_token_key unique (share_token)
);
create index wishlist_guest_seen on wishlist (seen_at) where (session_hash is not null);

-- Unique by style and size. [R3.28, A51]
create table wishlist_item (
  id bigint not null generated always as identity,
  wishlist_id bigint not null,
  product_id int not null,
  variant_sku text,
  added_at timestamptz not null default now(),
  description text,
  -- Price when saved.
  saved_cents int,
  -- When the size last changed.
  sized_at timestamptz not null default now(),
  constraint wishlist_item_pkey primary key (id),
  constraint wishlist_item_product_id_fkey foreign key (product_id) references product(id) on delete cascade,
  constraint wishlist_item_wishlist_id_fkey foreign key (wishlist_id) references wishlist(id) on delete cascade
);
create unique index wishlist_item_once on wishlist_item (wishlist_id, product_id, coalesce(variant_sku, ''::text));
create index wishlist_item_product on wishlist_item (product_id);

-- Removed items, stored for undo.
create table wishlist_removed (
  wishlist_id bigint not null,
  product_id int not null,
  variant_sku text,
  description text,
  added_at timestamptz not null,
  -- When the size last changed.
  sized_at timestamptz not null,
  -- Price when saved.
  saved_cents int,
  removed_at timestamptz not null,
  constraint wishlist_removed_product_id_fkey foreign key (product_id) references product(id) on delete cascade,
  constraint wishlist_removed_wishlist_id_fkey foreign key (wishlist_id) references wishlist(id) on delete cascade
);
create index wishlist_removed_at on wishlist_removed (removed_at);
create unique index wishlist_removed_once on wishlist_removed (wishlist_id, product_id, coalesce(variant_sku, ''::text));
create index wishlist_removed_product on wishlist_removed (product_id);

-- Opens a list that a guest's shared list was merged into.
create table wishlist_link (
  token text not null,
  wishlist_id bigint not null,
  constraint wishlist_link_pkey primary key (token),
  constraint wishlist_link_wishlist_id_fkey foreign key (wishlist_id) references wishlist(id) on delete cascade
);
create index wishlist_link_list on wishlist_link (wishlist_id);


-- The module gift-cards

-- The balance in cents is the sum of the card's entries.
create table gift_card (
  id bigint not null generated always as identity,
  -- Capitals and digits without spaces.
  code text not null,
  pin_hash text not null,
  website_id int not null,
  currency text not null,
  balance_cents int not null,
  -- Null: never.
  expires_at timestamptz,
  -- `blocked`: by staff, until they unblock it.
  state text not null,
  -- Null for a card issued by staff.
  order_line_id bigint,
  -- From 1.
  piece int,
  greeting jsonb,
  deliver_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  constraint gift_card_balance_cents_check check (balance_cents >= 0),
  constraint gift_card_code_key unique (code),
  constraint gift_card_currency check (currency = any (array['AUD'::text, 'NZD'::text])),
  constraint gift_card_order_line_id_fkey foreign key (order_line_id) references order_line(id),
  constraint gift_card_piece unique (order_line_id, piece),
  constraint gift_card_pkey primary key (id),
  constraint gift_card_state check (state = any (array['active'::text, 'blocked'::text, 'void'::text]))
);
create index gift_card_due on gift_card (deliver_at) where ((deliver_at is not null) and (sent_at is null));
create trigger gift_card_to_check after insert or update of balance_cents on gift_card for each row execute function note_gift_card();

-- Append-only. `hold` reserves for an order, `capture` marks it paid, `move` transfers a void card's refund to its
-- replacement, `adjust` is by staff.
create table gift_card_entry (
  id bigint not null generated always as identity,
  gift_card_id bigint not null,
  order_id bigint,
  kind text not null,
  cents int not null,
  at timestamptz not null default now(),
  -- Of an adjustment.
  reason text,
  -- An adjustment with the same key is made once.
  key text,
  constraint gift_card_entry_gift_card_id_fkey foreign key (gift_card_id) references gift_card(id),
  constraint gift_card_entry_kind_check check (kind = any (array['issue'::text, 'hold'::text, 'capture'::text, 'release'::text, 'refund'::text, 'move'::text, 'adjust'::text])),
  constraint gift_card_entry_order_id_fkey foreign key (order_id) references orders(id),
  constraint gift_card_entry_pkey primary key (id),
  constraint gift_card_entry_reason check ((kind = 'adjust'::text) = (reason is not null and key is not null)),
  constraint gift_card_entry_sign check (
case kind
    when 'hold'::text then cents < 0
    when 'move'::text then cents < 0
    when 'capture'::text then cents = 0
    when 'adjust'::text then cents <> 0
    else cents > 0
end)
);
create index gift_card_entry_card on gift_card_entry (gift_card_id, id);
create unique index gift_card_entry_key on gift_card_entry (gift_card_id, key) where (key is not null);
create index gift_card_entry_order on gift_card_entry (order_id) where (order_id is not null);
create trigger gift_card_entry_to_check after insert or delete or update on gift_card_entry for each row execute function note_gift_card_entry();


-- The module loyalty

-- At most one redemption of a code is not released.
create table redemption (
  id bigint not null generated always as identity,
  website_id int not null,
  code text not null,
  order_id bigint not null,
  order_number text not null,
  state text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint redemption_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint redemption_pkey primary key (id),
  constraint redemption_state_check check (state = any (array['reserved'::text, 'due'::text, 'redeemed'::text, 'refused'::text, 'returning'::text, 'released'::text]))
);
create unique index redemption_of_one_order on redemption (website_id, code) where (state <> 'released'::text);
create index redemption_order on redemption (order_id);
create index redemption_unsent on redemption (updated_at) where (state = any (array['due'::text, 'returning'::text]));
create trigger redemption_to_check after insert or delete or update on redemption for each row execute function note_order_of_row();

-- What an order adds to a member's spend, negative for a refund; sent to the loyalty service once. [A120]
create table loyalty_entry (
  id bigint not null generated always as identity,
  website_id int not null,
  email text not null,
  order_id bigint not null,
  -- Counts the entries of an order.
  n int not null,
  -- Calendar year of the order's payment, in store time.
  year int not null,
  -- `YYYY-MM-DD`, in store time.
  on_day date not null,
  cents int not null,
  is_sent boolean not null default false,
  created_at timestamptz not null default shop_now(),
  constraint loyalty_entry_cents_check check (cents <> 0),
  constraint loyalty_entry_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint loyalty_entry_order_id_n_key unique (order_id, n),
  constraint loyalty_entry_pkey primary key (id)
);
create index loyalty_entry_member on loyalty_entry (website_id, email, year);
create index loyalty_entry_unsent on loyalty_entry (created_at) where (not is_sent);

-- One of a kind and year, unless it was withdrawn.
create table loyalty_reward (
  id bigint not null generated always as identity,
  website_id int not null,
  email text not null,
  kind text not null,
  year int not null,
  n int not null,
  cents int not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  -- Null until the loyalty service has issued it.
  code text,
  state text not null,
  -- The order that reached the tier.
  order_id bigint,
  created_at timestamptz not null default shop_now(),
  -- Whose birthday it is: one a year, whatever the account's email.
  customer_id bigint,
  constraint loyalty_reward_cents_check check (cents > 0),
  constraint loyalty_reward_check check (state = 'due'::text or code is not null),
  constraint loyalty_reward_customer_id_fkey foreign key (customer_id) references customer(id) on delete set null,
  constraint loyalty_reward_kind_check check (kind = any (array['SILVER'::text, 'GOLD'::text, 'birthday'::text])),
  constraint loyalty_reward_order_id_fkey foreign key (order_id) references orders(id) on delete set null,
  constraint loyalty_reward_pkey primary key (id),
  constraint loyalty_reward_state_check check (state = any (array['due'::text, 'issued'::text, 'withdrawn'::text])),
  constraint loyalty_reward_website_id_email_kind_year_n_key unique (website_id, email, kind, year, n)
);
create unique index loyalty_reward_birthday on loyalty_reward (customer_id, year) where (kind = 'birthday'::text);
create unique index loyalty_reward_once on loyalty_reward (website_id, email, kind, year) where (state <> 'withdrawn'::text);


-- The module fulfilment

-- An operator's zones of a country, in place of the planned ones. [decision 120]
create table delivery_zones (
  country text not null,
  zones jsonb not null,
  updated_at timestamptz not null default now(),
  constraint delivery_zones_country_check check (country = any (array['AU'::text, 'NZ'::text])),
  constraint delivery_zones_pkey primary key (country),
  constraint delivery_zones_zones_check check (jsonb_typeof(zones) = 'array'::text)
);
create trigger delivery_zones_logs_delete after delete on delivery_zones referencing old table as old_rows for each statement execute function log_delivery_zones();
create trigger delivery_zones_logs_insert after insert on delivery_zones referencing new table as new_rows for each statement execute function log_delivery_zones();
create trigger delivery_zones_logs_update after update on delivery_zones referencing old table as old_rows new table as new_rows for each statement execute function log_delivery_zones();


-- The module orders

-- What was refunded to the shopper; amounts in cents. [R3.74]
create table credit_memo (
  id bigint not null generated always as identity,
  order_id bigint not null,
  n int not null,
  key text not null,
  return_id bigint,
  reason text not null,
  goods_cents int not null,
  shipping_cents int not null,
  deduction_cents int not null default 0,
  refund_cents int not null,
  -- Authorised, and no longer to be captured.
  release_cents int not null,
  gift_card_cents int not null,
  created_at timestamptz not null default shop_now(),
  -- Pays for a swap; negative if an ended swap is refunded.
  exchange_cents int not null default 0,
  constraint credit_memo_check check ((goods_cents + shipping_cents - deduction_cents - exchange_cents) = (refund_cents + release_cents + gift_card_cents)),
  constraint credit_memo_deduction_cents_check check (deduction_cents >= 0),
  constraint credit_memo_gift_card_cents_check check (gift_card_cents >= 0),
  constraint credit_memo_goods_cents_check check (goods_cents >= 0),
  constraint credit_memo_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint credit_memo_order_id_key_key unique (order_id, key),
  constraint credit_memo_order_id_n_key unique (order_id, n),
  constraint credit_memo_pkey primary key (id),
  constraint credit_memo_refund_cents_check check (refund_cents >= 0),
  constraint credit_memo_release_cents_check check (release_cents >= 0),
  constraint credit_memo_return_id_fkey foreign key (return_id) references return_request(id),
  constraint credit_memo_shipping_cents_check check (shipping_cents >= 0)
);
create index credit_memo_return on credit_memo (return_id) where (return_id is not null);
create trigger credit_memo_to_check after insert or delete or update on credit_memo for each row execute function note_order_of_row();

-- Refunded pieces of an order line.
create table credit_memo_line (
  credit_memo_id bigint not null,
  order_line_id bigint not null,
  quantity int not null,
  -- After discounts.
  cents int not null,
  discount_cents int not null default 0,
  constraint credit_memo_line_cents_check check (cents >= 0),
  constraint credit_memo_line_credit_memo_id_fkey foreign key (credit_memo_id) references credit_memo(id) on delete cascade,
  constraint credit_memo_line_discount_cents_check check (discount_cents >= 0),
  constraint credit_memo_line_order_line_id_fkey foreign key (order_line_id) references order_line(id) on delete cascade,
  constraint credit_memo_line_pkey primary key (credit_memo_id, order_line_id),
  constraint credit_memo_line_quantity_check check (quantity > 0)
);
create index credit_memo_line_order_line on credit_memo_line (order_line_id);

-- Amounts in cents, GST included. [R3.62]
create table orders (
  id bigint not null generated always as identity,
  number text not null default lpad((nextval('order_number'::regclass))::text, 9, '0'::text),
  access_token text not null,
  website_id int not null,
  cart_id text not null,
  cart_version int not null,
  customer_id bigint,
  email text not null,
  state text not null,
  review_reason text,
  failure_reason text,
  currency text not null,
  subtotal_cents int not null,
  discount_cents int not null default 0,
  shipping_cents int not null,
  gift_card_cents int not null default 0,
  tax_cents int not null,
  total_cents int not null,
  discounts jsonb not null default '[]'::jsonb,
  shipping_address jsonb,
  billing_address jsonb not null,
  shipping_instructions text,
  nominee jsonb,
  payment_method jsonb not null,
  placed_at timestamptz not null default now(),
  paid_at timestamptz,
  updated_at timestamptz not null default now(),
  -- When the items went into another cart by mail link; the order can then no longer be revived.
  goods_restored_at timestamptz,
  gift_cards jsonb not null default '[]'::jsonb,
  -- Why its sources were taken; null where there was no choice. [decision 97]
  allocation_reasons jsonb,
  -- Paid by what came back of another order. [decision 132]
  exchange_cents int not null default 0,
  -- The order whose return it swaps.
  exchange_of bigint,
  constraint order_adds_up check ((subtotal_cents + shipping_cents - discount_cents - gift_card_cents - exchange_cents) = total_cents),
  constraint orders_access_token_key unique (access_token),
  constraint orders_cart_id_fkey foreign key (cart_id) references cart(id),
  constraint orders_currency_check check (currency = any (array['AUD'::text, 'NZD'::text])),
  constraint orders_customer_id_fkey foreign key (customer_id) references customer(id),
  constraint orders_discount_cents_check check (discount_cents >= 0),
  constraint orders_exchange check (exchange_cents = 0 or exchange_of is not null),
  constraint orders_exchange_cents_check check (exchange_cents >= 0),
  constraint orders_exchange_of_fkey foreign key (exchange_of) references orders(id),
  constraint orders_gift_card_cents_check check (gift_card_cents >= 0),
  constraint orders_number_key unique (number),
  constraint orders_pkey primary key (id),
  constraint orders_shipping_cents_check check (shipping_cents >= 0),
  constraint orders_state_check check (state = any (array['pending_payment'::text, 'payment_failed'::text, 'paid'::text, 'processing'::text, 'complete'::text, 'cancelled'::text, 'closed'::text])),
  constraint orders_subtotal_cents_check check (subtotal_cents >= 0),
  constraint orders_tax_cents_check check (tax_cents >= 0),
  constraint orders_total_cents_check check (total_cents >= 0)
);
create index orders_cart on orders (cart_id);
create index orders_customer on orders (customer_id, placed_at desc);
create index orders_email on orders (website_id, lower(email));
create index orders_exchange_of on orders (exchange_of) where (exchange_of is not null);
create index orders_failed on orders (id) where (state = any (array['payment_failed'::text, 'cancelled'::text]));
create index orders_failed_placed on orders (placed_at) where (state = any (array['payment_failed'::text, 'cancelled'::text]));
create index orders_in_review on orders (id) where (review_reason is not null);
create unique index orders_one_live_per_cart on orders (cart_id) where (state <> all (array['payment_failed'::text, 'cancelled'::text]));
create index orders_placed on orders using brin (placed_at);
create index orders_unpaid on orders (placed_at) where (state = 'pending_payment'::text);
create trigger orders_to_check after insert or update on orders for each row execute function note_order();

-- Names, image and prices as bought. [R3.65]
create table order_line (
  id bigint not null generated always as identity,
  order_id bigint not null,
  position int not null,
  product_id int not null,
  product_sku text not null,
  variant_sku text,
  product_type text not null,
  name text not null,
  brand text,
  colour text,
  size_label text,
  size_scale text,
  image_path text,
  image_alt text,
  url_key text,
  quantity int not null,
  unit_cents int not null,
  regular_unit_cents int not null,
  row_cents int not null,
  discount_cents int not null default 0,
  tax_cents int not null,
  fulfilment text not null default 'delivery'::text,
  -- [R3.65]
  gift_card jsonb,
  quantity_shipped int not null default 0,
  quantity_refunded int not null default 0,
  quantity_returned int not null default 0,
  quantity_cancelled int not null default 0,
  cart_line_id bigint,
  savings jsonb not null default '[]'::jsonb,
  constraint order_line_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint order_line_pkey primary key (id),
  constraint order_line_quantity_check check (quantity > 0)
);
create index order_line_order on order_line (order_id, "position");
create index order_line_product on order_line (product_id);
create trigger order_line_to_check after insert or delete or update on order_line for each row execute function note_order_of_row();

-- Amounts in cents, GST included.
create table order_delivery_group (
  order_id bigint not null,
  position int not null,
  kind text not null,
  store_code text,
  carrier_code text,
  method_code text,
  title text,
  promise jsonb,
  amount_cents int not null,
  discount_cents int not null default 0,
  tax_cents int not null,
  -- When a collection is ready, as promised at the order.
  ready_at timestamptz,
  collection_code text,
  constraint order_delivery_group_amount_cents_check check (amount_cents >= 0),
  constraint order_delivery_group_check check (discount_cents >= 0 and discount_cents <= amount_cents),
  constraint order_delivery_group_collected check (kind = 'clickncollect'::text or ready_at is null and collection_code is null),
  constraint order_delivery_group_kind_check check (kind = any (array['delivery'::text, 'clickncollect'::text, 'email'::text])),
  constraint order_delivery_group_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint order_delivery_group_pkey primary key (order_id, "position"),
  constraint order_delivery_group_tax_cents_check check (tax_cents >= 0)
);
create trigger order_delivery_group_to_check after insert or delete or update on order_delivery_group for each row execute function note_order_of_row();

-- Pieces that one source sends with a delivery group; `source` is null for gift cards, which are mailed.
create table order_allocation (
  id bigint not null generated always as identity,
  order_id bigint not null,
  -- Position of the group.
  delivery_group int not null,
  order_line_id bigint not null,
  source text,
  quantity int not null,
  shipment_id bigint,
  allocated_at timestamptz default shop_now(),
  state text not null default 'to_pick'::text,
  picked_at timestamptz,
  ready_at timestamptz,
  -- Last day, in the store's zone, as mailed.
  collect_until date,
  -- As told at the counter.
  collected_by text,
  ended_at timestamptz,
  constraint order_allocation_order_id_delivery_group_fkey foreign key (order_id, delivery_group) references order_delivery_group(order_id, "position"),
  constraint order_allocation_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint order_allocation_order_line_id_fkey foreign key (order_line_id) references order_line(id) on delete cascade,
  constraint order_allocation_pkey primary key (id),
  constraint order_allocation_quantity_check check (quantity > 0),
  constraint order_allocation_shipment_id_fkey foreign key (shipment_id) references shipment(id),
  constraint order_allocation_source_fkey foreign key (source) references source(code),
  constraint order_allocation_state_check check (state = any (array['to_pick'::text, 'picked'::text, 'ready'::text, 'collected'::text, 'shipped'::text, 'declined'::text, 'not_collected'::text, 'cancelled'::text]))
);
create index order_allocation_at_source on order_allocation (source, order_id) where (state = any (array['to_pick'::text, 'picked'::text, 'ready'::text]));
create index order_allocation_line on order_allocation (order_line_id);
create index order_allocation_order on order_allocation (order_id);
create index order_allocation_shipment on order_allocation (shipment_id) where (shipment_id is not null);
create index order_allocation_source on order_allocation (source, allocated_at) include (order_id);
create index order_allocation_uncollected on order_allocation (collect_until) where (state = 'ready'::text);
create trigger order_allocation_to_check after insert or delete or update on order_allocation for each row execute function note_order_of_row();

-- [R3.66]
create table shipment (
  id bigint not null generated always as identity,
  order_id bigint not null,
  number text not null,
  title text not null,
  carrier_code text,
  tracking_number text,
  shipped_at timestamptz not null default now(),
  -- As its carrier reported; null without a report.
  delivered_at timestamptz,
  constraint shipment_number_key unique (number),
  constraint shipment_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint shipment_pkey primary key (id)
);
create unique index shipment_tracking on shipment (order_id, carrier_code, tracking_number) where (tracking_number is not null);

-- For operators.
create table order_event (
  id bigint not null generated always as identity,
  order_id bigint not null,
  kind text not null,
  detail jsonb not null default '{}'::jsonb,
  actor text not null,
  at timestamptz not null default now(),
  constraint order_event_order_id_fkey foreign key (order_id) references orders(id) on delete cascade
) partition by range (at);
create index order_event_order on order_event (order_id, id);
create trigger order_event_is_documented after delete or update of id, order_id on order_event for each row execute function retain_documented_event();
create trigger order_event_to_check after insert or update on order_event for each row when (new.kind = 'part_refunded'::text) execute function note_order_of_row();
-- Each partition: primary key (id)

-- `reserved` counts in stock.reserved, `committed` has left on_hand.
create table reservation (
  id bigint not null generated always as identity,
  order_id bigint,
  sku text not null,
  source text not null,
  quantity int not null,
  state text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  committed_at timestamptz,
  -- Of a pair held for a swap, which has no order.
  return_item_id bigint,
  constraint reservation_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint reservation_order_id_sku_source_key unique (order_id, sku, source),
  constraint reservation_owner check ((order_id is null) = (return_item_id is not null)),
  constraint reservation_pkey primary key (id),
  constraint reservation_quantity_check check (quantity > 0),
  constraint reservation_return_item_id_fkey foreign key (return_item_id) references return_item(id),
  constraint reservation_sku_source_fkey foreign key (sku, source) references stock(sku, source),
  constraint reservation_state_check check (state = any (array['reserved'::text, 'committed'::text, 'released'::text]))
);
create index reservation_committed on reservation (committed_at) where (state = 'committed'::text);
create index reservation_due on reservation (expires_at) where (state = 'reserved'::text);
create index reservation_return_item on reservation (return_item_id) where (return_item_id is not null);
create trigger reservation_to_check after insert or delete or update on reservation for each row execute function note_order_of_row();

-- Orders and gift cards that changed since the last check of the invariants, as triggers noted. [decision 204]
create table unchecked_change (
  order_id bigint,
  gift_card_id bigint,
  constraint unchecked_change_check check (num_nonnulls(order_id, gift_card_id) > 0)
);

-- Progress of the check of all orders and all gift cards, which takes a day. [decision 204]
create table invariant_sweep (
  kind text not null,
  next_id bigint not null default 1,
  started_at timestamptz not null default now(),
  constraint invariant_sweep_kind_check check (kind = any (array['order'::text, 'gift card'::text])),
  constraint invariant_sweep_pkey primary key (kind)
);

-- As last checked. [decision 204]
create table broken_invariant (
  rule text not null,
  what text not null,
  kind text not null,
  -- Of the order or gift card; null for `shop`.
  id bigint,
  found_at timestamptz not null default now(),
  alarmed_at timestamptz not null default now(),
  constraint broken_invariant_check check ((id is null) = (kind = 'shop'::text)),
  constraint broken_invariant_kind_check check (kind = any (array['order'::text, 'gift card'::text, 'shop'::text])),
  constraint broken_invariant_pkey primary key (rule, what)
);


-- The module documents

-- Tax invoices and adjustment notes as they were issued; a trigger refuses changes. [R7.30]
create table tax_document (
  id bigint not null generated always as identity,
  -- 128-bit random.
  uid text not null,
  website_id int not null,
  kind text not null,
  number bigint not null,
  order_id bigint not null,
  -- Set on an adjustment note for a refund.
  credit_memo_id bigint,
  contents jsonb not null,
  pdf bytea not null,
  issued_at timestamptz not null,
  -- Set on an adjustment note for pieces cancelled after the invoice.
  order_event_id bigint,
  -- Set on an invoice: the last order event that it takes into account.
  last_event_id bigint,
  constraint tax_document_check check (num_nonnulls(credit_memo_id, order_event_id) =
case kind
    when 'adjustment'::text then 1
    else 0
end),
  constraint tax_document_credit_memo_id_fkey foreign key (credit_memo_id) references credit_memo(id),
  constraint tax_document_credit_memo_id_key unique (credit_memo_id),
  constraint tax_document_kind_fkey foreign key (kind) references tax_number(kind),
  constraint tax_document_kind_number_key unique (kind, number),
  constraint tax_document_order_event_id_key unique (order_event_id),
  constraint tax_document_order_id_fkey foreign key (order_id) references orders(id),
  constraint tax_document_pkey primary key (id),
  constraint tax_document_uid_check check (length(uid) = 22),
  constraint tax_document_uid_key unique (uid)
);
create unique index tax_document_invoice on tax_document (order_id) where (kind = 'invoice'::text);
create index tax_document_order on tax_document (order_id);
create trigger tax_document_has_event after insert or update of order_id, order_event_id on tax_document for each row when (new.order_event_id is not null) execute function require_order_event();
create trigger tax_document_unchanged before delete or update on tax_document for each row execute function refuse_tax_document_change();

-- The last number of each kind. The issuing transaction increments it, so numbers have no gaps.
create table tax_number (
  kind text not null,
  last bigint not null,
  constraint tax_number_kind_check check (kind = any (array['invoice'::text, 'adjustment'::text])),
  constraint tax_number_pkey primary key (kind)
);


-- The module reviews

-- A shopper's review of a style, written for one of its colours.
create table review (
  id bigint not null generated always as identity,
  product_id int not null,
  website_id int not null,
  nickname text not null,
  summary text not null,
  text text not null,
  -- 1 to 5.
  rating int not null,
  fit text,
  state text not null default 'pending'::text,
  helpful int not null default 0,
  created_at timestamptz not null default now(),
  uid text not null default replace((gen_random_uuid())::text, '-'::text, ''::text),
  style_code text not null,
  customer_id bigint,
  -- Proof of purchase.
  order_line_id bigint,
  is_recommended boolean,
  width text,
  not_helpful int not null default 0,
  moderated_at timestamptz,
  moderation_note text,
  constraint review_customer_id_fkey foreign key (customer_id) references customer(id) on delete set null,
  constraint review_fit_check check (fit = any (array['small'::text, 'true'::text, 'large'::text])),
  constraint review_order_line_id_fkey foreign key (order_line_id) references order_line(id) on delete set null,
  constraint review_pkey primary key (id),
  constraint review_product_id_fkey foreign key (product_id) references product(id) on delete cascade,
  constraint review_rating_check check (rating >= 1 and rating <= 5),
  constraint review_state_check check (state = any (array['pending'::text, 'approved'::text, 'rejected'::text])),
  constraint review_uid_key unique (uid),
  constraint review_width_check check (width = any (array['narrow'::text, 'true'::text, 'wide'::text]))
);
create unique index review_one_per_customer on review (customer_id, style_code) where (state <> 'rejected'::text);
create index review_product on review (product_id, state);
create index review_style on review (style_code, state, created_at desc);
create index review_waiting on review (created_at) where (state = 'pending'::text);
create trigger review_deleted after delete on review referencing old table as old_rows for each statement execute function review_counts();
create trigger review_inserted after insert on review referencing new table as new_rows for each statement execute function review_counts();
create trigger review_logs_delete after delete on review referencing old table as old_rows for each statement execute function log_review();
create trigger review_logs_insert after insert on review referencing new table as new_rows for each statement execute function log_review();
create trigger review_logs_update after update on review referencing old table as old_rows new table as new_rows for each statement execute function log_review();
create trigger review_updated after update on review referencing old table as old_rows new table as new_rows for each statement execute function review_counts();

-- One visitor's vote on a review.
create table review_vote (
  review_id bigint not null,
  voter text not null,
  is_helpful boolean not null,
  at timestamptz not null default now(),
  constraint review_vote_pkey primary key (review_id, voter),
  constraint review_vote_review_id_fkey foreign key (review_id) references review(id) on delete cascade
);

-- Approved reviews only. `stars[0]` counts reviews of one star.
create table style_rating (
  style_code text not null,
  count int not null default 0,
  star_sum int not null default 0,
  stars int[] not null default '{0,0,0,0,0}'::integer[],
  recommended int not null default 0,
  -- Reviews that answer whether they recommend the style.
  answered int not null default 0,
  constraint style_rating_pkey primary key (style_code)
);
create trigger style_rating_logs_delete after delete on style_rating referencing old table as old_rows for each statement execute function log_style_rating();
create trigger style_rating_logs_insert after insert on style_rating referencing new table as new_rows for each statement execute function log_style_rating();
create trigger style_rating_logs_update after update on style_rating referencing old table as old_rows new table as new_rows for each statement execute function log_style_rating();

-- [decision 13]
create table style_fit (
  style_code text not null,
  cases int not null,
  kept int not null,
  too_small int not null,
  too_large int not null,
  too_narrow int not null,
  too_wide int not null,
  computed_at timestamptz not null default now(),
  constraint style_fit_check check ((kept + too_small + too_large + too_narrow + too_wide) = cases),
  constraint style_fit_pkey primary key (style_code)
);
create trigger style_fit_logs_delete after delete on style_fit referencing old table as old_rows for each statement execute function log_style_fit();
create trigger style_fit_logs_insert after insert on style_fit referencing new table as new_rows for each statement execute function log_style_fit();
create trigger style_fit_logs_update after update on style_fit referencing old table as old_rows new table as new_rows for each statement execute function log_style_fit();


-- The module payment

-- What a shopper paid with a return for a dearer swap. [decision 122]
create table swap_difference (
  -- The swap.
  order_id bigint not null,
  psp_reference text not null,
  -- Of the payment.
  reference text not null,
  cents int not null,
  created_at timestamptz not null default now(),
  constraint swap_difference_cents_check check (cents > 0),
  constraint swap_difference_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint swap_difference_pkey primary key (order_id)
);
create trigger swap_difference_to_check after insert or delete or update on swap_difference for each row execute function note_order_of_row();

-- For a swap that was sent, or for the returned item of one that never was.
create table difference_refund (
  id bigint not null generated always as identity,
  order_id bigint,
  return_item_id bigint,
  psp_reference text not null,
  reference text not null,
  cents int not null,
  currency text not null,
  idempotency_key uuid not null default gen_random_uuid(),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  -- Of the refund, by the payment service.
  refund_reference text,
  constraint difference_refund_cents_check check (cents > 0),
  constraint difference_refund_check check (num_nonnulls(order_id, return_item_id) = 1),
  constraint difference_refund_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint difference_refund_pkey primary key (id),
  constraint difference_refund_refund_reference_key unique (refund_reference),
  constraint difference_refund_return_item_id_fkey foreign key (return_item_id) references return_item(id) on delete cascade,
  constraint difference_refund_return_item_id_key unique (return_item_id)
);
create index difference_refund_order on difference_refund (order_id) where (order_id is not null);
create index difference_refund_payment on difference_refund (psp_reference);
create index difference_refund_unsent on difference_refund (id) where (sent_at is null);
create trigger difference_refund_to_check after insert or update on difference_refund for each row execute function note_difference_refund();

-- Part of an authorisation that is captured. [decision 104]
create table capture (
  id bigint not null generated always as identity,
  order_id bigint not null,
  attempt_id uuid not null,
  -- Parcel or collection; null when taken at payment.
  shipment_id bigint,
  n int not null,
  idempotency_key uuid not null,
  amount_cents int not null,
  state text not null,
  psp_reference text,
  created_at timestamptz not null default now(),
  constraint capture_amount_cents_check check (amount_cents > 0),
  constraint capture_attempt_id_fkey foreign key (attempt_id) references payment_attempt(id) on delete cascade,
  constraint capture_idempotency_key_key unique (idempotency_key),
  constraint capture_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint capture_order_id_n_key unique (order_id, n),
  constraint capture_pkey primary key (id),
  constraint capture_psp_reference_key unique (psp_reference),
  constraint capture_shipment_id_fkey foreign key (shipment_id) references shipment(id),
  constraint capture_state_check check (state = any (array['due'::text, 'sent'::text, 'done'::text, 'failed'::text, 'void'::text]))
);
create trigger capture_to_check after insert or delete or update on capture for each row execute function note_order_of_row();

-- Money to refund from what an order paid.
create table refund (
  id bigint not null generated always as identity,
  order_id bigint not null,
  return_id bigint,
  attempt_id uuid,
  n int not null,
  idempotency_key uuid not null,
  amount_cents int not null,
  state text not null,
  created_at timestamptz not null default now(),
  -- Pieces that were cancelled after payment; once each.
  order_allocation_id bigint,
  psp_reference text,
  credit_memo_id bigint,
  constraint refund_amount_cents_check check (amount_cents > 0),
  constraint refund_attempt_id_fkey foreign key (attempt_id) references payment_attempt(id),
  constraint refund_credit_memo_id_fkey foreign key (credit_memo_id) references credit_memo(id) on delete cascade,
  constraint refund_credit_memo_id_key unique (credit_memo_id),
  constraint refund_idempotency_key_key unique (idempotency_key),
  constraint refund_order_allocation_id_fkey foreign key (order_allocation_id) references order_allocation(id),
  constraint refund_order_allocation_id_key unique (order_allocation_id),
  constraint refund_order_id_fkey foreign key (order_id) references orders(id),
  constraint refund_order_id_n_key unique (order_id, n),
  constraint refund_pkey primary key (id),
  constraint refund_return_id_fkey foreign key (return_id) references return_request(id)
);
create index refund_unsent on refund (id) where (psp_reference is null);
create trigger refund_to_check after insert or delete or update on refund for each row execute function note_order_of_row();

-- [R3.45]
create table saved_card (
  token_id text not null,
  customer_id bigint not null,
  brand text not null,
  last_four text not null,
  expiry_month text not null,
  expiry_year text not null,
  holder_name text,
  created_at timestamptz not null default now(),
  constraint saved_card_customer_id_fkey foreign key (customer_id) references customer(id) on delete cascade,
  constraint saved_card_pkey primary key (token_id)
);
create index saved_card_customer on saved_card (customer_id);

-- `id` is the Idempotency-Key, `merchant_reference` is `<order number>-<n>`, or older than the order for PayPal
-- express.
create table payment_attempt (
  id uuid not null,
  order_id bigint not null,
  n int not null,
  merchant_reference text not null,
  psp_reference text,
  method text not null,
  brand text,
  amount_cents int not null,
  currency text not null,
  state text not null,
  refusal_reason text,
  action jsonb,
  action_data jsonb,
  reversal_key uuid,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  answered_at timestamptz,
  updated_at timestamptz not null default now(),
  -- When the shopper saw that a mail will follow.
  promised_at timestamptz,
  -- The payment service's own name for the card.
  card_alias text,
  -- Of the card's bank.
  card_country text,
  -- HMAC of the shopper's network address.
  source_key text,
  constraint payment_attempt_amount_cents_check check (amount_cents > 0),
  constraint payment_attempt_merchant_reference_check check (merchant_reference ~ '^[A-Za-z0-9-]{8,64}$'::text),
  constraint payment_attempt_merchant_reference_key unique (merchant_reference),
  constraint payment_attempt_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint payment_attempt_order_id_n_key unique (order_id, n),
  constraint payment_attempt_pkey primary key (id),
  constraint payment_attempt_psp_reference_key unique (psp_reference),
  constraint payment_attempt_state_check check (state = any (array['created'::text, 'sent'::text, 'action_required'::text, 'pending'::text, 'unknown'::text, 'authorised'::text, 'refused'::text, 'cancelled'::text, 'error'::text, 'part_captured'::text, 'captured'::text, 'expired'::text, 'part_refunded'::text, 'reversal_sent'::text, 'reversed'::text, 'refunded'::text]))
);
create index payment_attempt_card on payment_attempt (card_alias, created_at) where (card_alias is not null);
create unique index payment_attempt_one_live on payment_attempt (order_id) where (state = any (array['created'::text, 'sent'::text, 'action_required'::text, 'pending'::text, 'unknown'::text, 'authorised'::text, 'part_captured'::text, 'captured'::text, 'expired'::text, 'part_refunded'::text]));
create index payment_attempt_open on payment_attempt (created_at) where (state = any (array['created'::text, 'sent'::text, 'action_required'::text, 'pending'::text, 'unknown'::text]));
create index payment_attempt_refused on payment_attempt (source_key, created_at) where (state = 'refused'::text);
create index payment_attempt_reversing on payment_attempt (updated_at) where ((reversal_key is not null) and (state = any (array['authorised'::text, 'part_captured'::text, 'captured'::text, 'part_refunded'::text, 'expired'::text])));
create index payment_attempt_uncaptured on payment_attempt (answered_at) where ((state = any (array['authorised'::text, 'part_captured'::text, 'part_refunded'::text])) and (reversal_key is null));
create trigger payment_attempt_to_check after insert or delete or update on payment_attempt for each row execute function note_order_of_row();

-- Unique; immutable except `attempt_id` and `handled_at`.
create table psp_event (
  id bigint not null generated always as identity,
  attempt_id uuid,
  psp_reference text not null,
  event_code text not null,
  success boolean not null,
  original_reference text not null default ''::text,
  merchant_reference text,
  amount_cents int,
  currency text,
  channel text not null,
  payload jsonb not null default '{}'::jsonb,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  constraint psp_event_attempt_id_fkey foreign key (attempt_id) references payment_attempt(id) on delete cascade,
  constraint psp_event_channel_check check (channel = any (array['answer'::text, 'webhook'::text, 'reconcile'::text])),
  constraint psp_event_pkey primary key (id),
  constraint psp_event_psp_reference_event_code_success_original_referen_key unique (psp_reference, event_code, success, original_reference)
);
create index psp_event_attempt on psp_event (attempt_id);
create index psp_event_stray on psp_event (merchant_reference) where (attempt_id is null);
create index psp_event_stray_received on psp_event (received_at) where (attempt_id is null);
create index psp_event_unhandled on psp_event (received_at) where ((handled_at is null) and (attempt_id is not null));


-- The module returns

-- Of a label and of dearer sizes; pays for one return.
create table return_payment (
  id bigint not null generated always as identity,
  order_id bigint not null,
  reference text not null,
  session_id text not null,
  amount_cents int not null,
  currency text not null,
  psp_reference text,
  return_id bigint,
  capture_key uuid not null default gen_random_uuid(),
  captured_at timestamptz,
  created_at timestamptz not null default now(),
  -- Claimed for a reversal: pays for no return.
  reversing_at timestamptz,
  reversed_at timestamptz,
  -- Of the amount: what dearer sizes cost more. [decision 122]
  difference_cents int not null default 0,
  constraint return_payment_amount_cents_check check (amount_cents > 0),
  constraint return_payment_check check (difference_cents >= 0 and difference_cents <= amount_cents),
  constraint return_payment_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint return_payment_pkey primary key (id),
  constraint return_payment_reference_key unique (reference),
  constraint return_payment_return_id_fkey foreign key (return_id) references return_request(id),
  constraint return_payment_return_id_key unique (return_id)
);
create index return_payment_order on return_payment (order_id);
create trigger return_payment_to_check after insert or delete or update on return_payment for each row execute function note_order_of_row();

-- [R3.71]
create table return_request (
  id bigint not null generated always as identity,
  -- 128-bit random.
  uid text not null,
  number text not null default (nextval('return_number'::regclass))::text,
  order_id bigint not null,
  customer_id bigint,
  guest_email text,
  status text not null,
  is_paid boolean not null default false,
  payment jsonb,
  parcel_point jsonb,
  created_at timestamptz not null default now(),
  method text not null default 'label'::text,
  contact_email text,
  -- A day in the site's zone; written as `YYYY-MM-DD`.
  send_by date,
  received_at timestamptz,
  closed_at timestamptz,
  updated_at timestamptz not null default now(),
  -- Hashes the request's key and content; null without a key and after the return is cancelled.
  request_hash text,
  constraint return_request_customer_id_fkey foreign key (customer_id) references customer(id),
  constraint return_request_method_check check (method = any (array['label'::text, 'store'::text, 'parcel_point'::text])),
  constraint return_request_number_key unique (number),
  constraint return_request_order_id_fkey foreign key (order_id) references orders(id),
  constraint return_request_pkey primary key (id),
  constraint return_request_uid_key unique (uid)
);
create index return_request_customer on return_request (customer_id, id desc) where (customer_id is not null);
create unique index return_request_once on return_request (order_id, request_hash) where (request_hash is not null);
create index return_request_order on return_request (order_id, id);

-- Pieces of an order line that share a state. [R3.75]
create table return_item (
  id bigint not null generated always as identity,
  return_id bigint not null,
  order_line_id bigint not null,
  quantity int not null,
  reason_code text,
  reason_text text,
  status text not null,
  -- Where an inspected piece went.
  disposition text,
  -- Where it was received.
  source text,
  received_at timestamptz,
  -- When it was approved or rejected.
  decided_at timestamptz,
  reject_reason text,
  refund_cents int,
  -- When it was refunded.
  settled_at timestamptz,
  exchange_sku text,
  -- Price of one piece of it, when it was asked for.
  exchange_cents int,
  exchange_order_id bigint,
  constraint return_item_disposition_check check (disposition = any (array['resell'::text, 'outlet'::text, 'destroy'::text])),
  constraint return_item_exchange check ((exchange_sku is null) = (exchange_cents is null)),
  constraint return_item_exchange_cents_check check (exchange_cents >= 0),
  constraint return_item_exchange_order_id_fkey foreign key (exchange_order_id) references orders(id),
  constraint return_item_order_line_id_fkey foreign key (order_line_id) references order_line(id),
  constraint return_item_pkey primary key (id),
  constraint return_item_quantity_check check (quantity > 0),
  constraint return_item_refund_cents_check check (refund_cents >= 0),
  constraint return_item_return_id_fkey foreign key (return_id) references return_request(id) on delete cascade,
  constraint return_item_source_fkey foreign key (source) references source(code)
);
create index return_item_exchange_order on return_item (exchange_order_id) where (exchange_order_id is not null);
create index return_item_line on return_item (order_line_id);
create index return_item_return on return_item (return_id);
create trigger return_item_logs_delete after delete on return_item referencing old table as old_rows for each statement execute function log_return_item();
create trigger return_item_logs_insert after insert on return_item referencing new table as new_rows for each statement execute function log_return_item();
create trigger return_item_logs_update after update on return_item referencing old table as old_rows new table as new_rows for each statement execute function log_return_item();

-- Between shopper and staff.
create table return_comment (
  id bigint not null generated always as identity,
  return_id bigint not null,
  author text not null,
  text text not null,
  created_at timestamptz not null default now(),
  constraint return_comment_pkey primary key (id),
  constraint return_comment_return_id_fkey foreign key (return_id) references return_request(id) on delete cascade
);
create index return_comment_return on return_comment (return_id, id);

-- A parcel that the shopper sent.
create table return_tracking (
  id bigint not null generated always as identity,
  return_id bigint not null,
  carrier_code text not null,
  tracking_number text not null,
  created_at timestamptz not null default now(),
  constraint return_tracking_pkey primary key (id),
  constraint return_tracking_return_id_carrier_code_tracking_number_key unique (return_id, carrier_code, tracking_number),
  constraint return_tracking_return_id_fkey foreign key (return_id) references return_request(id) on delete cascade
);

-- What happened to a return.
create table return_event (
  id bigint not null generated always as identity,
  return_id bigint not null,
  kind text not null,
  actor text not null,
  detail jsonb not null default '{}'::jsonb,
  at timestamptz not null default now(),
  constraint return_event_pkey primary key (id),
  constraint return_event_return_id_fkey foreign key (return_id) references return_request(id) on delete cascade
);
create index return_event_return on return_event (return_id, id);

-- Of a fault; the file has its uid.
create table return_photo (
  uid text not null,
  order_id bigint not null,
  -- Null until the return is requested.
  return_id bigint,
  order_line_id bigint,
  created_at timestamptz not null default shop_now(),
  constraint return_photo_check check ((return_id is null) = (order_line_id is null)),
  constraint return_photo_order_id_fkey foreign key (order_id) references orders(id) on delete cascade,
  constraint return_photo_order_line_id_fkey foreign key (order_line_id) references order_line(id) on delete cascade,
  constraint return_photo_pkey primary key (uid),
  constraint return_photo_return_id_fkey foreign key (return_id) references return_request(id) on delete cascade
);
create index return_photo_order on return_photo (order_id);
create index return_photo_return on return_photo (return_id) where (return_id is not null);
create index return_photo_unused on return_photo (created_at) where (return_id is null);


-- Sequences, views and functions

create sequence order_number start 100001234;

create sequence return_number start 3000101;

create view inventory_state as
 select shop_now() > (answered_at + '00:15:00'::interval) as is_paused,
        case
            when failing_since is null then 0
            else 1
        end as margin
   from inventory_feed;

create view log_period as
 select parent.relname::text as log,
    child.relname::text as name,
        case
            when bound.bound ~~ '%MINVALUE%'::text then '-infinity'::text
            else "substring"(bound.bound, 'FROM \(''([^'']+)'''::text)
        end::timestamp with time zone as starts,
    "substring"(bound.bound, 'TO \(''([^'']+)'''::text)::timestamp with time zone as ends
   from pg_inherits
     join pg_class parent on parent.oid = pg_inherits.inhparent and parent.relnamespace = 'public'::regnamespace::oid
     join pg_class child on child.oid = pg_inherits.inhrelid and child.relkind = 'r'::"char",
    lateral pg_get_expr(child.relpartbound, child.oid) bound(bound)
  where bound.bound <> 'DEFAULT'::text;

create view offered_stock as
 select s.sku,
    s.source,
        case
            when s.declined_at is not null or s.on_hand <= s.reserved or f.is_paused then 0
            else greatest(0,
            case
                when exp((- l.hazard) * s.on_hand::double precision) >= l.wanted then s.on_hand
                else likely_pieces(s.on_hand, exp(- l.hazard), l.wanted)
            end - s.reserved - coalesce(f.margin, 0))
        end as pieces,
    exp(- l.hazard) as piece_chance,
    l.wanted as wanted_chance
   from stock s
     join source o on o.code = s.source and o.is_active
     join store t on t.store_code = s.source
     left join site_setting c on c.website_id = t.website_ids[1] and c.key = 'collect_confidence'::text and jsonb_typeof(c.value) = 'number'::text
     cross join lateral ( select loss_rate(o.losses, o.loss_days) * loss_days(s.counted_at, s.sold_since_count) as hazard,
            least(99::double precision, coalesce((c.value #>> '{}'::text[])::double precision, 60::double precision)) / 100::double precision as wanted) l
     left join inventory_state f on true;

create view pair_outcome as
 select l.id as order_line_id,
    o.customer_id,
    o.placed_at,
    o.website_id,
    l.quantity - l.quantity_returned as pairs,
    l.size_label,
    l.size_scale,
    l.name,
    p.style_code,
    p.brand_id,
    coalesce(( select
                case r.reason_code
                    when '10406'::text then 'too_small'::text
                    when '10407'::text then 'too_large'::text
                    when '10408'::text then 'too_narrow'::text
                    else 'too_wide'::text
                end as "case"
           from return_item r
          where r.order_line_id = l.id and (r.reason_code = any (array['10406'::text, '10407'::text, '10408'::text, '10409'::text])) and (lower(r.status) <> all (array['rejected'::text, 'denied'::text]))
          order by r.id
         limit 1),
        case
            when l.quantity_shipped >= l.quantity and l.quantity_returned = 0 and l.quantity_refunded = 0 and not (exists ( select 1
               from return_item r
              where r.order_line_id = l.id and (lower(r.status) <> all (array['rejected'::text, 'denied'::text])))) and (( select max(s.shipped_at) as max
               from shipment s
              where s.order_id = o.id)) < (now() - make_interval(days => 7 + coalesce(( select (w.value #>> '{}'::text[])::integer as int4
               from site_setting w
              where w.website_id = o.website_id and w.key = 'return_window_days'::text and jsonb_typeof(w.value) = 'number'::text), 30))) then 'kept'::text
            else null::text
        end) as outcome
   from order_line l
     join orders o on o.id = l.order_id
     join product p on p.id = l.product_id
  where (o.state = any (array['processing'::text, 'complete'::text, 'closed'::text])) and l.variant_sku is not null;

create function add_log_period(of_log text, most_rows integer) returns text language plpgsql as $$
  declare
    -- Events are stored for good, and each is read by its order from all periods: they have fewer.
    unit text := case of_log when 'order_event' then 'year' else 'month' end;
    ahead int := case unit when 'year' then 1 else 2 end;
    rest text := format('periods.%I', of_log || '_rest');
    starts timestamptz;
    ends timestamptz;
    stray bigint;
    name text;
  begin
    if of_log <> all (array['audit', 'change_log', 'order_event', 'stock_movement']) then
      raise exception '% has no periods', of_log;
    end if;
    perform pg_advisory_xact_lock(7261006, hashtext(of_log));
    execute format('
      with wanted as (
        select date_trunc($2, now()) + n * $3 as starts, date_trunc($2, now()) + (n + 1) * $3 as ends
          from generate_series(0, $4) n
        union select date_trunc($2, min(at)), date_trunc($2, min(at)) + $3 from %1$s
          where isfinite(at) having count(*) > 0)
      select w.starts, w.ends, stray
      from wanted w, lateral (select count(*) as stray from %1$s r where r.at >= w.starts and r.at < w.ends) strays
      where not exists (select from log_period p where p.log = $1 and p.starts <= w.starts and w.starts < p.ends)
      order by stray > 0, 1 limit 1', rest)
      into starts, ends, stray using of_log, unit, ('1 ' || unit)::interval, ahead;
    if starts is null then return null; end if;
    if stray > most_rows then
      raise exception '% rows of % wait for their period', stray, of_log using errcode = 'program_limit_exceeded';
    end if;
    name := of_log || to_char(starts, case unit when 'year' then '_YYYY' else '_YYYY_MM' end);
    if stray > 0 then execute format('alter table %I detach partition %s', of_log, rest); end if;
    execute format('create table periods.%I (like %s including defaults including indexes)', name, rest);
    if of_log = 'audit' then
      execute format('create trigger audit_is_not_emptied before truncate on periods.%I
        for each statement execute function protect_audit()', name);
    end if;
    execute format('alter table %I attach partition periods.%I for values from (%L) to (%L)',
      of_log, name, starts, ends);
    if stray > 0 then
      execute format('
        with moved as (delete from %s where at >= %L and at < %L returning *)
        insert into %I overriding system value select * from moved', rest, starts, ends, of_log);
      execute format('alter table %I attach partition %s default', of_log, rest);
    end if;
    return name;
  end $$;

create function drop_log_period(of_log text, days integer) returns text language plpgsql as $$
  declare
    least_days int := case of_log when 'change_log' then 2 when 'audit' then 400 when 'stock_movement' then 400 end;
    period text;
    is_unread boolean := false;
  begin
    if least_days is null then raise exception 'no period of % is dropped', of_log using errcode = '42501'; end if;
    if days < least_days then
      raise exception 'periods of % are stored for % days', of_log, least_days using errcode = '42501';
    end if;
    perform pg_advisory_xact_lock(7261006, hashtext(of_log));
    select name into period from log_period
      where log = of_log and ends <= now() - make_interval(days => days) order by ends limit 1;
    if period is null then return null; end if;
    -- Rows that a worker has yet to read stay in the change log.
    if of_log = 'change_log' then
      execute format('select exists (select from periods.%I)', period) into is_unread;
    end if;
    if is_unread then return null; end if;
    execute format('drop table periods.%I', period);
    return period;
  end $$;

create function enqueue_job(task text, job_payload json, most_attempts integer, job_key text, due_at timestamp with time zone, preserves_due_time boolean, wakes_worker boolean) returns bigint language plpgsql as $$
      declare
        known_task int;
        job_id bigint;
      begin
        select id into known_task from graphile_worker._private_tasks where identifier = task;
        if known_task is null then
          select id into job_id from graphile_worker.add_job(task, job_payload, max_attempts := most_attempts,
            job_key := enqueue_job.job_key, run_at := due_at,
            job_key_mode := case when preserves_due_time then 'preserve_run_at' else 'replace' end);
          return job_id;
        end if;
        if job_key is not null then
          -- A running or dead job keeps its row without the key.
          update graphile_worker._private_jobs as job set key = null, attempts = job.max_attempts, updated_at = now()
            where job.key = job_key and job.is_available is not true;
        end if;
        insert into graphile_worker._private_jobs as job (task_id, payload, run_at, max_attempts, key, priority)
          values (known_task, coalesce(job_payload, '{}'::json), coalesce(due_at, now()), most_attempts, job_key, 0)
          on conflict (key) do update set
            job_queue_id = excluded.job_queue_id, task_id = excluded.task_id, payload = excluded.payload,
            max_attempts = excluded.max_attempts,
            run_at = case when preserves_due_time and job.attempts = 0 then job.run_at else excluded.run_at end,
            priority = excluded.priority, revision = job.revision + 1, flags = excluded.flags, attempts = 0,
            last_error = null, updated_at = now()
          where job.locked_at is null
          returning id into job_id;
        if wakes_worker and coalesce(due_at, now()) <= now() then
          perform pg_notify('jobs:insert', '{"r":' || random()::text || ',"count":1}');
        end if;
        return job_id;
      end $$;

create function exclusion_changes_stock() returns trigger language plpgsql as $$
      begin
        perform refresh_stock_ships(coalesce(new.source, old.source), null);
        return null;
      end $$;

create function faded(since timestamp with time zone) returns double precision language sql as $$
        select power(0.5, greatest(0, extract(epoch from shop_now() - since))::double precision / (60 * 86400)) $$;

create function is_excluded(at_source text, of_sku text) returns boolean language sql as $$
        select exists (
          select from source_exclusion x join variant v on v.sku = of_sku join product p on p.id = v.product_id
            left join brand b on b.id = p.brand_id
          where x.source = at_source and x.value = case x.kind when 'brand' then b.value else p.sku end) $$;

create function likely_pieces(on_hand integer, piece_chance double precision, wanted_chance double precision) returns integer language plpgsql as $$
      declare
        pieces int := on_hand;
        exactly double precision;
        at_least double precision;
      begin
        if piece_chance >= 1 then return on_hand; end if;
        if piece_chance <= 0 then return 0; end if;
        exactly := on_hand * ln(piece_chance);
        at_least := exp(exactly);
        while at_least < wanted_chance and pieces > 0 loop
          exactly := exactly + ln(pieces::double precision / (on_hand - pieces + 1)) + ln(1 - piece_chance)
            - ln(piece_chance);
          at_least := at_least + exp(exactly);
          pieces := pieces - 1;
        end loop;
        return pieces;
      end $$;

create function log_brand() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('brand', array(select row(null, jsonb_build_object('id', n.id))::logged_change from new_rows n));
  elsif tg_op = 'DELETE' then
    perform log_changes('brand', array(select row(jsonb_build_object('id', o.id), null)::logged_change from old_rows o));
  else
    perform log_changes('brand', array(
      select distinct row(case when o.id is not null then jsonb_build_object('id', o.id) end, case when n.id is not null then jsonb_build_object('id', n.id) end)::logged_change
      from old_rows o full join new_rows n using (id) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_category() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('category', array(select row(null, jsonb_build_object('id', n.id, 'website_id', n.website_id, 'parent_id', n.parent_id, 'url_path', n.url_path))::logged_change from new_rows n));
  elsif tg_op = 'DELETE' then
    perform log_changes('category', array(select row(jsonb_build_object('id', o.id, 'website_id', o.website_id, 'parent_id', o.parent_id, 'url_path', o.url_path), null)::logged_change from old_rows o));
  else
    perform log_changes('category', array(
      select distinct row(case when o.id is not null then jsonb_build_object('id', o.id, 'website_id', o.website_id, 'parent_id', o.parent_id, 'url_path', o.url_path) end, case when n.id is not null then jsonb_build_object('id', n.id, 'website_id', n.website_id, 'parent_id', n.parent_id, 'url_path', n.url_path) end)::logged_change
      from old_rows o full join new_rows n using (id) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_category_pin() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('category_pin', array(select row(null, jsonb_build_object('product_id', n.product_id, 'category_id', n.category_id))::logged_change from new_rows n));
  elsif tg_op = 'DELETE' then
    perform log_changes('category_pin', array(select row(jsonb_build_object('product_id', o.product_id, 'category_id', o.category_id), null)::logged_change from old_rows o));
  else
    perform log_changes('category_pin', array(
      select distinct row(case when o.product_id is not null then jsonb_build_object('product_id', o.product_id, 'category_id', o.category_id) end, case when n.product_id is not null then jsonb_build_object('product_id', n.product_id, 'category_id', n.category_id) end)::logged_change
      from old_rows o full join new_rows n using (product_id, category_id) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_changes(changed_table text, changes logged_change[]) returns void language plpgsql as $$
      begin
        if cardinality(changes) = 0 then return; end if;
        insert into change_log (table_name, website_id, before, after)
          with logged as (
            select case when before -> 'website_id' <> after -> 'website_id' then null
                else (coalesce(after, before) ->> 'website_id')::int end as site,
              before, after
            from unnest(changes))
          select changed_table, site, before, after from logged where cardinality(changes) <= 2000
          union all select distinct changed_table, site, null::jsonb, null::jsonb from logged
            where cardinality(changes) > 2000;
        if changed_table <> all (array['stock', 'coupon']) then
          perform pg_notify('change_log', '');
        end if;
      end $$;

create function log_cms_block() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('cms_block', array(select row(null, jsonb_build_object('website_id', n.website_id, 'identifier', n.identifier))::logged_change from (select distinct website_id, identifier from new_rows) n));
  elsif tg_op = 'DELETE' then
    perform log_changes('cms_block', array(select row(jsonb_build_object('website_id', o.website_id, 'identifier', o.identifier), null)::logged_change from (select distinct website_id, identifier from old_rows) o));
  else
    perform log_changes('cms_block', array(
      select distinct row(case when o.id is not null then jsonb_build_object('website_id', o.website_id, 'identifier', o.identifier) end, case when n.id is not null then jsonb_build_object('website_id', n.website_id, 'identifier', n.identifier) end)::logged_change
      from old_rows o full join new_rows n using (id) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_cms_page() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('cms_page', array(select row(null, jsonb_build_object('website_id', n.website_id, 'identifier', n.identifier))::logged_change from (select distinct website_id, identifier from new_rows) n));
  elsif tg_op = 'DELETE' then
    perform log_changes('cms_page', array(select row(jsonb_build_object('website_id', o.website_id, 'identifier', o.identifier), null)::logged_change from (select distinct website_id, identifier from old_rows) o));
  else
    perform log_changes('cms_page', array(
      select distinct row(case when o.id is not null then jsonb_build_object('website_id', o.website_id, 'identifier', o.identifier) end, case when n.id is not null then jsonb_build_object('website_id', n.website_id, 'identifier', n.identifier) end)::logged_change
      from old_rows o full join new_rows n using (id) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_content_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('content_version', array(select row(null, jsonb_build_object('website_id', n.website_id, 'identifier', n.identifier))::logged_change from (select distinct website_id, identifier from new_rows) n));
  elsif tg_op = 'DELETE' then
    perform log_changes('content_version', array(select row(jsonb_build_object('website_id', o.website_id, 'identifier', o.identifier), null)::logged_change from (select distinct website_id, identifier from old_rows) o));
  else
    perform log_changes('content_version', array(
      select distinct row(case when o.id is not null then jsonb_build_object('website_id', o.website_id, 'identifier', o.identifier) end, case when n.id is not null then jsonb_build_object('website_id', n.website_id, 'identifier', n.identifier) end)::logged_change
      from old_rows o full join new_rows n using (id) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_coupon() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('coupon', array(select row(null, jsonb_build_object('website_id', n.website_id))::logged_change from (select distinct website_id from new_rows) n));
  elsif tg_op = 'DELETE' then
    perform log_changes('coupon', array(select row(jsonb_build_object('website_id', o.website_id), null)::logged_change from (select distinct website_id from old_rows) o));
  else
    perform log_changes('coupon', array(
      select distinct row(case when o.website_id is not null then jsonb_build_object('website_id', o.website_id) end, case when n.website_id is not null then jsonb_build_object('website_id', n.website_id) end)::logged_change
      from old_rows o full join new_rows n using (website_id, code) where (o.used) is distinct from (n.used)));
  end if;
  return null;
end $$;

create function log_delivery_zones() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('delivery_zones', array(select row(null, null::jsonb)::logged_change from (select from new_rows limit 1) n));
  elsif tg_op = 'DELETE' then
    perform log_changes('delivery_zones', array(select row(null::jsonb, null)::logged_change from (select from old_rows limit 1) o));
  else
    perform log_changes('delivery_zones', array(
      select distinct row(case when o.country is not null then null::jsonb end, case when n.country is not null then null::jsonb end)::logged_change
      from old_rows o full join new_rows n using (country) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_gift_card_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('gift_card_product', array(select row(null, jsonb_build_object('product_id', n.product_id, 'website_id', n.website_id))::logged_change from new_rows n));
  elsif tg_op = 'DELETE' then
    perform log_changes('gift_card_product', array(select row(jsonb_build_object('product_id', o.product_id, 'website_id', o.website_id), null)::logged_change from old_rows o));
  else
    perform log_changes('gift_card_product', array(
      select distinct row(case when o.product_id is not null then jsonb_build_object('product_id', o.product_id, 'website_id', o.website_id) end, case when n.product_id is not null then jsonb_build_object('product_id', n.product_id, 'website_id', n.website_id) end)::logged_change
      from old_rows o full join new_rows n using (product_id, website_id) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_inventory_feed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('inventory_feed', array(select row(null, null::jsonb)::logged_change from (select from new_rows limit 1) n));
  elsif tg_op = 'DELETE' then
    perform log_changes('inventory_feed', array(select row(null::jsonb, null)::logged_change from (select from old_rows limit 1) o));
  else
    perform log_changes('inventory_feed', array(
      select distinct row(case when o.only_one is not null then null::jsonb end, case when n.only_one is not null then null::jsonb end)::logged_change
      from old_rows o full join new_rows n using (only_one) where (o.was_paused) is distinct from (n.was_paused)));
  end if;
  return null;
end $$;

create function log_maintenance() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('maintenance', array(select row(null, jsonb_build_object('website_id', n.website_id))::logged_change from new_rows n));
  elsif tg_op = 'DELETE' then
    perform log_changes('maintenance', array(select row(jsonb_build_object('website_id', o.website_id), null)::logged_change from old_rows o));
  else
    perform log_changes('maintenance', array(
      select distinct row(case when o.website_id is not null then jsonb_build_object('website_id', o.website_id) end, case when n.website_id is not null then jsonb_build_object('website_id', n.website_id) end)::logged_change
      from old_rows o full join new_rows n using (website_id) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_product() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('product', array(select row(null, jsonb_build_object('id', n.id, 'sku', n.sku, 'style_code', n.style_code, 'url_key', n.url_key, 'brand_id', n.brand_id))::logged_change from new_rows n));
  elsif tg_op = 'DELETE' then
    perform log_changes('product', array(select row(jsonb_build_object('id', o.id, 'sku', o.sku, 'style_code', o.style_code, 'url_key', o.url_key, 'brand_id', o.brand_id), null)::logged_change from old_rows o));
  else
    perform log_changes('product', array(
      select distinct row(case when o.id is not null then jsonb_build_object('id', o.id, 'sku', o.sku, 'style_code', o.style_code, 'url_key', o.url_key, 'brand_id', o.brand_id) end, case when n.id is not null then jsonb_build_object('id', n.id, 'sku', n.sku, 'style_code', n.style_code, 'url_key', n.url_key, 'brand_id', n.brand_id) end)::logged_change
      from old_rows o full join new_rows n using (id) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_product_category() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('product_category', array(select row(null, jsonb_build_object('product_id', n.product_id, 'category_id', n.category_id))::logged_change from new_rows n));
  elsif tg_op = 'DELETE' then
    perform log_changes('product_category', array(select row(jsonb_build_object('product_id', o.product_id, 'category_id', o.category_id), null)::logged_change from old_rows o));
  else
    perform log_changes('product_category', array(
      select distinct row(case when o.product_id is not null then jsonb_build_object('product_id', o.product_id, 'category_id', o.category_id) end, case when n.product_id is not null then jsonb_build_object('product_id', n.product_id, 'category_id', n.category_id) end)::logged_change
      from old_rows o full join new_rows n using (product_id, category_id) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_product_image() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('product_image', array(select row(null, jsonb_build_object('product_id', n.product_id))::logged_change from (select distinct product_id from new_rows) n));
  elsif tg_op = 'DELETE' then
    perform log_changes('product_image', array(select row(jsonb_build_object('product_id', o.product_id), null)::logged_change from (select distinct product_id from old_rows) o));
  else
    perform log_changes('product_image', array(
      select distinct row(case when o.product_id is not null then jsonb_build_object('product_id', o.product_id) end, case when n.product_id is not null then jsonb_build_object('product_id', n.product_id) end)::logged_change
      from old_rows o full join new_rows n using (product_id, position) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_product_link() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('product_link', array(select row(null, jsonb_build_object('product_id', n.product_id))::logged_change from (select distinct product_id from new_rows) n));
  elsif tg_op = 'DELETE' then
    perform log_changes('product_link', array(select row(jsonb_build_object('product_id', o.product_id), null)::logged_change from (select distinct product_id from old_rows) o));
  else
    perform log_changes('product_link', array(
      select distinct row(case when o.product_id is not null then jsonb_build_object('product_id', o.product_id) end, case when n.product_id is not null then jsonb_build_object('product_id', n.product_id) end)::logged_change
      from old_rows o full join new_rows n using (product_id, kind, linked_id) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_product_site() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('product_site', array(select row(null, jsonb_build_object('product_id', n.product_id, 'website_id', n.website_id, 'is_enabled', n.is_enabled, 'currency', n.currency, 'regular_cents', n.regular_cents, 'sale_cents', n.sale_cents, 'sale_from', n.sale_from, 'sale_to', n.sale_to, 'rrp_cents', n.rrp_cents, 'now_price_label', n.now_price_label, 'pinned_position', n.pinned_position, 'margin_rank', n.margin_rank))::logged_change from new_rows n));
  elsif tg_op = 'DELETE' then
    perform log_changes('product_site', array(select row(jsonb_build_object('product_id', o.product_id, 'website_id', o.website_id, 'is_enabled', o.is_enabled, 'currency', o.currency, 'regular_cents', o.regular_cents, 'sale_cents', o.sale_cents, 'sale_from', o.sale_from, 'sale_to', o.sale_to, 'rrp_cents', o.rrp_cents, 'now_price_label', o.now_price_label, 'pinned_position', o.pinned_position, 'margin_rank', o.margin_rank), null)::logged_change from old_rows o));
  else
    perform log_changes('product_site', array(
      select distinct row(case when o.product_id is not null then jsonb_build_object('product_id', o.product_id, 'website_id', o.website_id, 'is_enabled', o.is_enabled, 'currency', o.currency, 'regular_cents', o.regular_cents, 'sale_cents', o.sale_cents, 'sale_from', o.sale_from, 'sale_to', o.sale_to, 'rrp_cents', o.rrp_cents, 'now_price_label', o.now_price_label, 'pinned_position', o.pinned_position, 'margin_rank', o.margin_rank) end, case when n.product_id is not null then jsonb_build_object('product_id', n.product_id, 'website_id', n.website_id, 'is_enabled', n.is_enabled, 'currency', n.currency, 'regular_cents', n.regular_cents, 'sale_cents', n.sale_cents, 'sale_from', n.sale_from, 'sale_to', n.sale_to, 'rrp_cents', n.rrp_cents, 'now_price_label', n.now_price_label, 'pinned_position', n.pinned_position, 'margin_rank', n.margin_rank) end)::logged_change
      from old_rows o full join new_rows n using (product_id, website_id) where o is distinct from n and not ((o.sold_30_days, o.sell_through_percent) is distinct from (n.sold_30_days, n.sell_through_percent) and coalesce(to_jsonb(o) - '{sold_30_days,sell_through_percent}'::text[] = to_jsonb(n) - '{sold_30_days,sell_through_percent}'::text[], false))));
    perform log_changes('product_site_order', array(
      select distinct row(case when o.product_id is not null then jsonb_build_object('product_id', o.product_id, 'website_id', o.website_id, 'is_enabled', o.is_enabled, 'currency', o.currency, 'regular_cents', o.regular_cents, 'sale_cents', o.sale_cents, 'sale_from', o.sale_from, 'sale_to', o.sale_to, 'rrp_cents', o.rrp_cents, 'now_price_label', o.now_price_label, 'pinned_position', o.pinned_position, 'margin_rank', o.margin_rank) end, case when n.product_id is not null then jsonb_build_object('product_id', n.product_id, 'website_id', n.website_id, 'is_enabled', n.is_enabled, 'currency', n.currency, 'regular_cents', n.regular_cents, 'sale_cents', n.sale_cents, 'sale_from', n.sale_from, 'sale_to', n.sale_to, 'rrp_cents', n.rrp_cents, 'now_price_label', n.now_price_label, 'pinned_position', n.pinned_position, 'margin_rank', n.margin_rank) end)::logged_change
      from old_rows o full join new_rows n using (product_id, website_id) where o is distinct from n and ((o.sold_30_days, o.sell_through_percent) is distinct from (n.sold_30_days, n.sell_through_percent) and coalesce(to_jsonb(o) - '{sold_30_days,sell_through_percent}'::text[] = to_jsonb(n) - '{sold_30_days,sell_through_percent}'::text[], false))));
  end if;
  return null;
end $$;

create function log_product_tag() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('product_tag', array(select row(null, jsonb_build_object('product_id', n.product_id))::logged_change from (select distinct product_id from new_rows) n));
  elsif tg_op = 'DELETE' then
    perform log_changes('product_tag', array(select row(jsonb_build_object('product_id', o.product_id), null)::logged_change from (select distinct product_id from old_rows) o));
  else
    perform log_changes('product_tag', array(
      select distinct row(case when o.product_id is not null then jsonb_build_object('product_id', o.product_id) end, case when n.product_id is not null then jsonb_build_object('product_id', n.product_id) end)::logged_change
      from old_rows o full join new_rows n using (product_id, website_id, text) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_promotion() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('promotion', array(select row(null, jsonb_build_object('website_id', n.website_id))::logged_change from (select distinct website_id from new_rows) n));
  elsif tg_op = 'DELETE' then
    perform log_changes('promotion', array(select row(jsonb_build_object('website_id', o.website_id), null)::logged_change from (select distinct website_id from old_rows) o));
  else
    perform log_changes('promotion', array(
      select distinct row(case when o.id is not null then jsonb_build_object('website_id', o.website_id) end, case when n.id is not null then jsonb_build_object('website_id', n.website_id) end)::logged_change
      from old_rows o full join new_rows n using (id) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_redirect() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('redirect', array(select row(null, jsonb_build_object('website_id', n.website_id, 'from_path', n.from_path))::logged_change from new_rows n));
  elsif tg_op = 'DELETE' then
    perform log_changes('redirect', array(select row(jsonb_build_object('website_id', o.website_id, 'from_path', o.from_path), null)::logged_change from old_rows o));
  else
    perform log_changes('redirect', array(
      select distinct row(case when o.website_id is not null then jsonb_build_object('website_id', o.website_id, 'from_path', o.from_path) end, case when n.website_id is not null then jsonb_build_object('website_id', n.website_id, 'from_path', n.from_path) end)::logged_change
      from old_rows o full join new_rows n using (website_id, from_path) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_return_item() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('return_item', array(select row(null, jsonb_build_object('order_line_id', n.order_line_id))::logged_change from (select distinct order_line_id from new_rows) n));
  elsif tg_op = 'DELETE' then
    perform log_changes('return_item', array(select row(jsonb_build_object('order_line_id', o.order_line_id), null)::logged_change from (select distinct order_line_id from old_rows) o));
  else
    perform log_changes('return_item', array(
      select distinct row(case when o.id is not null then jsonb_build_object('order_line_id', o.order_line_id) end, case when n.id is not null then jsonb_build_object('order_line_id', n.order_line_id) end)::logged_change
      from old_rows o full join new_rows n using (id) where (o.reason_code, o.status, o.quantity) is distinct from (n.reason_code, n.status, n.quantity)));
  end if;
  return null;
end $$;

create function log_review() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('review', array(select row(null, jsonb_build_object('style_code', n.style_code, 'state', n.state, 'rating', n.rating, 'is_recommended', n.is_recommended, 'fit', n.fit, 'width', n.width))::logged_change from (select distinct style_code, state, rating, is_recommended, fit, width from new_rows) n));
  elsif tg_op = 'DELETE' then
    perform log_changes('review', array(select row(jsonb_build_object('style_code', o.style_code, 'state', o.state, 'rating', o.rating, 'is_recommended', o.is_recommended, 'fit', o.fit, 'width', o.width), null)::logged_change from (select distinct style_code, state, rating, is_recommended, fit, width from old_rows) o));
  else
    perform log_changes('review', array(
      select distinct row(case when o.id is not null then jsonb_build_object('style_code', o.style_code, 'state', o.state, 'rating', o.rating, 'is_recommended', o.is_recommended, 'fit', o.fit, 'width', o.width) end, case when n.id is not null then jsonb_build_object('style_code', n.style_code, 'state', n.state, 'rating', n.rating, 'is_recommended', n.is_recommended, 'fit', n.fit, 'width', n.width) end)::logged_change
      from old_rows o full join new_rows n using (id) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_search_redirect() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('search_redirect', array(select row(null, null::jsonb)::logged_change from (select from new_rows limit 1) n));
  elsif tg_op = 'DELETE' then
    perform log_changes('search_redirect', array(select row(null::jsonb, null)::logged_change from (select from old_rows limit 1) o));
  else
    perform log_changes('search_redirect', array(
      select distinct row(case when o.id is not null then null::jsonb end, case when n.id is not null then null::jsonb end)::logged_change
      from old_rows o full join new_rows n using (id) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_search_synonym() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('search_synonym', array(select row(null, null::jsonb)::logged_change from (select from new_rows limit 1) n));
  elsif tg_op = 'DELETE' then
    perform log_changes('search_synonym', array(select row(null::jsonb, null)::logged_change from (select from old_rows limit 1) o));
  else
    perform log_changes('search_synonym', array(
      select distinct row(case when o.id is not null then null::jsonb end, case when n.id is not null then null::jsonb end)::logged_change
      from old_rows o full join new_rows n using (id) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_site_setting() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('site_setting', array(select row(null, jsonb_build_object('website_id', n.website_id, 'key', n.key))::logged_change from new_rows n));
  elsif tg_op = 'DELETE' then
    perform log_changes('site_setting', array(select row(jsonb_build_object('website_id', o.website_id, 'key', o.key), null)::logged_change from old_rows o));
  else
    perform log_changes('site_setting', array(
      select distinct row(case when o.website_id is not null then jsonb_build_object('website_id', o.website_id, 'key', o.key) end, case when n.website_id is not null then jsonb_build_object('website_id', n.website_id, 'key', n.key) end)::logged_change
      from old_rows o full join new_rows n using (website_id, key) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('stock', array(select row(null, jsonb_build_object('sku', n.sku, 'source', n.source, 'shown', n.shown, 'ships', n.ships))::logged_change from new_rows n));
  elsif tg_op = 'DELETE' then
    perform log_changes('stock', array(select row(jsonb_build_object('sku', o.sku, 'source', o.source, 'shown', o.shown, 'ships', o.ships), null)::logged_change from old_rows o));
  else
    perform log_changes('stock', array(
      select distinct row(case when o.sku is not null then jsonb_build_object('sku', o.sku, 'source', o.source, 'shown', o.shown, 'ships', o.ships) end, case when n.sku is not null then jsonb_build_object('sku', n.sku, 'source', n.source, 'shown', n.shown, 'ships', n.ships) end)::logged_change
      from old_rows o full join new_rows n using (sku, source) where (o.shown, o.ships) is distinct from (n.shown, n.ships)));
  end if;
  return null;
end $$;

create function log_store() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('store', array(select row(null, jsonb_build_object('store_code', n.store_code))::logged_change from (select distinct store_code from new_rows) n));
  elsif tg_op = 'DELETE' then
    perform log_changes('store', array(select row(jsonb_build_object('store_code', o.store_code), null)::logged_change from (select distinct store_code from old_rows) o));
  else
    perform log_changes('store', array(
      select distinct row(case when o.id is not null then jsonb_build_object('store_code', o.store_code) end, case when n.id is not null then jsonb_build_object('store_code', n.store_code) end)::logged_change
      from old_rows o full join new_rows n using (id) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_style_fit() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('style_fit', array(select row(null, jsonb_build_object('style_code', n.style_code))::logged_change from new_rows n));
  elsif tg_op = 'DELETE' then
    perform log_changes('style_fit', array(select row(jsonb_build_object('style_code', o.style_code), null)::logged_change from old_rows o));
  else
    perform log_changes('style_fit', array(
      select distinct row(case when o.style_code is not null then jsonb_build_object('style_code', o.style_code) end, case when n.style_code is not null then jsonb_build_object('style_code', n.style_code) end)::logged_change
      from old_rows o full join new_rows n using (style_code) where (o.cases, o.kept, o.too_small, o.too_large, o.too_narrow, o.too_wide) is distinct from (n.cases, n.kept, n.too_small, n.too_large, n.too_narrow, n.too_wide)));
  end if;
  return null;
end $$;

create function log_style_rating() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('style_rating', array(select row(null, jsonb_build_object('style_code', n.style_code))::logged_change from new_rows n));
  elsif tg_op = 'DELETE' then
    perform log_changes('style_rating', array(select row(jsonb_build_object('style_code', o.style_code), null)::logged_change from old_rows o));
  else
    perform log_changes('style_rating', array(
      select distinct row(case when o.style_code is not null then jsonb_build_object('style_code', o.style_code) end, case when n.style_code is not null then jsonb_build_object('style_code', n.style_code) end)::logged_change
      from old_rows o full join new_rows n using (style_code) where o is distinct from n));
  end if;
  return null;
end $$;

create function log_variant() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform log_changes('variant', array(select row(null, jsonb_build_object('product_id', n.product_id))::logged_change from (select distinct product_id from new_rows) n));
  elsif tg_op = 'DELETE' then
    perform log_changes('variant', array(select row(jsonb_build_object('product_id', o.product_id), null)::logged_change from (select distinct product_id from old_rows) o));
  else
    perform log_changes('variant', array(
      select distinct row(case when o.id is not null then jsonb_build_object('product_id', o.product_id) end, case when n.id is not null then jsonb_build_object('product_id', n.product_id) end)::logged_change
      from old_rows o full join new_rows n using (id) where o is distinct from n));
  end if;
  return null;
end $$;

create function loss_days(counted_at timestamp with time zone, sold_since_count integer) returns double precision language sql as $$
        select greatest(0, extract(epoch from shop_now() - counted_at)::double precision / 86400)
          + 5 * sold_since_count $$;

create function loss_rate(losses double precision, loss_days double precision) returns double precision language sql as $$ select (2 + losses) / (1000 + loss_days) $$;

create function new_card_wait(own uuid, customer bigint, site integer, buyer text, source text, buyer_most integer, buyer_window interval, source_most integer, source_window interval) returns integer language plpgsql as $$
      declare
        buyer_key text := coalesce('customer:' || customer, 'guest:' || site || ':' || lower(buyer));
        buyer_orders bigint[];
        wait int;
        is_crowded boolean;
      begin
        if own is not null then
          perform pg_advisory_xact_lock(number) from (
            select hashtextextended('new-card:' || key, 0) as number
            from unnest(array[buyer_key, 'source:' || source]) as key order by 1) as numbers;
        end if;
        if customer is null then
          buyer_orders := array(select id from orders where website_id = site and lower(email) = lower(buyer));
        else
          buyer_orders := array(select id from orders where customer_id = customer);
        end if;
        with buyer_cards as (
          select max(created_at) as tried_at from payment_attempt
          where state = 'refused' and card_alias is not null and created_at > now() - buyer_window
            and order_id = any(buyer_orders)
          group by card_alias
        ), source_cards as (
          select max(created_at) as tried_at from payment_attempt
          where state = 'refused' and card_alias is not null and created_at > now() - source_window
            and source_key = source
          group by card_alias
        ), under_way as (
          select order_id = any(buyer_orders) as is_of_buyer, source_key = source as is_of_source
          from payment_attempt
          where state in ('created', 'sent', 'unknown') and method = 'scheme' and id is distinct from own
        )
        select
          (select max(greatest(1, ceil(extract(epoch from ends_at - now())))::int) from (
            select (array_agg(tried_at order by tried_at desc))[buyer_most] + buyer_window as ends_at from buyer_cards
            union all
            select (array_agg(tried_at order by tried_at desc))[source_most] + source_window from source_cards
          ) as limits where ends_at is not null),
          (select count(*) from buyer_cards) + (select count(*) filter (where is_of_buyer) from under_way) >= buyer_most
            or (select count(*) from source_cards) + (select count(*) filter (where is_of_source) from under_way)
              >= source_most
        into wait, is_crowded;
        return coalesce(wait, case when is_crowded then 0 end);
      end $$;

create function note_birth_date() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' or new.date_of_birth is distinct from old.date_of_birth then
          new.date_of_birth_set_at := case when new.date_of_birth is null then null else shop_now() end;
        end if;
        return new;
      end $$;

create function note_difference_refund() returns trigger language plpgsql as $$
      begin
        insert into unchecked_change (order_id) select order_id from return_payment where reference = new.reference;
        return null;
      end $$;

create function note_gift_card() returns trigger language plpgsql as $$
      begin
        insert into unchecked_change (gift_card_id) values (new.id);
        return null;
      end $$;

create function note_gift_card_entry() returns trigger language plpgsql as $$
      begin
        insert into unchecked_change (order_id, gift_card_id)
          values (coalesce(new.order_id, old.order_id), coalesce(new.gift_card_id, old.gift_card_id));
        return null;
      end $$;

create function note_order() returns trigger language plpgsql as $$
  declare changed bigint := new.id;
  begin
    if changed is not null and current_setting('welt.changed_order', true) is distinct from changed::text then
      insert into unchecked_change (order_id) values (changed);
      perform set_config('welt.changed_order', changed::text, true);
    end if;
    return null;
  end $$;

create function note_order_of_row() returns trigger language plpgsql as $$
  declare changed bigint := coalesce(new.order_id, old.order_id);
  begin
    if changed is not null and current_setting('welt.changed_order', true) is distinct from changed::text then
      insert into unchecked_change (order_id) values (changed);
      perform set_config('welt.changed_order', changed::text, true);
    end if;
    return null;
  end $$;

create function product_changes_stock() returns trigger language plpgsql as $$
      begin
        if exists (select from source_exclusion) then
          perform refresh_stock_ships(null, array(select sku from variant where product_id = new.id));
        end if;
        return null;
      end $$;

create function product_is_gone() returns trigger language plpgsql as $$
  begin
    insert into gone_product (website_id, url_key, category_id)
      select ps.website_id, old.url_key,
        (select c.id from product_category pc join category c on c.id = pc.category_id
          where pc.product_id = old.id and c.website_id = ps.website_id and c.is_active order by c.level desc, pc.position, c.id limit 1)
      from product_site ps where ps.product_id = old.id and ps.is_enabled
      on conflict (website_id, url_key) do update set category_id = excluded.category_id, gone_at = now();
    return old;
  end $$;

create function protect_audit() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and old.at < now() - interval '400 days' then return old; end if;
    raise exception 'the audit table only grows' using errcode = '42501';
  end $$;

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

create function refresh_sales() returns integer language plpgsql as $$
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
    from variant v join stock s on s.sku = v.sku and s.ships group by 1),
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

create function refresh_stock_ships(of_source text, of_skus text[]) returns void language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(7261097);
        with changed as (
          select t.sku, t.source, not t.ships as ships from stock t join source s on s.code = t.source
          where (of_source is null or t.source = of_source) and (of_skus is null or t.sku = any(of_skus))
            and t.ships <> (s.sends and t.declined_at is null and not is_excluded(t.source, t.sku))
          order by t.sku, t.source for no key update of t)
        update stock t set ships = c.ships, updated_at = shop_now() from changed c
          where t.sku = c.sku and t.source = c.source;
      end $$;

create function refresh_style_ratings(codes text[]) returns void language plpgsql as $$
declare code text;
begin
  for code in select distinct unnest(codes) order by 1 loop
    insert into style_rating (style_code) values (code) on conflict do nothing;
    perform 1 from style_rating where style_code = code for update;
    update style_rating s set count = r.count, star_sum = r.star_sum, stars = r.stars, recommended = r.recommended, answered = r.answered
      from (select count(*)::int as count, coalesce(sum(rating), 0)::int as star_sum,
          array[count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
            count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::int[] as stars,
          (count(*) filter (where is_recommended))::int as recommended, count(is_recommended)::int as answered
        from review where style_code = code and state = 'approved') r
      where s.style_code = code;
  end loop;
end $$;

create function refuse_tax_document_change() returns trigger language plpgsql as $$
      begin
        raise exception 'tax documents never change';
      end $$;

create function require_order_event() returns trigger language plpgsql as $$
  begin
    perform from order_event where order_id = new.order_id and id = new.order_event_id for key share;
    if not found then
      raise exception 'order % has no event %', new.order_id, new.order_event_id using errcode = '23503';
    end if;
    return null;
  end $$;

create function retain_documented_event() returns trigger language plpgsql as $$
  begin
    if exists (select from tax_document where order_event_id = old.id)
      and not exists (select from order_event where order_id = old.order_id and id = old.id) then
      raise exception 'a tax document names event %', old.id using errcode = '23503';
    end if;
    return null;
  end $$;

create function review_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform refresh_style_ratings(array(select style_code from new_rows where state = 'approved'));
  elsif tg_op = 'DELETE' then
    perform refresh_style_ratings(array(select style_code from old_rows where state = 'approved'));
  else
    perform refresh_style_ratings(array(
      select unnest(array[o.style_code, n.style_code]) from old_rows o join new_rows n using (id)
      where 'approved' in (o.state, n.state)
        and (o.state, o.rating, o.is_recommended, o.fit, o.width, o.style_code)
          is distinct from (n.state, n.rating, n.is_recommended, n.fit, n.width, n.style_code)));
  end if;
  return null;
end $$;

create function shop_now() returns timestamp with time zone language sql as $$select now()$$;

create function source_changes_stock() returns trigger language plpgsql as $$
      begin
        perform refresh_stock_ships(new.code, null);
        return null;
      end $$;

create function source_ships() returns trigger language plpgsql as $$
      begin
        new.ships := coalesce(new.ships, new.kind = 'warehouse');
        return new;
      end $$;

create function stock_awaits_rules() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(7261097);
        if tg_op = 'INSERT' then
          perform set_config('welt.sending', coalesce((select string_agg('|' || code || '|', '') from source where sends), ''),
            true);
          perform set_config('welt.excluding',
            coalesce((select string_agg(distinct '|' || source || '|', '') from source_exclusion), ''), true);
        end if;
        return null;
      end $$;

create function stock_deliverable() returns trigger language plpgsql as $$
      begin
        select sends into new.ships from source where code = new.source;
        new.ships := coalesce(new.ships, false) and new.declined_at is null;
        if new.ships and exists (select from source_exclusion where source = new.source) then
          new.ships := not is_excluded(new.source, new.sku);
        end if;
        return new;
      end $$;

create function stock_deliverable_at_once() returns trigger language plpgsql as $$
      begin
        new.ships := new.declined_at is null
          and strpos(current_setting('welt.sending'), '|' || new.source || '|') > 0;
        if new.ships and strpos(current_setting('welt.excluding'), '|' || new.source || '|') > 0 then
          new.ships := not is_excluded(new.source, new.sku);
        end if;
        return new;
      end $$;

create function stock_is_back() returns trigger language plpgsql as $$
    begin
      new.back_at := shop_now();
      return new;
    end $$;

create function variants_change_stock() returns trigger language plpgsql as $$
      begin
        if exists (select from source_exclusion) then
          perform refresh_stock_ships(null, array(select sku from new_rows));
        end if;
        return null;
      end $$;
