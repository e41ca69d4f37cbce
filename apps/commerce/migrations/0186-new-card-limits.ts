import { type Kysely, sql } from 'kysely'

/**
 * A function, since each of its statements sees what was committed while it waited for the lock. Null: a new card may be
 * charged; 0: too many charges are under way; else the seconds until fewer cards were refused. [decision 103]
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create function new_card_wait(
        own uuid, customer bigint, site int, buyer text, source text,
        buyer_most int, buyer_window interval, source_most int, source_window interval
      ) returns int language plpgsql as $$
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
    `)
    .execute(db)
}
