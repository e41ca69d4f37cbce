import { type Kysely, sql } from 'kysely'

/**
 * What a store or warehouse has done with the pieces of an order, text messages, and refunds of parts of an order.
 * Allocations of old orders that were handed over or mailed have ended. [decision 99]
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table order_allocation
        add column state text not null default 'to_pick' check (state in
          ('to_pick', 'picked', 'ready', 'collected', 'shipped', 'declined', 'not_collected', 'cancelled')),
        add column picked_at timestamptz,
        add column ready_at timestamptz,
        add column collect_until date,
        add column collected_by text,
        add column ended_at timestamptz;
      update order_allocation a set state = 'shipped', ended_at = coalesce(s.shipped_at, o.updated_at)
        from order_allocation b join orders o on o.id = b.order_id left join shipment s on s.id = b.shipment_id
        where b.id = a.id and (b.shipment_id is not null or o.state = 'complete');
      create index order_allocation_at_source on order_allocation (source, order_id)
        where state in ('to_pick', 'picked', 'ready');
      create index order_allocation_uncollected on order_allocation (collect_until) where state = 'ready';

      alter table refund
        add column order_allocation_id bigint unique references order_allocation (id),
        add column psp_reference text;

      create table text_message (
        id bigint generated always as identity primary key,
        website_id int not null,
        kind text not null,
        subject_id text not null,
        recipient text not null,
        body text not null,
        created_at timestamptz not null default now(),
        sent_at timestamptz,
        unique (kind, subject_id)
      );
      create index text_message_unsent_created on text_message (created_at) where sent_at is null;
    `)
    .execute(db)
}
