import { type Kysely, sql } from 'kysely'

/** Adds the `move` entry: a refund to a void gift card moves on to its replacement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table gift_card_entry drop constraint gift_card_entry_kind_check, drop constraint gift_card_entry_sign,
        add constraint gift_card_entry_kind_check check (kind in ('issue', 'hold', 'capture', 'release', 'refund', 'move')),
        add constraint gift_card_entry_sign check (
          case kind when 'hold' then cents < 0 when 'move' then cents < 0 when 'capture' then cents = 0 else cents > 0 end);
    `)
    .execute(db)
}
