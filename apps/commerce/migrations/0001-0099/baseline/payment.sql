create table payment_attempt (
  id uuid primary key, order_id bigint not null references orders on delete cascade, n int not null,
  merchant_reference text not null unique check (merchant_reference ~ '^[A-Za-z0-9-]{8,64}$'),
  psp_reference text unique, method text not null, brand text,
  amount_cents int not null check (amount_cents > 0), currency text not null,
  state text not null check (state in ('created', 'sent', 'action_required', 'pending', 'unknown', 'authorised', 'refused', 'cancelled',
    'error', 'captured', 'reversal_sent', 'reversed', 'refunded')),
  refusal_reason text, action jsonb, action_data jsonb, reversal_key uuid, capture_key uuid,
  created_at timestamptz not null default now(), sent_at timestamptz, answered_at timestamptz, updated_at timestamptz not null default now(),
  promised_at timestamptz,
  unique (order_id, n));
create unique index payment_attempt_one_live on payment_attempt (order_id)
  where state in ('created', 'sent', 'action_required', 'pending', 'unknown', 'authorised', 'captured');
create index payment_attempt_open on payment_attempt (created_at)
  where state in ('created', 'sent', 'action_required', 'pending', 'unknown');

-- Every answer and webhook of the payment service; the state of an attempt is derived from its rows.
create table psp_event (
  id bigint generated always as identity primary key, attempt_id uuid references payment_attempt on delete cascade,
  psp_reference text not null, event_code text not null, success boolean not null, original_reference text not null default '',
  merchant_reference text, amount_cents int, currency text,
  channel text not null check (channel in ('answer', 'webhook', 'reconcile')),
  payload jsonb not null default '{}', received_at timestamptz not null default now(), handled_at timestamptz,
  unique (psp_reference, event_code, success, original_reference));
create index psp_event_attempt on psp_event (attempt_id);

create table saved_card (
  token_id text primary key, customer_id bigint not null references customer on delete cascade, brand text not null,
  last_four text not null, expiry_month text not null, expiry_year text not null, holder_name text,
  created_at timestamptz not null default now());
create index saved_card_customer on saved_card (customer_id);

create table refund (
  id bigint generated always as identity primary key, order_id bigint not null references orders,
  return_id bigint references return_request, attempt_id uuid references payment_attempt,
  n int not null, idempotency_key uuid not null unique, amount_cents int not null check (amount_cents > 0),
  state text not null, created_at timestamptz not null default now(), unique (order_id, n));
