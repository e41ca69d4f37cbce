import { type Kysely, sql } from 'kysely'

/** What is offered for collection: the pieces that are likely to be at the store. [decision 94] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table stock
        add column counted_at timestamptz not null default shop_now(),
        add column sold_since_count int not null default 0,
        add column declined_at timestamptz,
        add column as_of timestamptz,
        add column feed_sequence bigint;
      alter table source
        add column losses double precision not null default 0,
        add column loss_days double precision not null default 0,
        add column learned_at timestamptz not null default shop_now();
      alter table reservation add column committed_at timestamptz;
      update reservation set committed_at = created_at where state = 'committed';
      create index variant_size on variant (size);
      create index reservation_committed on reservation (committed_at) where state = 'committed';

      create table inventory_feed (
        only_one boolean primary key default true check (only_one),
        cursor text,
        answered_at timestamptz not null,
        failing_since timestamptz,
        full_at timestamptz,
        report jsonb not null default '{}'
      );
      create view inventory_state as
        select shop_now() > answered_at + interval '15 minutes' as is_paused,
          case when failing_since is null then 0 else 1 end as margin
        from inventory_feed;

      create function loss_days(counted_at timestamptz, sold_since_count int) returns double precision
        language sql stable as $$
        select greatest(0, extract(epoch from shop_now() - counted_at)::double precision / 86400)
          + 5 * sold_since_count $$;

      create function loss_rate(losses double precision, loss_days double precision) returns double precision
        language sql immutable as $$ select (2 + losses) / (1000 + loss_days) $$;

      create function faded(since timestamptz) returns double precision language sql stable as $$
        select power(0.5, greatest(0, extract(epoch from shop_now() - since))::double precision / (60 * 86400)) $$;

      create function likely_pieces(on_hand int, piece_chance double precision, wanted_chance double precision)
        returns int
        language plpgsql immutable parallel safe as $$
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

      create view offered_stock as
        select s.sku, s.source, case
            when s.declined_at is not null or s.on_hand <= s.reserved or f.is_paused then 0
            else greatest(0, case
                when exp(-l.hazard * s.on_hand) >= l.wanted then s.on_hand
                else likely_pieces(s.on_hand, exp(-l.hazard), l.wanted)
              end - s.reserved - coalesce(f.margin, 0))
          end as pieces, exp(-l.hazard) as piece_chance, l.wanted as wanted_chance
        from stock s
        join source o on o.code = s.source and o.is_active
        join store t on t.store_code = s.source
        left join site_setting c on c.website_id = t.website_ids[1] and c.key = 'collect_confidence'
          and jsonb_typeof(c.value) = 'number'
        cross join lateral (select
          loss_rate(o.losses, o.loss_days) * loss_days(s.counted_at, s.sold_since_count) as hazard,
          least(99, coalesce((c.value #>> '{}')::double precision, 60)) / 100 as wanted) l
        left join inventory_state f on true;
    `)
    .execute(db)
}
