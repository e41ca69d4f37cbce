import { type Kysely, sql } from 'kysely'

/** What the payment service tells of a card, for the risk of an order. [decision 124] */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table payment_attempt add column card_alias text, add column card_country text;
      create index payment_attempt_card on payment_attempt (card_alias, created_at) where card_alias is not null;
    `)
    .execute(db)
}
