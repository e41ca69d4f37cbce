import { type Kysely, sql } from 'kysely'

/**
 * Indexes for retention and for the orders of a cart. None covers a column that ordinary updates write, which would
 * cost an index write each. [decision 88]
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create index cart_guest_created on cart (created_at) where customer_id is null and locked_by_order is null;
      create index orders_cart on orders (cart_id);
      create index idempotency_created on idempotency (created_at);
      create index customer_token_started on customer_token (family_started_at);
      create index password_reset_expires on password_reset (expires_at);
      create index email_confirmation_expires on email_confirmation (expires_at);
      create index stock_alert_sent on stock_alert (sent_at) where sent_at is not null;
      create index stock_alert_unsent_created on stock_alert (created_at) where sent_at is null;
      create index mail_unsent_created on mail (created_at) where sent_at is null;
    `)
    .execute(db)
}
