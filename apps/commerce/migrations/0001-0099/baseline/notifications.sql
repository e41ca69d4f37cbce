create table mail (
  id bigint generated always as identity primary key, website_id int not null, kind text not null, subject_id text not null,
  message_id text not null unique, recipient text not null, subject text not null, html text not null, text text not null,
  created_at timestamptz not null default now(), sent_at timestamptz,
  -- Unsubscribe link of a marketing mail, for its List-Unsubscribe header.
  unsubscribe_url text,
  unique (kind, subject_id, recipient));

create table subscription (
  website_id int not null, email text not null, topic text not null, channel text not null default 'email',
  status text not null, source text, consented_at timestamptz, unsubscribed_at timestamptz,
  link_token text unique, requested_at timestamptz, customer_id bigint, is_by_address boolean not null default true,
  primary key (website_id, email, topic, channel));
