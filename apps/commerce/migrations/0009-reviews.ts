import { type Kysely, sql } from 'kysely'

/**
 * Reviews belong to a style and carry fit, votes and who wrote them; ratings and fit are kept summed up by style; a size that comes back
 * writes the job that answers its alerts. [R1.17, R7.45, decision 13]
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table review
      add column uid text not null default replace(gen_random_uuid()::text, '-', '') unique,
      add column style_code text,
      add column customer_id bigint references customer on delete set null,
      add column order_line_id bigint references order_line on delete set null,
      add column is_recommended boolean,
      add column width text check (width in ('narrow', 'true', 'wide')),
      add column not_helpful int not null default 0,
      add column moderated_at timestamptz,
      add column moderation_note text,
      add check (state in ('pending', 'approved', 'rejected')),
      add check (fit in ('small', 'true', 'large'));
    update review set style_code = p.style_code from product p where p.id = review.product_id;
    alter table review alter column style_code set not null;
    create index review_style on review (style_code, state, created_at desc);
    create index review_waiting on review (created_at) where state = 'pending';
    -- A refused review may be written anew.
    create unique index review_one_per_customer on review (customer_id, style_code) where state <> 'rejected';

    create table review_vote (
      review_id bigint not null references review on delete cascade, voter text not null, is_helpful boolean not null,
      at timestamptz not null default now(), primary key (review_id, voter));

    create table style_rating (
      style_code text primary key, count int not null default 0, star_sum int not null default 0,
      stars int[] not null default '{0,0,0,0,0}', recommended int not null default 0, answered int not null default 0);

    create table style_fit (
      style_code text primary key, cases int not null, kept int not null, too_small int not null, too_large int not null,
      too_narrow int not null, too_wide int not null, computed_at timestamptz not null default now(),
      check (kept + too_small + too_large + too_narrow + too_wide = cases));
    create index order_line_product on order_line (product_id);
    create index return_item_line on return_item (order_line_id);

    -- What became of each bought line: kept (a week for the parcel and the site's return window are over and nothing came back), one of
    -- the four misfits by its return reason, or null while nobody can know. [R3.92-R3.95, decision 13]
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

    -- Counted again under the row's lock, so that approvals at the same time lose nothing.
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
        perform graphile_worker.add_job('refresh-fit', json_build_object('styleCode', code), max_attempts := 8,
          job_key := 'refresh-fit:' || code, job_key_mode := 'preserve_run_at');
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
            and (o.state, o.rating, o.is_recommended, o.fit, o.width, o.style_code) is distinct from (n.state, n.rating, n.is_recommended, n.fit, n.width, n.style_code)));
      end if;
      return null;
    end $$;
    create trigger review_inserted after insert on review referencing new table as new_rows for each statement execute function review_counts();
    create trigger review_updated after update on review referencing old table as old_rows new table as new_rows for each statement execute function review_counts();
    create trigger review_deleted after delete on review referencing old table as old_rows for each statement execute function review_counts();

    -- Votes and waiting reviews change no listing; a changed rating does.
    drop trigger review_changed on review;
    create trigger style_rating_changed after update on style_rating for each row when (old.* is distinct from new.*) execute function catalogue_changed();

    create function return_item_counts() returns trigger language plpgsql as $$
    begin
      perform graphile_worker.add_job('refresh-fit', json_build_object('styleCode', p.style_code), max_attempts := 8,
          job_key := 'refresh-fit:' || p.style_code, job_key_mode := 'preserve_run_at')
        from order_line l join product p on p.id = l.product_id where l.id = coalesce(new.order_line_id, old.order_line_id);
      return null;
    end $$;
    create trigger return_item_changed after insert or update of reason_code, status, quantity or delete on return_item
      for each row execute function return_item_counts();

    -- Written for every size that comes back, whether or not an alert is seen yet: one that is being kept at this moment is not missed.
    create function stock_came_back() returns trigger language plpgsql as $$
    begin
      perform graphile_worker.add_job('answer-stock-alerts', json_build_object('sku', new.sku), max_attempts := 8,
        job_key := 'answer-stock-alerts:' || new.sku);
      return null;
    end $$;
    create trigger stock_update_came_back after update on stock for each row
      when (new.source = 'warehouse' and old.on_hand - old.reserved <= 0 and new.on_hand - new.reserved > 0) execute function stock_came_back();
    create function stock_arrived() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from stock_alert where sku = new.sku and sent_at is null) then
        perform graphile_worker.add_job('answer-stock-alerts', json_build_object('sku', new.sku), max_attempts := 8,
          job_key := 'answer-stock-alerts:' || new.sku);
      end if;
      return null;
    end $$;
    create trigger stock_insert_came_back after insert on stock for each row
      when (new.source = 'warehouse' and new.on_hand - new.reserved > 0) execute function stock_arrived();
    create index stock_alert_waiting on stock_alert (sku) where sent_at is null;
  `.execute(db)
}
