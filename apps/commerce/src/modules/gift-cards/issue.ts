import { sql } from 'kysely'
import type { SigningSecrets } from '#src/platform/config'
import type { Db } from '#src/platform/database'
import { hashesOfPin, newCode, newPin } from './codes.ts'
import type { GiftCardRow, Greeting } from './tables.ts'

/** `cents` in the site's currency. */
export interface NewGiftCard {
  readonly websiteId: number
  readonly currency: GiftCardRow['currency']
  readonly cents: number
  readonly expiresAt: Date | undefined
  readonly bought?: {
    readonly orderLineId: number
    readonly piece: number
    readonly greeting: Greeting
    readonly deliverAt: Date
  }
}

/** The PIN in clear is not stored. */
export interface IssuedCard {
  readonly card: GiftCardRow
  readonly pin: number
}

/** Skips pieces that were issued before. */
export async function issueGiftCards(
  db: Db,
  secrets: SigningSecrets,
  cards: readonly NewGiftCard[],
): Promise<readonly IssuedCard[]> {
  const pins = new Map<string, number>()
  const wanted = cards.map(({ bought, ...card }) => {
    const code = newCode()
    const pin = newPin()
    pins.set(code, pin)
    return {
      code,
      pin_hash: hashesOfPin(secrets, code, pin),
      website_id: card.websiteId,
      currency: card.currency,
      balance_cents: card.cents,
      expires_at: card.expiresAt ?? null,
      order_line_id: bought?.orderLineId ?? null,
      piece: bought?.piece ?? null,
      greeting: bought?.greeting ?? null,
      deliver_at: bought?.deliverAt ?? null,
    }
  })
  const { rows } = await sql<GiftCardRow>`
    with issued as (
      insert into gift_card (code, pin_hash, website_id, currency, balance_cents, expires_at, state, order_line_id,
        piece, greeting, deliver_at)
      select code, pin_hash, website_id, currency, balance_cents, expires_at, 'active', order_line_id, piece,
        greeting, deliver_at
      from jsonb_populate_recordset(null::gift_card, ${JSON.stringify(wanted)}::jsonb)
      on conflict (order_line_id, piece) do nothing returning *),
    noted as (insert into gift_card_entry (gift_card_id, kind, cents) select id, 'issue', balance_cents from issued
      order by id)
    select * from issued order by id`.execute(db)
  return rows.map((card) => ({ card, pin: pins.get(card.code) ?? 0 }))
}
