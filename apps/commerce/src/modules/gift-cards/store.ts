import { sql } from 'kysely'
import type { CartRow, GiftCardFact } from '#modules/cart'
import type { Db } from '#src/composition/database'
import type { GiftCardRow } from './tables.ts'

/** A gift card, and whether it can pay now. */
export type JudgedCard = GiftCardRow & { readonly isExpired: boolean }

/** The cards with these codes on a site, expired ones too; no statement without codes. */
export async function findCards(db: Db, websiteId: number, codes: readonly string[]): Promise<JudgedCard[]> {
  if (codes.length === 0) return []
  return db
    .selectFrom('gift_card')
    .selectAll()
    .select(sql<boolean>`coalesce(expires_at <= shop_now(), false)`.as('isExpired'))
    .where(sql<boolean>`code = any(${[...codes]}::text[])`)
    .where('website_id', '=', websiteId)
    .execute()
}

/** What the card can pay in this currency, in cents; 0 when it is void, expired or empty. */
export function usableCents(card: JudgedCard, currency: GiftCardRow['currency']): number {
  return card.state === 'active' && !card.isExpired && card.currency === currency ? card.balance_cents : 0
}

/** The gift cards of a cart that can pay, in order of applying. [R3.14, A24] */
export async function giftCardFacts(db: Db, cart: CartRow): Promise<readonly GiftCardFact[]> {
  const cards = await findCards(db, cart.website_id, cart.gift_card_codes)
  const byCode = new Map(cards.map((card) => [card.code, card]))
  return cart.gift_card_codes.flatMap((code) => {
    const card = byCode.get(code)
    const balanceCents = card ? usableCents(card, cart.currency) : 0
    return card && balanceCents > 0 ? [{ code, balanceCents, expiresAt: card.expires_at ?? undefined }] : []
  })
}
