import { sql } from 'kysely'
import type { Db } from '#src/platform/database'
import type { CartRow } from '#tables/cart'
import type { GiftCardRow } from './tables.ts'

export type CardWithExpiry = GiftCardRow & { readonly isExpired: boolean }

/** Includes expired cards. */
export async function findCards(db: Db, websiteId: number, codes: readonly string[]): Promise<CardWithExpiry[]> {
  if (codes.length === 0) return []
  return db
    .selectFrom('gift_card')
    .selectAll()
    .select(sql<boolean>`coalesce(expires_at <= shop_now(), false)`.as('isExpired'))
    .where(sql<boolean>`code = any(${[...codes]}::text[])`)
    .where('website_id', '=', websiteId)
    .execute()
}

export async function replacePinHash(db: Db, { id, pin_hash: before }: GiftCardRow, pinHash: string): Promise<void> {
  await db
    .updateTable('gift_card')
    .set({ pin_hash: pinHash })
    .where('id', '=', id)
    .where('pin_hash', '=', before)
    .execute()
}

/** 0 also when void, expired or in another currency. */
export function usableCents(
  card: Pick<CardWithExpiry, 'state' | 'isExpired' | 'currency' | 'balance_cents'>,
  currency: GiftCardRow['currency'],
): number {
  return card.state === 'active' && !card.isExpired && card.currency === currency ? card.balance_cents : 0
}

type CardInCart = Pick<CardWithExpiry, 'code' | 'state' | 'currency' | 'balance_cents' | 'isExpired'> & {
  readonly expires_at: Date | string | null
}

interface UsableCard {
  readonly code: string
  readonly balanceCents: number
  readonly expiresAt: Date | undefined
}

function toFacts(cards: readonly CardInCart[], cart: CartRow): readonly UsableCard[] {
  const byCode = new Map(cards.map((card) => [card.code, card]))
  return cart.gift_card_codes.flatMap((code) => {
    const card = byCode.get(code)
    const balanceCents = card ? usableCents(card, cart.currency) : 0
    return card && balanceCents > 0
      ? [{ code, balanceCents, expiresAt: card.expires_at ? new Date(card.expires_at) : undefined }]
      : []
  })
}

/** In order of application. [R3.14, A24] */
export async function giftCardFacts(db: Db, cart: CartRow): Promise<readonly UsableCard[]> {
  return toFacts(await findCards(db, cart.website_id, cart.gift_card_codes), cart)
}

/** Parse with `readGiftCardFacts`. */
export const giftCardsOfCartSql = sql`case when cart.gift_card_codes <> '{}' then (
  select coalesce(json_agg(found), '[]') from (
    select g.code, g.state, g.currency, g.balance_cents, g.expires_at, coalesce(g.expires_at <= shop_now(),
      false) as "isExpired"
    from gift_card g where g.website_id = cart.website_id and g.code = any(cart.gift_card_codes)) found) end`

export function readGiftCardFacts(found: unknown, cart: CartRow): readonly UsableCard[] {
  return toFacts(found as readonly CardInCart[], cart)
}
