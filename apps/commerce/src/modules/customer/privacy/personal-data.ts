import { sql } from 'kysely'
import { listContactMessages, listMails, listTopics } from '#modules/notifications'
import type { Db } from '#src/platform/database'
import { subscriberOf } from '../email/confirmation-store.ts'
import type { CustomerRow } from '../tables.ts'

async function rowsOf(db: Db, query: ReturnType<typeof sql<{ row: unknown }>>): Promise<readonly unknown[]> {
  return (await query.execute(db)).rows.map(({ row }) => row)
}

/** No secrets. Data known only by email requires a confirmed one. [decision 17] */
export async function collectPersonalData(db: Db, customer: CustomerRow): Promise<Readonly<Record<string, unknown>>> {
  const { id, website_id, email } = customer
  const { password_hash, closed_at, ...profile } = customer
  const by = subscriberOf(customer)
  return {
    profile: { ...profile, has_password: password_hash !== null },
    addresses: await rowsOf(
      db,
      sql`select to_jsonb(a) - 'customer_id' as row from customer_address a where customer_id = ${id} order by id`,
    ),
    subscriptions: [...(await listTopics(db, { websiteId: website_id, email, by }))],
    saved_cards: await rowsOf(
      db,
      sql`select to_jsonb(c) - 'customer_id' - 'token_id' as row from saved_card c where customer_id = ${id} order by created_at`,
    ),
    sign_ins: await rowsOf(
      db,
      // The network addresses of staff are not the customer's data.
      sql`select jsonb_build_object('at', issued_at, 'device', device, 'by_staff', admin_actor is not null,
          'address', case when admin_actor is null then address end) as row
        from customer_token where customer_id = ${id} order by issued_at`,
    ),
    cart: await rowsOf(
      db,
      sql`select jsonb_build_object('sku', p.sku, 'size', l.variant_sku, 'quantity', l.quantity, 'fulfilment', l.fulfilment, 'added_at', l.added_at) as row
        from cart c join cart_line l on l.cart_id = c.id join product p on p.id = l.product_id
        where c.customer_id = ${id} and c.is_active order by l.id`,
    ),
    delivery_of_cart: await rowsOf(
      db,
      sql`select jsonb_build_object('shipping_address', shipping_address, 'billing_address', billing_address, 'collected_by', nominee,
          'collected_at', preferred_store_code,
          'leave_at_door', authority_instructions) as row from cart
        where customer_id = ${id} and is_active and coalesce(shipping_address, billing_address, nominee, to_jsonb(authority_instructions), to_jsonb(preferred_store_code)) is not null`,
    ),
    mails: await listMails(db, { websiteId: website_id, email, by }),
    messages: await listContactMessages(db, { websiteId: website_id, email, by }),
    record: await rowsOf(
      db,
      // The network addresses of others are not the customer's data.
      sql`select jsonb_build_object('at', at, 'what', action, 'address', case when actor = ${`customer:${id}`} then address end) as row from audit
        where target = ${`customer:${id}`} order by id`,
    ),
    wishlist: await rowsOf(
      db,
      sql`select jsonb_build_object('sku', p.sku, 'size', i.variant_sku, 'note', i.description, 'added_at', i.added_at) as row from wishlist w
        join wishlist_item i on i.wishlist_id = w.id join product p on p.id = i.product_id where w.customer_id = ${id} order by i.id`,
    ),
    compared: await rowsOf(
      db,
      sql`select jsonb_build_object('sku', p.sku, 'added_at', i.added_at) as row from compare_list l
        join compare_item i on i.list_id = l.id join product p on p.id = i.product_id where l.customer_id = ${id} order by i.id`,
    ),
    stock_alerts: await rowsOf(
      db,
      sql`select jsonb_build_object('size', sku, 'requested_at', created_at, 'answered_at', sent_at) as row from stock_alert
        where customer_id = ${id} or (${by.isEmailConfirmed}::boolean and website_id = ${website_id} and email = ${email}) order by id`,
    ),
    rewards: await rowsOf(
      db,
      sql`select jsonb_build_object('order', o.number, 'day', e.on_day, 'cents', e.cents) as row
        from loyalty_entry e join orders o on o.id = e.order_id
        where ${by.isEmailConfirmed}::boolean and e.website_id = ${website_id} and e.email = ${email} order by e.id`,
    ),
    reviews: await rowsOf(
      db,
      sql`select jsonb_build_object('sku', p.sku, 'nickname', r.nickname, 'rating', r.rating, 'summary', r.summary, 'text', r.text, 'state', r.state,
          'written_at', r.created_at) as row from review r join product p on p.id = r.product_id where r.customer_id = ${id} order by r.id`,
    ),
    orders: await rowsOf(
      db,
      sql`select jsonb_build_object('number', o.number, 'placed_at', o.placed_at, 'state', o.state, 'total_cents', o.total_cents, 'currency', o.currency,
          'email', o.email, 'shipping_address', o.shipping_address, 'billing_address', o.billing_address, 'collected_by', o.nominee,
          'collected_at', (select min(g.store_code) from order_delivery_group g where g.order_id = o.id),
          'lines', (select jsonb_agg(jsonb_build_object('name', l.name, 'size', l.size_label, 'quantity', l.quantity, 'row_cents', l.row_cents, 'gift_card', l.gift_card) order by l.position)
            from order_line l where l.order_id = o.id)) as row
        from orders o where o.customer_id = ${id}
          or (${by.isEmailConfirmed}::boolean and o.customer_id is null and o.website_id = ${website_id} and o.email = ${email}) order by o.id`,
    ),
    returns: await rowsOf(
      db,
      sql`select jsonb_build_object('number', r.number, 'order', o.number, 'requested_at', r.created_at,
          'state', r.status, 'method', r.method, 'email', coalesce(r.contact_email, r.guest_email),
          'shown_at', '/return/view?return=' || r.uid, 'parcel_point', r.parcel_point,
          'pieces', (select jsonb_agg(jsonb_build_object('reason', coalesce(i.reason_text, i.reason_code),
              'quantity', i.quantity) order by i.id) from return_item i where i.return_id = r.id),
          'messages', (select jsonb_agg(jsonb_build_object('at', c.created_at, 'by', c.author, 'text', c.text)
              order by c.id) from return_comment c where c.return_id = r.id),
          'parcels', (select jsonb_agg(jsonb_build_object('carrier', t.carrier_code, 'number', t.tracking_number)
              order by t.id) from return_tracking t where t.return_id = r.id),
          'photos', (select jsonb_agg(f.uid order by f.created_at, f.uid) from return_photo f
            where f.return_id = r.id)) as row
        from return_request r join orders o on o.id = r.order_id where o.customer_id = ${id}
          or (${by.isEmailConfirmed}::boolean and o.customer_id is null and o.website_id = ${website_id}
            and o.email = ${email}) order by r.id`,
    ),
  }
}
