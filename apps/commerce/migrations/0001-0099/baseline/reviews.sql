create table review (
  id bigint generated always as identity primary key, product_id int not null references product on delete cascade, website_id int not null,
  nickname text not null, summary text not null, text text not null, rating int not null check (rating between 1 and 5),
  fit text check (fit in ('small', 'true', 'large')),
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  helpful int not null default 0, created_at timestamptz not null default now(),
  uid text not null default replace(gen_random_uuid()::text, '-', '') unique,
  style_code text not null,
  customer_id bigint references customer on delete set null,
  order_line_id bigint references order_line on delete set null,
  is_recommended boolean,
  width text check (width in ('narrow', 'true', 'wide')),
  not_helpful int not null default 0, moderated_at timestamptz, moderation_note text);
create index review_product on review (product_id, state);
create index review_style on review (style_code, state, created_at desc);
create index review_waiting on review (created_at) where state = 'pending';
-- A rejected review may be submitted again.
create unique index review_one_per_customer on review (customer_id, style_code) where state <> 'rejected';

create table review_vote (
  review_id bigint not null references review on delete cascade, voter text not null, is_helpful boolean not null,
  at timestamptz not null default now(), primary key (review_id, voter));

-- Totals of the approved reviews of a style.
create table style_rating (
  style_code text primary key, count int not null default 0, star_sum int not null default 0,
  stars int[] not null default '{0,0,0,0,0}', recommended int not null default 0, answered int not null default 0);

create table style_fit (
  style_code text primary key, cases int not null, kept int not null, too_small int not null, too_large int not null,
  too_narrow int not null, too_wide int not null, computed_at timestamptz not null default now(),
  check (kept + too_small + too_large + too_narrow + too_wide = cases));

-- Fit of each bought line: kept (a week for the parcel and the site's return window have passed without a return), one of
-- the four misfits by its return reason, or null while unknown.
create view pair_outcome as
  select l.id as order_line_id, o.customer_id, o.placed_at, o.website_id, l.quantity - l.quantity_returned as pairs, l.size_label,
    l.size_scale, l.name, p.style_code, p.brand_id,
    coalesce(
      (select case r.reason_code when '10406' then 'too_small' when '10407' then 'too_large' when '10408' then 'too_narrow' else 'too_wide' end
        from return_item r where r.order_line_id = l.id and r.reason_code in ('10406', '10407', '10408', '10409')
          and lower(r.status) not in ('rejected', 'denied') order by r.id limit 1),
      case when l.quantity_shipped >= l.quantity and l.quantity_returned = 0 and l.quantity_refunded = 0
        and not exists (select 1 from return_item r where r.order_line_id = l.id and lower(r.status) not in ('rejected', 'denied'))
        and (select max(s.shipped_at) from shipment s where s.order_id = o.id) < now() - make_interval(days => 7 + coalesce(
          (select (w.value #>> '{}')::int from site_setting w
            where w.website_id = o.website_id and w.key = 'return_window_days' and jsonb_typeof(w.value) = 'number'), 30))
        then 'kept' end) as outcome
  from order_line l join orders o on o.id = l.order_id join product p on p.id = l.product_id
  where o.state in ('processing', 'complete', 'closed') and l.variant_sku is not null;

-- Recalculates the totals of styles under their rows' locks, so that concurrent approvals are not lost.
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
create trigger review_inserted after insert on review referencing new table as new_rows for each statement execute function review_counts();
create trigger review_updated after update on review referencing old table as old_rows new table as new_rows
  for each statement execute function review_counts();
create trigger review_deleted after delete on review referencing old table as old_rows for each statement execute function review_counts();
