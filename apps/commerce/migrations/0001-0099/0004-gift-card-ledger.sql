-- Prices and texts of a site's gift card; amounts in cents of the site's currency, the custom amount between two bounds or none.
create table gift_card_product (
  product_id int not null references product on delete cascade, website_id int not null,
  amounts_cents int[] not null, open_min_cents int, open_max_cents int,
  lifetime_days int not null default 0 check (lifetime_days >= 0),
  message_max_length int not null default 0 check (message_max_length >= 0),
  primary key (product_id, website_id),
  check (0 < all (amounts_cents)), check (open_min_cents > 0 and open_max_cents >= open_min_cents),
  check ((open_min_cents is null) = (open_max_cents is null)));

-- The balance is the sum of the entries. A bought card names its order line and its piece of it, so that it is issued once.
alter table gift_card
  add column order_line_id bigint references order_line, add column piece int,
  add column greeting jsonb, add column deliver_at timestamptz, add column sent_at timestamptz,
  add column created_at timestamptz not null default now(),
  add constraint gift_card_state check (state in ('active', 'void')),
  add constraint gift_card_currency check (currency in ('AUD', 'NZD')),
  add constraint gift_card_piece unique (order_line_id, piece);
create index gift_card_due on gift_card (deliver_at) where deliver_at is not null and sent_at is null;

-- What an entry adds to the balance. A reservation for an order reduces it immediately, so that capturing it adds nothing.
alter table gift_card_entry
  add constraint gift_card_entry_sign check (
    case kind when 'hold' then cents < 0 when 'capture' then cents = 0 else cents > 0 end);
create index gift_card_entry_card on gift_card_entry (gift_card_id, id);
create index gift_card_entry_order on gift_card_entry (order_id) where order_id is not null;

-- Balances of the gift cards on a cart as the shopper last saw them, in the order of gift_card_codes, in cents.
alter table cart add column gift_card_seen_cents int[] not null default '{}';
