create table customer (
  id bigint generated always as identity primary key, website_id int not null,
  email text not null, firstname text not null, middlename text, lastname text not null, prefix text, suffix text,
  gender int, date_of_birth date, password_hash text,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), closed_at timestamptz,
  taxvat text, allow_remote_shopping_assistance boolean not null default true,
  -- Unverified until its owner has confirmed a mail sent to it.
  email_confirmed_at timestamptz,
  unique (website_id, email));

create table customer_address (
  id int generated always as identity primary key, customer_id bigint not null references customer on delete cascade,
  address jsonb not null, is_default_billing boolean not null default false, is_default_shipping boolean not null default false,
  created_at timestamptz not null default now());
create index customer_address_customer on customer_address (customer_id, id);
create unique index one_default_billing on customer_address (customer_id) where is_default_billing;
create unique index one_default_shipping on customer_address (customer_id) where is_default_shipping;

create table customer_token (
  token_hash bytea primary key, customer_id bigint not null references customer on delete cascade, website_id int not null,
  family uuid not null, issued_at timestamptz not null default now(), family_started_at timestamptz not null,
  expires_at timestamptz not null, replaced_at timestamptz, revoked_at timestamptz, admin_actor text,
  successor_salt bytea, device text, address text);
create index customer_token_family on customer_token (family);
create index customer_token_customer on customer_token (customer_id);

create table password_reset (
  token_hash bytea primary key, customer_id bigint not null references customer on delete cascade,
  created_at timestamptz not null default now(), expires_at timestamptz not null, used_at timestamptz);
create index password_reset_customer on password_reset (customer_id, created_at desc);

-- Links that confirm the email an account had when they were sent.
create table email_confirmation (
  token_hash bytea primary key, customer_id bigint not null references customer on delete cascade, email text not null,
  created_at timestamptz not null, expires_at timestamptz not null);
create index email_confirmation_customer on email_confirmation (customer_id);

create table admin_secret (
  id int generated always as identity primary key, name text not null unique, secret_hash bytea not null unique,
  created_at timestamptz not null default now(), revoked_at timestamptz, last_used_at timestamptz);

-- Accounts to delete again after a backup is restored; contains no personal data.
create table erasure (customer_id bigint primary key, website_id int not null, erased_at timestamptz not null default now());
