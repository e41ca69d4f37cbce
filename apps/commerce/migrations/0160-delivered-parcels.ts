import { type Kysely, sql } from 'kysely'

/** When a parcel arrived, as its carrier told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shipment add column delivered_at timestamptz`.execute(db)
}
