import { sql } from 'kysely'
import { forgetAddressee, listTopics } from '#modules/notifications'
import { recordAudit } from '#modules/site'
import type { Context } from '#src/context'
import type { Db } from '#src/database'
import { subscriberOf } from './confirmation-store.ts'
import { addNoticeJob } from './jobs.ts'
import { lockCustomer } from './store.ts'
import type { CustomerRow } from './tables.ts'

async function rowsOf(db: Db, query: ReturnType<typeof sql<{ row: unknown }>>): Promise<readonly unknown[]> {
  return (await query.execute(db)).rows.map(({ row }) => row)
}

/**
 * Everything the site keeps of a customer, in words they can read; secrets and the payment service's ids are not theirs to carry. What is
 * known by the email alone is theirs when the email is. @source reliability §7 Privacy, docs/decisions/0017
 */
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
      sql`select jsonb_build_object('at', issued_at, 'device', device, 'address', address) as row from customer_token where customer_id = ${id} order by issued_at`,
    ),
    wishlist: await rowsOf(
      db,
      sql`select jsonb_build_object('sku', p.sku, 'size', i.variant_sku, 'note', i.description, 'added_at', i.added_at) as row from wishlist w
        join wishlist_item i on i.wishlist_id = w.id join product p on p.id = i.product_id where w.customer_id = ${id} order by i.id`,
    ),
    stock_alerts: await rowsOf(
      db,
      sql`select jsonb_build_object('size', sku, 'asked_at', created_at, 'answered_at', sent_at) as row from stock_alert
        where customer_id = ${id} or (${by.isEmailConfirmed}::boolean and website_id = ${website_id} and email = ${email}) order by id`,
    ),
    reviews: await rowsOf(
      db,
      sql`select jsonb_build_object('sku', p.sku, 'nickname', r.nickname, 'rating', r.rating, 'summary', r.summary, 'text', r.text, 'state', r.state,
          'written_at', r.created_at) as row from review r join product p on p.id = r.product_id where r.customer_id = ${id} order by r.id`,
    ),
    orders: await rowsOf(
      db,
      sql`select jsonb_build_object('number', o.number, 'placed_at', o.placed_at, 'state', o.state, 'total_cents', o.total_cents, 'currency', o.currency,
          'email', o.email, 'shipping_address', o.shipping_address, 'billing_address', o.billing_address,
          'lines', (select jsonb_agg(jsonb_build_object('name', l.name, 'size', l.size_label, 'quantity', l.quantity, 'row_cents', l.row_cents) order by l.position)
            from order_line l where l.order_id = o.id)) as row
        from orders o where o.customer_id = ${id}
          or (${by.isEmailConfirmed}::boolean and o.customer_id is null and o.website_id = ${website_id} and o.email = ${email}) order by o.id`,
    ),
  }
}

/** How the payment service knows a customer: by number, never by email. */
export function shopperReferenceOf(customerId: number): string {
  return `customer-${customerId}`
}

/** The payment service is told by jobs to forget the cards. */
async function forgetCards(trx: Db, customerId: number): Promise<void> {
  await sql`
    select graphile_worker.add_job('forget-card',
      json_build_object('tokenId', token_id, 'shopperReference', ${shopperReferenceOf(customerId)}::text), max_attempts := 8, job_key := 'forget-card:' || token_id)
    from saved_card where customer_id = ${customerId}`.execute(trx)
  await sql`delete from saved_card where customer_id = ${customerId}`.execute(trx)
}

/**
 * Forgets a customer, in a transaction: profile, addresses, cards, wishlist, subscriptions, sign-ins and open bags go at once. Orders stay for
 * as long as the law asks, without the account. What other calls of it have begun meanwhile waits for this and finds it closed.
 * @throws AppError NOT_AUTHORIZED @source reliability §7 Privacy, failures 101
 */
export async function erase(ctx: Context, trx: Db, id: number): Promise<void> {
  const customer = await lockCustomer(trx, id)
  const { website_id: websiteId, email } = customer
  await recordAudit({ ...ctx, db: trx }, { action: 'account-deleted', target: `customer:${id}` })
  await forgetCards(trx, id)
  await sql`delete from customer_address where customer_id = ${id}`.execute(trx)
  await sql`delete from customer_token where customer_id = ${id}`.execute(trx)
  await sql`delete from password_reset where customer_id = ${id}`.execute(trx)
  await sql`delete from wishlist where customer_id = ${id}`.execute(trx)
  await sql`
    update cart set is_active = false, email = null, shipping_address = null, billing_address = null, nominee = null,
      authority_instructions = null, updated_at = now()
    where customer_id = ${id}`.execute(trx)
  await sql`delete from email_confirmation where customer_id = ${id}`.execute(trx)
  const by = subscriberOf(customer)
  await forgetAddressee(trx, { websiteId, email, by })
  await sql`delete from stock_alert
    where customer_id = ${id} or (${by.isEmailConfirmed}::boolean and website_id = ${websiteId} and email = ${email})`.execute(trx)
  // What they wrote about a style stays, by nobody.
  await sql`update review set customer_id = null, nickname = 'A shopper' where customer_id = ${id}`.execute(trx)
  await sql`
    update customer set email = ${`closed-${id}@closed.invalid`}, firstname = '', lastname = '', middlename = null, prefix = null, suffix = null,
      gender = null, date_of_birth = null, taxvat = null, password_hash = null, closed_at = now(), updated_at = now(),
      email_confirmed_at = null
    where id = ${id}`.execute(trx)
  await sql`insert into erasure (customer_id, website_id) values (${id}, ${websiteId}) on conflict do nothing`.execute(trx)
  await addNoticeJob(trx, { kind: 'account-closed', websiteId, email, requestId: ctx.requestId })
}
