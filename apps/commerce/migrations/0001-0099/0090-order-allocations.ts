import { type Kysely, sql } from 'kysely'

/**
 * Makes delivery groups the only record of an order's delivery, and allocations the record of which source fulfils each
 * line. [decision 90]
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      insert into order_delivery_group (order_id, position, kind, store_code, carrier_code, method_code, title, promise, amount_cents, tax_cents)
        select o.id, 1, case when o.shipping_address is null then 'email' else 'delivery' end, o.preferred_store_code,
          o.carrier_code, o.method_code, o.shipping_title, o.shipping_promise, o.shipping_cents, 0
        from orders o where not exists (select from order_delivery_group g where g.order_id = o.id);

      create table order_allocation (
        id bigint generated always as identity primary key,
        order_id bigint not null references orders (id) on delete cascade,
        delivery_group int not null,
        order_line_id bigint not null references order_line (id) on delete cascade,
        source text references source (code),
        quantity int not null check (quantity > 0),
        shipment_id bigint references shipment (id),
        foreign key (order_id, delivery_group) references order_delivery_group (order_id, position)
      );
      insert into order_allocation (order_id, delivery_group, order_line_id, source, quantity, shipment_id)
        select l.order_id, coalesce(l.delivery_group, 1), l.id, case when l.product_type = 'giftcard' then null else l.source end, l.quantity,
          (select s.id from shipment s where s.order_id = l.order_id
            and s.lines @> jsonb_build_array(jsonb_build_object('orderLineId', l.id)) order by s.id limit 1)
        from order_line l;
      create index order_allocation_order on order_allocation (order_id);
      create index order_allocation_line on order_allocation (order_line_id);
      create index order_allocation_shipment on order_allocation (shipment_id) where shipment_id is not null;

      alter table shipment drop column lines;
      alter table order_line drop constraint order_line_delivery_group, drop column delivery_group, drop column source;
      alter table orders drop column carrier_code, drop column method_code, drop column shipping_title, drop column shipping_promise,
        drop column preferred_store_code;
    `)
    .execute(db)
}
