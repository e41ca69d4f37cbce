import { type Kysely, sql } from 'kysely'

/** Tables with a column `order_id` whose rows the invariants read. */
const OF_ORDERS = [
  'order_line',
  'order_delivery_group',
  'order_allocation',
  'reservation',
  'payment_attempt',
  'capture',
  'refund',
  'credit_memo',
  'coupon_use',
  'redemption',
  'return_payment',
  'swap_difference',
] as const

const TRIGGERED = [...OF_ORDERS, 'orders', 'order_event', 'gift_card', 'gift_card_entry', 'difference_refund']

/** As in migration 194: a waiting lock is abandoned before PostgreSQL looks for deadlocks, after a second. */
const LOCK = `
  do $$ begin
    for attempt in 1..100 loop
      begin
        set local lock_timeout = '300ms';
        lock table ${[...TRIGGERED, 'psp_event'].join(', ')} in share row exclusive mode;
        exit;
      exception when lock_not_available then
        if attempt = 100 then raise; end if;
        perform pg_sleep(0.2);
      end;
    end loop;
    set local lock_timeout = 0;
  end $$;
`

/** Once for each transaction, unless it changes several in turn. A rollback to a savepoint undoes row and setting. */
const notingOrder = (name: string, id: string) => `
  create function ${name}() returns trigger language plpgsql as $$
  declare changed bigint := ${id};
  begin
    if changed is not null and current_setting('welt.changed_order', true) is distinct from changed::text then
      insert into unchecked_change (order_id) values (changed);
      perform set_config('welt.changed_order', changed::text, true);
    end if;
    return null;
  end $$;
`

const trigger = (table: string, on: string, run: string) => `
  create trigger ${table}_to_check after ${on} on ${table} for each row ${run};`

/** For roles that write orders without owning the tables. */
const GRANTS = `
  do $$ declare writer record; begin
    for writer in
      select distinct case grantee when 0 then 'public' else grantee::regrole::text end as name
      from pg_class, aclexplode(relacl)
      where oid = 'orders'::regclass and grantee <> relowner and privilege_type in ('INSERT', 'UPDATE')
    loop
      execute format(
        'grant select, insert, update, delete on unchecked_change, invariant_sweep, broken_invariant to %s',
        writer.name);
    end loop;
  end $$;
`

/** The check of the invariants reads what changed, and everything once a day. [decision 204] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      ${LOCK}
      create table unchecked_change (
        order_id bigint,
        gift_card_id bigint,
        check (num_nonnulls(order_id, gift_card_id) > 0)
      );
      create table invariant_sweep (
        kind text primary key check (kind in ('order', 'gift card')),
        next_id bigint not null default 1,
        started_at timestamptz not null default now()
      );
      insert into invariant_sweep (kind) values ('order'), ('gift card');
      create table broken_invariant (
        rule text not null,
        what text not null,
        kind text not null check (kind in ('order', 'gift card', 'shop')),
        id bigint,
        found_at timestamptz not null default now(),
        alarmed_at timestamptz not null default now(),
        primary key (rule, what),
        check ((id is null) = (kind = 'shop'))
      );
      ${GRANTS}

      ${notingOrder('note_order', 'new.id')}
      ${notingOrder('note_order_of_row', 'coalesce(new.order_id, old.order_id)')}
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
      create function note_difference_refund() returns trigger language plpgsql as $$
      begin
        insert into unchecked_change (order_id) select order_id from return_payment where reference = new.reference;
        return null;
      end $$;

      ${trigger('orders', 'insert or update', 'execute function note_order()')}
      ${OF_ORDERS.map((table) =>
        trigger(table, 'insert or update or delete', 'execute function note_order_of_row()'),
      ).join('')}
      ${trigger(
        'order_event',
        'insert or update',
        `when (new.kind = 'part_refunded') execute function note_order_of_row()`,
      )}
      ${trigger('gift_card', 'insert or update of balance_cents', 'execute function note_gift_card()')}
      ${trigger('gift_card_entry', 'insert or update or delete', 'execute function note_gift_card_entry()')}
      ${trigger('difference_refund', 'insert or update', 'execute function note_difference_refund()')}

      create index difference_refund_payment on difference_refund (psp_reference);

      -- For reconciliation.
      create index psp_event_unhandled on psp_event (received_at) where handled_at is null and attempt_id is not null;
      create index orders_failed_placed on orders (placed_at) where state in ('payment_failed', 'cancelled');
      create index psp_event_stray_received on psp_event (received_at) where attempt_id is null;
      create index refund_unsent on refund (id) where psp_reference is null;
    `)
    .execute(db)
}
