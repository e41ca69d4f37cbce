import { type Kysely, sql } from 'kysely'

/** Staff block gift cards and adjust their balances, with a reason. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      alter table gift_card drop constraint gift_card_state,
        add constraint gift_card_state check (state in ('active', 'blocked', 'void'));
      alter table gift_card_entry
        add column reason text,
        add column key text,
        drop constraint gift_card_entry_kind_check,
        drop constraint gift_card_entry_sign,
        add constraint gift_card_entry_kind_check
          check (kind in ('issue', 'hold', 'capture', 'release', 'refund', 'move', 'adjust')),
        add constraint gift_card_entry_sign check (
          case kind when 'hold' then cents < 0 when 'move' then cents < 0 when 'capture' then cents = 0
            when 'adjust' then cents <> 0 else cents > 0 end),
        add constraint gift_card_entry_reason check ((kind = 'adjust') = (reason is not null and key is not null));
      create unique index gift_card_entry_key on gift_card_entry (gift_card_id, key) where key is not null;
    `)
    .execute(db)
}
