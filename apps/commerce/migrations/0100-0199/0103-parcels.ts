import { type Kysely, sql } from 'kysely'

/** A parcel of an order is known by its carrier and tracking number, so that a repeated command finds it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      create unique index shipment_tracking on shipment (order_id, carrier_code, tracking_number)
        where tracking_number is not null;
    `)
    .execute(db)
}
